import { hash } from "node:crypto";

/** A part of a text: what stands below one heading. `id` is the heading's, `head` before the first. */
export type Section = { id: string; title: string; text: string };

const FENCE = /^ {0,3}(`{3,}|~{3,})/;
const ID = /\s*\{#([a-z0-9]+(?:-[a-z0-9]+)*)\}\s*$/;
const HASH_LENGTH = 8;

/** Cuts Markdown at its headings of the first and second level. What stands before them is the section `head`. */
export function cutSections(markdown: string): Section[] {
  const sections: Section[] = [{ id: "head", title: "", text: "" }];
  let fence: string | null = null;
  for (const line of markdown.split("\n")) {
    const mark = FENCE.exec(line)?.[1];
    if (mark && (fence === null || mark.startsWith(fence))) fence = fence === null ? mark : null;
    const heading = fence === null ? /^##? +(.*)$/.exec(line)?.[1] : undefined;
    const current = sections.at(-1);
    if (heading !== undefined) {
      const id = ID.exec(heading)?.[1] ?? `section-${sections.length}`;
      sections.push({ id, title: heading.replace(ID, ""), text: heading });
    } else if (current) current.text += `\n${line}`;
  }
  return sections.filter(({ id, text }) => id !== "head" || text.trim() !== "");
}

/** What changes when the words of a section change, and not when their lines are broken otherwise. */
export function hashSection(text: string): string {
  return hash("sha256", text.replaceAll(/\s+/g, " ").trim()).slice(0, HASH_LENGTH);
}
