import type { Root } from "mdast";
import { visit } from "unist-util-visit";

/** The id of the title above all notes. */
export const FOOTNOTES_ID = "footnote-label";

/** The ids that a text's footnotes have on its page, without prefix: those of notes that are called, and of their calls. */
export function listFootnoteIds(root: Root): string[] {
  const called = new Set<string>();
  visit(root, "footnoteReference", ({ identifier }) => void called.add(identifier));
  const ids = [...called].flatMap((label) => [`fn-${label}`, `fnref-${label}`]);
  return ids.length === 0 ? [] : [FOOTNOTES_ID, ...ids];
}
