import type { Definition, FootnoteReference, Nodes, Root, RootContent } from "mdast";
import { visit } from "unist-util-visit";
import { listHeadings } from "../headings/list-headings.ts";
import { toLines, toText } from "../plain-text.ts";
import { toTermId } from "../terms/term-address.ts";

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
const SKIPPED = new Set<Nodes["type"]>([
  ...(["html", "definition", "footnoteDefinition", "leafDirective", "thematicBreak", "yaml"] as const),
]);

/** Of these words so many are in links: what only leads on answers nothing. */
const MOST_IN_LINKS = 0.6;

/**
 * Cuts Markdown, parsed as `root`, into passages. `idPrefix` tells texts of one page apart, as it does where they are
 * rendered.
 */
export function cutPassages(root: Root, markdown: string, idPrefix = ""): Passage[] {
  const definitions = root.children.filter((block) => block.type === "definition");
  const headings = new Map<Nodes, Passage["heading"]>(
    listHeadings(root, idPrefix && `${idPrefix}-`).map(({ node, title, id }) => [node, { title, id }]),
  );
  const passages: Passage[] = [];
  let heading: Passage["heading"] = null;
  let blocks: RootContent[] = [];
  let length = 0;
  const close = () => {
    if (blocks.length > 0 && !leadsOnOnly(blocks)) passages.push(toPassage(blocks, heading));
    blocks = [];
    length = 0;
  };
  for (const block of root.children) {
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

  function toPassage(blocks: readonly RootContent[], heading: Passage["heading"]): Passage {
    const quoted = blocks.map((block) => withoutNotes(block, markdown)).join("\n\n");
    const isUsed = ({ label }: Definition) => label && quoted.includes(`[${label}]`);
    const links = definitions.filter(isUsed).map((each) => markdown.slice(startOf(each), endOf(each)));
    return { heading, markdown: [quoted, ...links].join("\n\n"), text: blocks.flatMap(toLines).join("\n") };
  }
}

/** Formulas are no words, and belong to what is said about them. */
function isQuoted(block: RootContent): boolean {
  return block.type === "math" || (!SKIPPED.has(block.type) && toText(block).trim() !== "");
}

/** A formula, and what a sentence announces with a colon, are not parted from what stands before them. */
function belongsTo(before: RootContent | undefined, block: RootContent): boolean {
  if (before === undefined) return false;
  return block.type === "math" || (block.type !== "paragraph" && /[:：]\s*$/.test(toText(before)));
}

/** Lists of links, with remarks or without, and what is hardly more than links. */
function leadsOnOnly(blocks: readonly RootContent[]): boolean {
  const links = blocks.flatMap(listLinks);
  if (measure(links) > MOST_IN_LINKS * measure(blocks)) return true;
  const items = blocks.flatMap((block) => (block.type === "list" ? block.children : [null]));
  return items.every((item) => {
    const line = item?.children[0];
    const first = line && "children" in line ? line.children[0] : undefined;
    return first !== undefined && leadsOn(first);
  });
}

function listLinks(block: RootContent): Nodes[] {
  const links: Nodes[] = [];
  visit(block, (node) => {
    if (leadsOn(node)) links.push(node);
  });
  return links;
}

/** Links to the glossary say what a word means, and stand in every text. */
function leadsOn(node: Nodes): boolean {
  return node.type === "linkReference" || (node.type === "link" && toTermId(node.url) === null);
}

function measure(nodes: readonly Nodes[]): number {
  const text = nodes.flatMap(toLines).join(" ");
  return text.length + (LETTERS_IN_DENSE - 1) * (text.match(DENSE) ?? []).length;
}

/** Notes stand at the end of the whole text: a block is quoted without the signs that point there. */
function withoutNotes(block: RootContent, markdown: string): string {
  const notes: FootnoteReference[] = [];
  visit(block, "footnoteReference", (note) => void notes.push(note));
  const starts = [startOf(block), ...notes.map(endOf)];
  const ends = [...notes.map(startOf), endOf(block)];
  return starts.map((start, index) => markdown.slice(start, ends[index])).join("");
}

function startOf(node: Nodes): number {
  return node.position?.start.offset ?? 0;
}

function endOf(node: Nodes): number {
  return node.position?.end.offset ?? 0;
}
