import { DEFAULT_LOCALE, LOCALES, type Locale } from "@learn-bittensor/contract/locales";
import type { Report } from "../../content/report.ts";
import type { InterfaceText } from "../../interface-texts/parse-interface-file.ts";
import { checkTranslated } from "./check-translated.ts";
import type { InterfaceFile } from "./list-interface-texts.ts";
import { type Message, readMessage } from "./read-message.ts";

/** Numbers up to which the plural forms of a language are looked for: all that the site counts have one of these. */
const COUNTED_TO = 1_000;
const ONE_FORM = "other";

/**
 * Every language has the texts of the English files and no others, each a message that takes the same values and has the
 * plural forms of its language; English ones tell translators where they appear.
 */
export function checkInterfaceTexts(files: readonly InterfaceFile[], report: Report): void {
  const originals = files.filter(({ locale }) => locale === DEFAULT_LOCALE);
  for (const { path, texts } of originals) {
    for (const { key, line, isExplained } of texts)
      if (!isExplained)
        report(
          path,
          `line ${line}: ${key}: expected a comment above it that tells translators where it appears, got none`,
        );
  }
  const pluralForms = new Map(LOCALES.map((locale) => [locale, listPluralForms(locale)]));
  for (const file of files) {
    const original = originals.find(({ name }) => name === file.name);
    if (original) checkFile(file, { original, pluralForms: pluralForms.get(file.locale) ?? ONE_FORM }, report);
    else report(file.path, `file: expected the same in "${DEFAULT_LOCALE}" as well, got none`);
  }
  reportMissingFiles(files, originals, report);
}

function reportMissingFiles(
  files: readonly InterfaceFile[],
  originals: readonly InterfaceFile[],
  report: Report,
): void {
  const known = new Set(files.map(({ locale, name }) => `${locale}/${name}`));
  for (const { path, name } of originals)
    for (const locale of LOCALES)
      if (!known.has(`${locale}/${name}`))
        report(
          path.replace(`/${DEFAULT_LOCALE}/`, `/${locale}/`),
          "file: expected the texts of the interface, got none",
        );
}

type Expected = { original: InterfaceFile; pluralForms: string };

function checkFile(file: InterfaceFile, { original, pluralForms }: Expected, report: Report): void {
  const own = new Map(file.texts.map((text) => [text.key, text]));
  const english = new Map(original.texts.map((text) => [text.key, text]));
  for (const key of english.keys()) if (!own.has(key)) report(file.path, `${key}: expected a text, got none`);
  for (const [key, text] of own) {
    const reportHere = (problem: string) => report(file.path, `line ${text.line}: ${key}: ${problem}`);
    const asEnglish = english.get(key);
    if (asEnglish) checkText({ ...file, text, original: asEnglish, pluralForms }, reportHere);
    else reportHere(`expected a key of the English texts, got another one`);
  }
}

type Given = { name: string; locale: Locale; text: InterfaceText; original: InterfaceText; pluralForms: string };

function checkText({ name, locale, text, original, pluralForms }: Given, report: (problem: string) => void): void {
  const message = messageOf(text.text, report);
  const english = messageOf(original.text, () => undefined);
  if (!message || !english) return;
  const [values, expected] = [message, english].map((each) => describeValues(each, pluralForms));
  if (values !== expected) report(`expected the values of the English text, ${expected}, got ${values}`);
  for (const forms of message.plurals) {
    const own = forms
      .filter((form) => !form.startsWith("="))
      .toSorted()
      .join(", ");
    if (own !== pluralForms) report(`expected the plural forms of the language, ${pluralForms}, got ${own}`);
  }
  if (locale !== DEFAULT_LOCALE) checkTranslated({ name, text, message, original, locale }, report);
}

function messageOf(text: string, report: (problem: string) => void): Message | null {
  try {
    return readMessage(text);
  } catch (error) {
    report(`expected an ICU message, got ${JSON.stringify(text)} (${error instanceof Error ? error.message : error})`);
    return null;
  }
}

/** A language with one form for all numbers need not tell counting from showing. */
function describeValues({ values }: Message, pluralForms: string): string {
  const described = values.map((value) => (pluralForms === ONE_FORM ? value.replace(/: counted$/, ": shown") : value));
  return [...new Set(described)].join(", ") || "none";
}

function listPluralForms(locale: Locale): string {
  const rules = new Intl.PluralRules(locale);
  const forms = Array.from({ length: COUNTED_TO }, (_, count) => rules.select(count));
  return [...new Set(forms)].toSorted().join(", ");
}
