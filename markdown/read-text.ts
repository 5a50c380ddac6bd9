import type { Heading, Nodes, Root, RootContent } from "mdast";
import { visit } from "unist-util-visit";
import { type CalloutKind, findCallout } from "./callouts.ts";
import { type Figure, listFigures } from "./figures/list-figures.ts";
import { listFootnoteIds } from "./footnote-ids.ts";
import { takeAskedId } from "./headings/heading-ids.ts";
import { readHeading } from "./plain-text.ts";

/** What a text, or a part of it, consists of, in its order. */
export interface TextContent {
  /** `id` is what is written behind the title. */
  headings: { depth: number; id: string | null; title: string }[];
  /** Addresses of links and definitions. */
  links: string[];
  images: { url: string; alt: string }[];
  /** Blocks and spans of code, whole. */
  code: string[];
  /** What is read: no code, no formulas, no addresses; a paragraph, cell, heading or caption a line. */
  prose: string[];
  /** What stands out in it: words in italics or bold. */
  emphasized: string[];
  /** The words in bold among them. */
  bold: string[];
}

/** A figure, without its place in the tree. */
type ReadFigure = Omit<Figure, "node">;

/** What stands below one heading of the first or second level, whose words are the first of its prose. */
export interface TextSection extends TextContent {
  /** The heading's; `head` before the first, `section-{n}` where it has none. */
  id: string;
  /** The callout that it begins with. */
  callout: CalloutKind | null;
  figures: ReadFigure[];
}

export interface ReadText extends TextContent {
  sections: TextSection[];
  figures: ReadFigure[];
  /** The ids of footnotes on the page. */
  footnoteIds: string[];
}

/** Reads what texts are held to. */
export function readText(root: Root): ReadText {
  const footnoteIds = listFootnoteIds(root);
  return {
    ...readBlocks(root.children),
    sections: listSections(root.children),
    figures: readFigures(root.children),
    footnoteIds,
  };
}

function listSections(blocks: readonly RootContent[]): TextSection[] {
  const cuts = blocks.flatMap((block, index) =>
    block.type === "heading" && block.depth <= 2 ? [{ block, index }] : [],
  );
  const head = blocks.slice(0, cuts[0]?.index);
  const sections = cuts.map(({ block, index }, place) => {
    const below = blocks.slice(index + 1, cuts[place + 1]?.index);
    const content = readBlocks(below);
    const [first] = below;
    const callout = first?.type === "blockquote" ? (findCallout(first)?.kind ?? null) : null;
    const id = readHeading(block).asked ?? `section-${place + 1}`;
    return { ...content, prose: [toProseOfHeading(block), ...content.prose], id, callout, figures: readFigures(below) };
  });
  return head.length === 0
    ? sections
    : [{ ...readBlocks(head), id: "head", callout: null, figures: readFigures(head) }, ...sections];
}

function readFigures(blocks: readonly RootContent[]): ReadFigure[] {
  return listFigures({ type: "root", children: [...blocks] }).map(({ node: _, ...figure }) => figure);
}

function readBlocks(blocks: readonly RootContent[]): TextContent {
  const read: TextContent = { headings: [], links: [], images: [], code: [], prose: [], emphasized: [], bold: [] };
  const part: Root = { type: "root", children: [...blocks] };
  visit(part, (node, index, parent) => {
    switch (node.type) {
      case "heading":
        read.headings.push(describeHeading(node));
        read.prose.push(toProseOfHeading(node));
        break;
      case "paragraph": {
        const callout = index === 0 && parent?.type === "blockquote" ? findCallout(parent) : null;
        read.prose.push(toProse(node).slice(callout?.marker.length));
        break;
      }
      case "tableCell":
      case "leafDirective":
        read.prose.push(toProse(node));
        break;
      case "strong":
        read.bold.push(toProse(node));
        read.emphasized.push(toProse(node));
        break;
      case "emphasis":
        read.emphasized.push(toProse(node));
        break;
      case "link":
      case "definition":
        read.links.push(node.url);
        break;
      case "image":
        read.images.push({ url: node.url, alt: node.alt ?? "" });
        break;
      case "code":
      case "inlineCode":
        read.code.push(node.value);
        break;
    }
  });
  return read;
}

function describeHeading(heading: Heading): TextContent["headings"][number] {
  const { title, asked } = readHeading(heading);
  return { depth: heading.depth, id: asked ?? null, title };
}

function toProseOfHeading(heading: Heading): string {
  const words = toProse(heading);
  return readHeading(heading).asked === undefined ? words : takeAskedId(words).words;
}

/** The words of a node, without code. */
function toProse(node: Nodes): string {
  if (node.type === "text") return node.value;
  if (node.type === "break") return "\n";
  return "children" in node ? node.children.map(toProse).join("") : "";
}
