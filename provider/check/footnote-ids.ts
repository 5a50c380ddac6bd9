import type { ContentType } from "../content/content-types.ts";

/** The labels of a text's footnotes: what stands in `[^1]`, and in `[^1]:` where the note is. */
export type FootnoteLabels = { called: ReadonlySet<string>; noted: ReadonlySet<string> };

const CODE = /^ {0,3}(`{3,})[\s\S]*?^ {0,3}\1`*[ \t]*$|`[^`\n]+`/gm;
const NOTE = /^ {0,3}\[\^([^\]\s]+)\]:/gm;
const CALL = /\[\^([^\]\s]+)\]/g;
/** The heading above all notes. */
const HEADING_ID = "footnote-label";

/** The labels in Markdown, code left out. */
export function readFootnotes(markdown: string): FootnoteLabels {
  const text = markdown.replaceAll(CODE, "");
  const labelsBy = (pattern: RegExp, within: string) =>
    new Set([...within.matchAll(pattern)].map(([, label = ""]) => label.toLowerCase()));
  return { called: labelsBy(CALL, text.replaceAll(NOTE, "")), noted: labelsBy(NOTE, text) };
}

/** The ids that the site gives to footnotes. In guides they carry the name of the step, which no text can know. */
export function footnoteIds(type: ContentType, { called, noted }: FootnoteLabels): string[] {
  if (type === "guide") return [];
  const labels = [...called].filter((label) => noted.has(label));
  if (labels.length === 0) return [];
  return [HEADING_ID, ...labels.flatMap((label) => [`fn-${label}`, `fnref-${label}`])];
}
