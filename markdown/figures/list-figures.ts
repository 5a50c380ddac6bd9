import type { Root } from "mdast";
import type { LeafDirective } from "mdast-util-directive";
import { visit } from "unist-util-visit";
import { toText } from "../plain-text.ts";

/** A figure that a text asks for. */
export interface Figure {
  node: LeafDirective;
  /** Which one; null where the text names none. */
  name: string | null;
  /** The id that the text asks for; null for none. */
  asked: string | null;
  /** How it stands at first, by a name of its own; null as it does by itself. */
  preset: string | null;
  /** What it shows, in plain words. */
  caption: string;
  /** Attributes that mean nothing. */
  unknown: string[];
  /** Whether it stands in a list, a quotation or a note. */
  isNested: boolean;
}

const KNOWN_ATTRIBUTES = new Set(["id", "name", "preset"]);

/** The figures of a text in their order. */
export function listFigures(root: Root): Figure[] {
  const figures: Figure[] = [];
  visit(root, "leafDirective", (node, _, parent) => {
    const { name, id, preset } = node.attributes ?? {};
    figures.push({
      node,
      name: name || null,
      asked: id || null,
      preset: preset || null,
      caption: node.children.map(toText).join("").trim(),
      unknown: Object.keys(node.attributes ?? {}).filter((attribute) => !KNOWN_ATTRIBUTES.has(attribute)),
      isNested: parent?.type !== "root",
    });
  });
  return figures;
}
