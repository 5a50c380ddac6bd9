import { splitFrontMatter } from "../content/front-matter.ts";
import { cutSections } from "../content/translation/cut-sections.ts";

const CITATION = /\{fact:([a-z0-9-]+)/g;

/** The facts that each section of a file cites, as it is written; `fields` are those above the text, or of a file without one. */
export function factsBySection(text: string): Map<string, string[]> {
  const parts = splitFrontMatter(text) ?? { yaml: text, body: "" };
  const sections = cutSections(parts.body).map(({ id, text: below }) => [id, citedIn(below)] as const);
  return new Map([["fields", citedIn(parts.yaml)], ...sections]);
}

function citedIn(text: string): string[] {
  return [...new Set([...text.matchAll(CITATION)].map(([, id = ""]) => id))];
}
