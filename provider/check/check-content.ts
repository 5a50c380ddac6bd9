import { FIGURES, presetsOf } from "@learn-bittensor/contract/figures";
import { parseMarkdown } from "@learn-bittensor/markdown/parse-markdown";
import { readText } from "@learn-bittensor/markdown/read-text";
import { refuseCostlyMarkdown } from "@learn-bittensor/markdown/refuse-costly-markdown";
import type { ContentFile } from "../content/content-files.ts";
import { keyOf } from "../content/content-place.ts";
import type { EntryFile } from "../content/entry-file.ts";
import { ownFigures as OwnFiguresField } from "../content/format/text-fields.ts";
import { parseFiles } from "../content/parse-files.ts";
import { checkAnnouncedColdkeys } from "./check-announced-coldkeys.ts";
import { type CitingText, checkCitedFigures, linesOf, type OwnFigures } from "./check-cited-figures.ts";
import { checkCode } from "./check-code.ts";
import { checkCommands } from "./check-commands.ts";
import { checkConcepts } from "./check-concepts.ts";
import { checkCorrectedTexts } from "./check-corrected-texts.ts";
import { checkFacts } from "./check-facts.ts";
import { checkFigures } from "./check-figures.ts";
import { checkFrenchSpaces } from "./check-french-spaces.ts";
import { checkHeadings } from "./check-headings.ts";
import { checkImages, checkMedia } from "./check-images.ts";
import { checkLength } from "./check-length.ts";
import { checkLinks } from "./check-links.ts";
import { checkOptionOrder } from "./check-option-order.ts";
import { checkPaths } from "./check-paths.ts";
import { checkQuizzes } from "./check-quizzes.ts";
import { checkSaidTerms } from "./check-said-terms.ts";
import { checkSigns } from "./check-signs.ts";
import { warnOfStyle } from "./check-style.ts";
import { checkTranslations } from "./check-translations.ts";
import { checkUnanswered } from "./check-unanswered.ts";
import { checkWords, withoutQuotedMistakes } from "./check-words.ts";
import { checkInterfaceTexts } from "./interface/check-interface-texts.ts";
import { listInterfaceTexts } from "./interface/list-interface-texts.ts";
import { listAddresses } from "./known-addresses.ts";
import { checkFactsOfLabs, listLabTexts } from "./lab-texts.ts";
import { readCommandTables } from "./read-command-tables.ts";
import { readFiles } from "./read-files.ts";
import { warnOfUntoldChanges } from "./warn-of-untold-changes.ts";

type Given = {
  /** A day like 2026-11-20. */
  today: string;
  /** Whether the site serves a file at an address. */
  hasFile: (address: string) => boolean;
  /** The texts of the interface; a folder may hold content and none of them. */
  interfaceFiles?: readonly ContentFile[];
};

