import type { EntryFile } from "../content/entry-file.ts";
import type { Heading } from "./read-markdown.ts";

/** Headings carry an id each, go down by one level at a time and begin with the second, a guide's with the first. */
export function checkHeadings(
  { type }: EntryFile,
  headings: readonly Heading[],
  report: (problem: string) => void,
): void {
  let before = type === "guide" ? 0 : 1;
  const ids = new Set<string>();
  for (const { depth, id, title } of headings) {
    if (depth > before + 1)
      report(`text: expected a heading of level ${before + 1} at most, got level ${depth}: "${title}"`);
    before = depth;
    const needsId = type === "guide" ? depth === 1 : true;
    if (id === null && needsId) report(`text: expected an id, like {#an-id}, at the heading "${title}", got none`);
    if (id !== null && ids.has(id)) report(`text: expected an id of its own for each heading, got {#${id}} again`);
    if (id !== null) ids.add(id);
  }
}
