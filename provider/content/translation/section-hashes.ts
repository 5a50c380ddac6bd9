import { cutSections, hashAsWritten, hashSection, type Section } from "./cut-sections.ts";

/** The sections of a text as a translation follows them: id, title, what changes with the words, and with all that is written. */
export type SectionHash = { id: string; title: string; hash: string; asWritten: string };

/**
 * The sections of a file as it is written, facts not put in: the words of its fields together (`fields`), then what stands
 * below each heading. `words` are the fields that stand in every language.
 */
export function listSections(data: unknown, markdown: string, words: ReadonlySet<string>): Section[] {
  const fields = isFields(data) ? Object.entries(data).filter(([field]) => words.has(field)) : [];
  return [{ id: "fields", title: "", text: JSON.stringify(fields.sort(byName)) }, ...cutSections(markdown)];
}

/** The same, of which only what changes is left. */
export function hashSections(data: unknown, markdown: string, words: ReadonlySet<string>): SectionHash[] {
  return listSections(data, markdown, words).map(({ id, title, text }) => ({ id, title, ...hashesOf(text) }));
}

/** Of a section: what stamps note now, and what they noted once. */
export function hashesOf(text: string): Pick<SectionHash, "hash" | "asWritten"> {
  return { hash: hashSection(text), asWritten: hashAsWritten(text) };
}

function byName([one]: [string, unknown], [other]: [string, unknown]): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

function isFields(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
