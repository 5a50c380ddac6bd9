import { isPlainId } from "@learn-bittensor/markdown/heading-ids";
import type { ReadText } from "@learn-bittensor/markdown/read-text";
import type { EntryFile } from "../content/entry-file.ts";

/**
 * Headings carry an id each, go down by one level at a time and begin with the second, a guide's with the first. Figures may have
 * one. No id stands twice.
 */
export function checkHeadings(
  { type }: EntryFile,
  { headings, figures }: Pick<ReadText, "headings" | "figures">,
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
    if (id !== null) checkId(id);
  }
  for (const { asked } of figures) if (asked !== null) checkId(asked);

  function checkId(id: string): void {
    if (!isPlainId(id)) report(`text: expected an id of small letters, digits and hyphens, got {#${id}}`);
    if (ids.has(id)) report(`text: expected an id of its own for each heading and figure, got {#${id}} again`);
    ids.add(id);
  }
}
