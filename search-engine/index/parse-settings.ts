import { isCount, isJsonObject, isStringArray, type JsonObject } from "../json.ts";
import { badRequest, SearchError } from "../search-error.ts";
import {
  DEFAULT_SETTINGS,
  type IndexSettings,
  type LocalizedAttributes,
  type TypoTolerance,
} from "./index-settings.ts";

/**
 * The settings after an update: what it does not name stays, what it sets to null goes back to the default.
 *
 * @throws {SearchError} where a setting is unknown or of the wrong type
 */
export function updateSettings(settings: IndexSettings, update: unknown): IndexSettings {
  if (!isJsonObject(update)) throw badRequest("Invalid settings: expected an object.");
  const updated = { ...settings };
  for (const [name, value] of Object.entries(update)) {
    if (name === "searchableAttributes" || name === "displayedAttributes") {
      updated[name] = value === null ? DEFAULT_SETTINGS[name] : parseAttributes(value, name);
    } else if (name === "stopWords") {
      updated.stopWords = value === null ? [] : parseStrings(value, "stop_words", ".stopWords");
    } else if (name === "synonyms") {
      updated.synonyms = value === null ? {} : parseSynonyms(value);
    } else if (name === "typoTolerance") {
      updated.typoTolerance = updateTypoTolerance(settings.typoTolerance, value);
    } else if (name === "localizedAttributes") {
      updated.localizedAttributes = value === null ? null : parseLocalizedAttributes(value);
    } else {
      throw badRequest(`Unknown field \`${name}\`: expected one of ${listNames(DEFAULT_SETTINGS)}.`);
    }
  }
  return updated;
}

function parseAttributes(value: unknown, name: "searchableAttributes" | "displayedAttributes"): string[] {
  const code = name === "searchableAttributes" ? "searchable_attributes" : "displayed_attributes";
  const names = parseStrings(value, code, `.${name}`);
  return names.includes("*") ? ["*"] : names;
}

function parseSynonyms(value: unknown): Record<string, string[]> {
  if (!isJsonObject(value)) throw invalid("synonyms", ".synonyms", "an object of lists of strings");
  return Object.fromEntries(
    Object.entries(value).map(([word, synonyms]) => [word, parseStrings(synonyms, "synonyms", `.synonyms.${word}`)]),
  );
}

function updateTypoTolerance(current: TypoTolerance, update: unknown): TypoTolerance {
  if (update === null) return DEFAULT_SETTINGS.typoTolerance;
  if (!isJsonObject(update)) throw invalid("typo_tolerance", ".typoTolerance", "an object");
  const updated = { ...current };
  for (const [name, value] of Object.entries(update)) {
    const at = `.typoTolerance.${name}`;
    if (name === "enabled") {
      if (value !== null && typeof value !== "boolean") throw invalid("typo_tolerance", at, "a boolean");
      updated.enabled = value ?? true;
    } else if (name === "disableOnWords" || name === "disableOnAttributes") {
      updated[name] = value === null ? [] : parseStrings(value, "typo_tolerance", at);
    } else if (name === "minWordSizeForTypos") {
      updated.minWordSizeForTypos = updateWordSizes(current.minWordSizeForTypos, value);
    } else {
      throw badRequest(`Unknown field \`${name}\` inside \`.typoTolerance\`: expected one of ${listNames(current)}.`);
    }
  }
  return updated;
}

function updateWordSizes(current: TypoTolerance["minWordSizeForTypos"], update: unknown) {
  const at = ".typoTolerance.minWordSizeForTypos";
  const defaults = DEFAULT_SETTINGS.typoTolerance.minWordSizeForTypos;
  if (update === null) return defaults;
  if (!isJsonObject(update)) throw invalid("typo_tolerance", at, "an object");
  const updated = { ...current };
  for (const [name, value] of Object.entries(update)) {
    if (name !== "oneTypo" && name !== "twoTypos") throw badRequest(`Unknown field \`${name}\` inside \`${at}\`.`);
    if (value !== null && (!isCount(value) || value > 255)) {
      throw invalid("typo_tolerance", `${at}.${name}`, "a whole number from 0 to 255");
    }
    updated[name] = value ?? defaults[name];
  }
  if (updated.oneTypo > updated.twoTypos) {
    throw new SearchError(
      400,
      "invalid_settings_typo_tolerance",
      `Invalid value at \`${at}\`: \`oneTypo\` must not be larger than \`twoTypos\`.`,
    );
  }
  return updated;
}

/** The languages of the site, by the codes of ISO 639-3 and 639-1. */
const LOCALES = ["eng", "deu", "fra", "kor", "zho", "en", "de", "fr", "ko", "zh"];

function parseLocalizedAttributes(value: unknown): LocalizedAttributes[] {
  const at = ".localizedAttributes";
  if (!Array.isArray(value)) throw invalid("localized_attributes", at, "a list");
  return value.map((rule: unknown, index) => {
    if (!isJsonObject(rule)) throw invalid("localized_attributes", `${at}[${index}]`, "an object");
    const unknown = Object.keys(rule).find((name) => name !== "attributePatterns" && name !== "locales");
    if (unknown !== undefined) throw badRequest(`Unknown field \`${unknown}\` inside \`${at}[${index}]\`.`);
    const list = (name: keyof JsonObject) =>
      parseStrings(rule[name], "localized_attributes", `${at}[${index}].${name}`);
    const locales = list("locales");
    const strange = locales.find((locale) => !LOCALES.includes(locale));
    if (strange === undefined) return { attributePatterns: list("attributePatterns"), locales };
    throw invalid("localized_attributes", `${at}[${index}].locales`, `some of ${LOCALES.join(", ")}`);
  });
}

function parseStrings(value: unknown, code: string, at: string): string[] {
  if (!isStringArray(value)) throw invalid(code, at, "a list of strings");
  return [...value];
}

function invalid(setting: string, at: string, expected: string): SearchError {
  return new SearchError(400, `invalid_settings_${setting}`, `Invalid value at \`${at}\`: expected ${expected}.`);
}

function listNames(names: object): string {
  return Object.keys(names)
    .map((name) => `\`${name}\``)
    .join(", ");
}
