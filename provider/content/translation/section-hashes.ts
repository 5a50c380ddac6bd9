import { cutSections, hashSection } from "./cut-sections.ts";

/** The sections of a text as a translation follows them: id, title and what changes with the words. */
export type SectionHash = { id: string; title: string; hash: string };

/**
 * The sections of a file as it is written, facts not put in: the words of its fields together (`fields`), then what stands
 * below each heading. `words` are the fields that stand in every language.
 */
export function hashSections(data: unknown, markdown: string, words: ReadonlySet<string>): SectionHash[] {
  const fields = isFields(data) ? Object.entries(data).filter(([field]) => words.has(field)) : [];
  const sections = cutSections(markdown).map(({ id, title, text }) => ({ id, title, hash: hashSection(text) }));
  return [{ id: "fields", title: "", hash: hashSection(JSON.stringify(fields.sort(byName))) }, ...sections];
}

function byName([one]: [string, unknown], [other]: [string, unknown]): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

function isFields(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
