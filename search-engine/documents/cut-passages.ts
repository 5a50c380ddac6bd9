import { listHeadingIds, takeAskedId } from "@learn-bittensor/contract/heading-ids";
import { type MarkdownNode, toLines, toText } from "./read-markdown.ts";

/** A piece of a text as it stands there: some blocks below one heading. */
export type Passage = {
  /** What the heading says, and the id that it has on its page; null above the first heading. */
  heading: { title: string; id: string } | null;
  /** The blocks as they are written. */
  markdown: string;
  /** Their words. */
  text: string;
};

/** Blocks below one heading make one passage up to so many letters; a longer block is one by itself. */
const LONGEST = 700;
/** A character of these says as much as so many letters. */
const DENSE = /[\p{Script=Han}\p{Script=Hangul}]/gu;
const LETTERS_IN_DENSE = 2;

/** Blocks that say nothing by themselves. */
const SKIPPED = new Set(["html", "definition", "footnoteDefinition", "thematicBreak", "yaml"]);

/** Of these words so many are in links: what only leads on answers nothing. */
const MOST_IN_LINKS = 0.6;

/**
 * Cuts Markdown, parsed as `root`, into passages. `idPrefix` tells texts of one page apart, as it does where they are
 * rendered.
 */
export function cutPassages(root: MarkdownNode, markdown: string, idPrefix = ""): Passage[] {
  const definitions = (root.children ?? []).filter(({ type }) => type === "definition");
  const headings = listHeadings(root, idPrefix && `${idPrefix}-`);
  const passages: Passage[] = [];
  let heading: Passage["heading"] = null;
  let blocks: MarkdownNode[] = [];
  let length = 0;
  const close = () => {
    if (blocks.length > 0 && !leadsOnOnly(blocks)) passages.push(toPassage(blocks, heading));
    blocks = [];
    length = 0;
  };
  for (const block of root.children ?? []) {
    const next = headings.get(block);
    if (next) {
      close();
      heading = next;
    } else if (isQuoted(block)) {
      const added = measure([block]);
      if (!belongsTo(blocks.at(-1), block) && length + added > LONGEST) close();
      blocks.push(block);
      length += added;
    }
  }
  close();
  return passages;

  function toPassage(blocks: readonly MarkdownNode[], heading: Passage["heading"]): Passage {
    const quoted = blocks.map((block) => withoutNotes(block, markdown)).join("\n\n");
    const used = definitions.filter(({ label }) => label && quoted.includes(`[${label}]`));
    const links = used.map((definition) => markdown.slice(startOf(definition), endOf(definition)));
    return { heading, markdown: [quoted, ...links].join("\n\n"), text: blocks.flatMap(toLines).join("\n") };
  }
}

/** The headings of the page that begin a section, with their titles and ids; those within quotations have an id, too. */
function listHeadings(root: MarkdownNode, idPrefix: string): Map<MarkdownNode, { title: string; id: string }> {
  const nodes = nodesOf(root).filter(({ type }) => type === "heading");
  const asked = nodes.map((node) => takeAskedId(toText(node).trimEnd()));
  const ids = listHeadingIds(
    asked.map(({ words, asked }) => ({ title: words, asked })),
    idPrefix,
  );
  return new Map(nodes.map((node, index) => [node, { title: asked[index]?.words ?? "", id: ids[index] ?? "" }]));
}

function nodesOf(node: MarkdownNode): MarkdownNode[] {
  return [node, ...(node.children ?? []).flatMap(nodesOf)];
}

/** Formulas are no words, and belong to what is said about them. */
function isQuoted(block: MarkdownNode): boolean {
  return block.type === "math" || (!SKIPPED.has(block.type) && toText(block).trim() !== "");
}

/** A formula, and what a sentence announces with a colon, are not parted from what stands before them. */
function belongsTo(before: MarkdownNode | undefined, block: MarkdownNode): boolean {
  if (before === undefined) return false;
  return block.type === "math" || (block.type !== "paragraph" && /[:：]\s*$/.test(toText(before)));
}

/** Lists of links, with remarks or without, and what is hardly more than links. */
function leadsOnOnly(blocks: readonly MarkdownNode[]): boolean {
  const links = blocks.flatMap(nodesOf).filter(leadsOn);
  if (measure(links) > MOST_IN_LINKS * measure(blocks)) return true;
  const items = blocks.flatMap((block) => (block.type === "list" ? (block.children ?? []) : [null]));
  return items.every((item) => item?.children?.[0]?.children?.[0] && leadsOn(item.children[0].children[0]));
}

/** Links to the glossary say what a word means, and stand in every text. */
function leadsOn({ type, url }: MarkdownNode): boolean {
  return type === "linkReference" || (type === "link" && !url?.includes("/glossary#"));
}

function measure(blocks: readonly MarkdownNode[]): number {
  const text = blocks.flatMap(toLines).join(" ");
  return text.length + (LETTERS_IN_DENSE - 1) * (text.match(DENSE) ?? []).length;
}

/** Notes stand at the end of the whole text: a block is quoted without the signs that point there. */
function withoutNotes(block: MarkdownNode, markdown: string): string {
  const notes = nodesOf(block).filter(({ type }) => type === "footnoteReference");
  const starts = [startOf(block), ...notes.map(endOf)];
  const ends = [...notes.map(startOf), endOf(block)];
  return starts.map((start, index) => markdown.slice(start, ends[index])).join("");
}

function startOf(node: MarkdownNode | undefined): number {
  return node?.position?.start.offset ?? 0;
}

function endOf(node: MarkdownNode | undefined): number {
  return node?.position?.end.offset ?? 0;
}
