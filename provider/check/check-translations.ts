import { DEFAULT_LOCALE } from "@learn-bittensor/contract/locales";
import type { ContentFile } from "../content/content-files.ts";
import { keyOf } from "../content/content-place.ts";
import { FOLLOWED } from "../content/content-types.ts";
import type { EntryFile } from "../content/entry-file.ts";
import { splitFrontMatter } from "../content/front-matter.ts";
import type { Report } from "../content/report.ts";
import { compareTranslation, isAsStamped } from "../content/translation/compare-translation.ts";
import { cutSections } from "../content/translation/cut-sections.ts";
import type { ReadFile } from "./read-files.ts";

const CITATION = /\{fact:([a-z0-9-]+)/g;

/**
 * Translations note which English they follow, and have its headings, commands, figures and facts. A section that the English has left
 * behind is a warning and no more; all others are held to theirs. `written` are the files as they are, facts not put in.
 */
export function checkTranslations(
  files: readonly ReadFile[],
  written: readonly ContentFile[],
  report: Report,
  warn: Report,
): void {
  const texts = new Map(written.map(({ path, text }) => [path, text]));
  const originals = new Map(files.filter(({ locale }) => locale === DEFAULT_LOCALE).map((file) => [keyOf(file), file]));
  const factsOf = ({ path }: EntryFile) => factsBySection(texts.get(path) ?? "");
  for (const file of files) {
    const original = originals.get(keyOf(file));
    if (file.locale === DEFAULT_LOCALE || !original || !FOLLOWED.has(file.type)) continue;
    const reportHere = (problem: string) => report(file.path, problem);
    const isCurrent = checkStamp(file, original, reportHere, (problem) => warn(file.path, problem));
    compareSections(file, original, isCurrent, reportHere);
    const own = factsOf(file);
    for (const [id, facts] of factsOf(original)) {
      const missing = isCurrent(id) ? facts.filter((fact) => !own.get(id)?.includes(fact)) : [];
      if (missing.length > 0) {
        reportHere(`${placeOf(id)}: expected the facts of the English text, got none of ${missing.join(", ")}`);
      }
    }
  }
}

/** The facts that each section of a file cites, as it is written; `fields` are those above the text, or of a file without one. */
function factsBySection(text: string): Map<string, string[]> {
  const parts = splitFrontMatter(text) ?? { yaml: text, body: "" };
  const sections = cutSections(parts.body).map(({ id, text: below }) => [id, citedIn(below)] as const);
  return new Map([["fields", citedIn(parts.yaml)], ...sections]);
}

function citedIn(text: string): string[] {
  return [...new Set([...text.matchAll(CITATION)].map(([, id = ""]) => id))];
}

/** Tells which sections of the English text are as they were when it was translated: all, where nobody noted it. */
function checkStamp(
  file: EntryFile,
  original: EntryFile,
  report: (problem: string) => void,
  warn: (problem: string) => void,
): (id: string) => boolean {
  const state = stateOf(file, original);
  if (!state) {
    report("translatedFrom: expected the English text it follows (write it with --stamp), got nothing");
    return () => true;
  }
  const { changed, sectionCount } = state;
  if (changed.length > 0) {
    warn(
      `translatedFrom: expected the English text of today, got one of which ${changed.length} of ${sectionCount} sections have changed`,
    );
  }
  const stamp = stampOf(file) ?? {};
  const today = new Map(original.sectionHashes.map((section) => [section.id, section]));
  return (id) => {
    const section = today.get(id);
    // What neither the English had then nor has now is the translation's own, and is held to it too.
    return section ? isAsStamped(stamp[id], section) : stamp[id] === undefined;
  };
}

/** Headings, commands and figures of the sections that are current, one after the other. */
function compareSections(
  file: ReadFile,
  original: ReadFile,
  isCurrent: (id: string) => boolean,
  report: (problem: string) => void,
): void {
  const [own, theirs] = [file, original].map(({ text }) => text.sections.filter(({ id }) => isCurrent(id)));
  const [ids, expected] = [own, theirs].map((sections) =>
    sections?.flatMap(({ id, headings }) => [id, ...headings.map((heading) => heading.id ?? "")]).join(", "),
  );
  if (ids !== expected) report(`text: expected the headings of the English text, ${expected}, got ${ids}`);
  for (const { id, code: commands } of theirs ?? []) {
    const has = new Set(own?.find((section) => section.id === id)?.code.map(withoutComments));
    for (const code of commands.filter((code) => code.includes("btcli") && !has.has(withoutComments(code))))
      report(
        `${placeOf(id)}: expected the commands of the English text, got none like ${JSON.stringify(code.slice(0, 60))}`,
      );
  }
  for (const { id, figures } of theirs ?? []) {
    const translated = own?.find((section) => section.id === id);
    if (!translated) continue;
    const [drawn, expectedFigures] = [listAsked(translated.figures), listAsked(figures)];
    if (drawn !== expectedFigures)
      report(`${placeOf(id)}: expected the figures of the English text, ${expectedFigures}, got ${drawn}`);
  }
}

/** What a section asks figures for, besides their captions: name, id, preset. */
function listAsked(figures: ReadFile["text"]["figures"]): string {
  const asked = figures.map(({ name, asked: id, preset }) =>
    [id === null ? "" : `#${id}`, `name="${name ?? ""}"`, preset === null ? "" : `preset="${preset}"`]
      .filter((part) => part !== "")
      .join(" "),
  );
  return asked.map((one) => `{${one}}`).join(", ") || "none";
}

/** A comment behind a command is words, which a translation translates; one that names a generation of the tool is not. */
const COMMENT = /\s+#\s(?!btcli \d).*$/gm;

function withoutComments(code: string): string {
  return code.replace(COMMENT, "");
}

function placeOf(id: string): string {
  return id === "fields" ? "fields" : `text: {#${id}}`;
}

/** How far a translation follows its English; null where nobody noted it. */
export function stateOf(file: EntryFile, original: EntryFile) {
  const stamp = stampOf(file);
  return stamp && compareTranslation(original.sectionHashes, stamp);
}

function stampOf({ fields: { translatedFrom } }: EntryFile): Record<string, string> | null {
  if (typeof translatedFrom !== "object" || translatedFrom === null) return null;
  return Object.fromEntries(Object.entries(translatedFrom));
}