/** What the texts of a content folder are held to besides their format: problems, and warnings for editors. */
export function checkContent(files: readonly ContentFile[], { today, hasFile, interfaceFiles = [] }: Given) {
  const problems: string[] = [];
  const warnings: string[] = [];
  const report = (path: string, problem: string) => void problems.push(`${path}: ${problem}`);
  const warn = (path: string, problem: string) => void warnings.push(`${path}: ${problem}`);

  const { facts, terms, confusions, corrections, changes, files: found, schemaOf } = parseFiles(files, report);
  const parsed = readFiles(found);
  const commandTables = readCommandTables();
  const addresses = listAddresses(parsed);
  for (const file of parsed) {
    const reportHere = (problem: string) => report(file.path, problem);
    const { text } = file;
    const costly = refuseCostlyMarkdown(file.markdown);
    if (costly) reportHere(`text: expected one that pages read as Markdown, got ${costly}`);
    const blocks = bodiesIn(file.fields).map((body) => readText(parseMarkdown(body)));
    checkCode(text.code, reportHere);
    checkCommands(text.code, commandTables, reportHere);
    checkHeadings(file, text, reportHere);
    checkLinks(
      file,
      [text, ...blocks].flatMap(({ links }) => links),
      addresses,
      reportHere,
    );
    checkImages(
      [text, ...blocks].flatMap(({ images }) => images),
      hasFile,
      reportHere,
    );
    checkFigures(
      [text, ...blocks].flatMap(({ figures }) => figures),
      FIGURES,
      presetsOf,
      reportHere,
    );
    checkSigns(
      [text, ...blocks].flatMap(({ prose }) => prose),
      reportHere,
    );
    const { sharedFields, isEnglishOnly } = schemaOf(file.type);
    const isShared = (field: string) => !isEnglishOnly && sharedFields.has(field);
    checkMedia(file.fields, { exists: hasFile, isShared }, reportHere);
    checkWords(file, [...wordsIn(file.fields), ...withoutQuotedMistakes(text)], { terms, confusions }, reportHere);
    warnOfStyle(file, text.prose, (problem) => warn(file.path, problem));
  }
  checkAnnouncedColdkeys(parsed, report);
  checkUnanswered(parsed, report);
  checkConcepts(parsed, report);
  checkLength(parsed, report, warn);
  checkQuizzes(parsed, commandTables, report);
  checkOptionOrder(parsed, report);
  checkPaths(parsed, report);
  checkTranslations(parsed, files, report, warn);
  checkSaidTerms(parsed, terms, report, warn);
  checkFrenchSpaces([...files, ...interfaceFiles], { terms, corrections, changes }, report);
  checkFacts(facts, today, report);
  warnOfUntoldChanges(changes, facts, warn);
  checkCorrectedTexts(corrections, parsed, report);
  const interfaceTexts = listInterfaceTexts(interfaceFiles, facts, report);
  checkInterfaceTexts(interfaceTexts, report);
  for (const { path, locale, texts } of interfaceTexts) {
    const said = texts.map(({ text }) => text);
    checkWords({ locale }, said, { terms, confusions }, (problem) => report(path, problem));
  }
  const labTexts = listLabTexts(parsed, interfaceTexts);
  checkFactsOfLabs(parsed, labTexts, report);
  checkCitedFigures([...citingFiles(files, parsed), ...labTexts], { facts, ownFigures: ownFiguresOf(parsed) }, report);
  return {
    problems: problems.sort(),
    warnings: warnings.sort(),
    facts,
    terms,
    files: parsed,
    addresses,
    labTexts,
    interfaceTexts,
  };
}

/** Quizzes and labs cite every figure that is a fact, as they are written and not as they are read. */
function citingFiles(files: readonly ContentFile[], parsed: readonly EntryFile[]): CitingText[] {
  const written = new Map(files.map(({ path, text }) => [path, text]));
  const citing = parsed.filter(({ type }) => type === "lab" || type === "quiz");
  return citing.map((file) => ({
    path: file.path,
    key: keyOf(file),
    locale: file.locale,
    lines: linesOf(written.get(file.path) ?? ""),
  }));
}

function ownFiguresOf(parsed: readonly EntryFile[]): OwnFigures {
  return new Map(
    parsed.flatMap((file) => {
      const figures = OwnFiguresField.safeParse(file.fields.ownFigures);
      return figures.success ? [[keyOf(file), { path: file.path, figures: figures.data }]] : [];
    }),
  );
}

/** The Markdown of the blocks that pages are made of. */
function bodiesIn({ blocks }: Record<string, unknown>): string[] {
  if (!Array.isArray(blocks)) return [];
  return blocks.flatMap((block) => (typeof block?.body === "string" ? block.body : []));
}

/** The texts among a file's fields that say something. A question may well ask what is wrong. */
function wordsIn(fields: Record<string, unknown>): string[] {
  return ["title", "description", "summary", "keywords", "questions"].flatMap((field) => textsIn(fields[field]));
}

function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  // What somebody may wrongly believe is written down in a wrong option.
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([field, member]) => (field === "options" ? [] : textsIn(member)));
}
