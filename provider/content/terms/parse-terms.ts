import { LOCALES, type Locale } from "@learn-bittensor/contract/locales";
import { z } from "zod";
import { readWithSchema } from "../describe-problems.ts";
import { citeFacts } from "../facts/cite-facts.ts";
import type { Facts } from "../facts/parse-facts.ts";
import { key, text } from "../format/field-schemas.ts";
import { parseYaml } from "../parse-yaml.ts";
import type { Report } from "../report.ts";

const names = { en: text, de: text, ko: text, fr: text, zh: text };
const forms = z.partialRecord(z.enum(LOCALES), z.array(text));

const patterns = z.array(text.refine(isPattern, "a regular expression")).default([]);

const termsFile = z.strictObject({
  terms: z.record(
    z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/),
    z.strictObject({
      ...names,
      also: forms.optional(),
      otherwise: forms.optional(),
      avoid: forms.optional(),
      definition: z.strictObject(names).optional(),
      concept: key.optional(),
      related: z.array(key).default([]),
    }),
  ),
  confusions: z
    .array(z.strictObject({ say: text, en: patterns, de: patterns, ko: patterns, fr: patterns, zh: patterns }))
    .default([]),
});

/** What is easily mixed up: how it shows in the texts of a language, and what to say instead. */
export type Confusion = { say: string; patterns: Record<Locale, readonly RegExp[]> };

/** A thing of the network and what it is called. */
export type Term = {
  id: string;
  names: Record<Locale, string>;
  /** By which words a text in a language speaks of it, its name among them. */
  forms: Record<Locale, readonly string[]>;
  /** Further words by which a translation may say it. Texts are not linked by them. */
  otherwise: Record<Locale, readonly string[]>;
  /** Words that texts in a language must not use for it. */
  avoid: Record<Locale, readonly string[]>;
  /** What it means, facts put in; null for one that is not in the glossary. */
  definition: Record<Locale, string> | null;
  concept: string | null;
  related: readonly string[];
  citedFacts: readonly string[];
};

/** The terms by their ids. */
export type Terms = ReadonlyMap<string, Term>;

/** What `terms.yaml` holds. */
export type TermTable = { terms: Terms; confusions: readonly Confusion[] };

type Known = { facts: Facts; isConcept: (slug: string) => boolean };

/** Reads `terms.yaml`; `report` is told all that is wrong with it. */
export function parseTerms(
  file: { path: string; text: string },
  { facts, isConcept }: Known,
  report: Report,
): TermTable {
  const reportHere = (problem: string) => report(file.path, problem);
  const data = parseYaml(file.text, reportHere);
  let isSound = data !== undefined;
  readWithSchema(termsFile, data ?? { terms: {} }, new Set(), (problem) => {
    isSound = false;
    reportHere(problem);
  });
  if (!isSound) return { terms: new Map(), confusions: [] };
  const { terms, confusions } = termsFile.parse(data);

  const byId = new Map(
    Object.entries(terms).map(([id, { also, otherwise, avoid, definition, concept, related, ...ownNames }]) => {
      const cited = new Set<string>();
      const cite = (locale: Locale) => (words: string) =>
        citeFacts(
          words,
          facts,
          { locale, isMarkdown: false },
          {
            cited,
            report: (problem) => reportHere(`terms.${id}.definition.${locale}: ${problem}`),
          },
        );
      if (concept !== undefined && !isConcept(concept)) {
        reportHere(`terms.${id}.concept: expected the slug of a concept, got "${concept}"`);
      }
      for (const other of related.filter((each) => !terms[each]?.definition)) {
        reportHere(`terms.${id}.related: expected a term with a definition, got "${other}"`);
      }
      const term: Term = {
        id,
        names: ownNames,
        forms: eachLocale((locale) => [ownNames[locale], ...(also?.[locale] ?? [])]),
        otherwise: eachLocale((locale) => otherwise?.[locale] ?? []),
        avoid: eachLocale((locale) => avoid?.[locale] ?? []),
        definition: definition ? eachLocale((locale) => cite(locale)(definition[locale])) : null,
        concept: concept ?? null,
        related,
        citedFacts: [...cited],
      };
      return [id, term] as const;
    }),
  );
  const toPatterns = (sources: readonly string[]) => sources.map((source) => new RegExp(source, "iu"));
  return {
    terms: byId,
    confusions: confusions.map(({ say, ...sources }) => ({
      say,
      patterns: eachLocale((locale) => toPatterns(sources[locale])),
    })),
  };
}

function isPattern(source: string): boolean {
  try {
    return new RegExp(source, "iu") !== null;
  } catch {
    return false;
  }
}

function eachLocale<Value>(make: (locale: Locale) => Value): Record<Locale, Value> {
  return { en: make("en"), de: make("de"), ko: make("ko"), fr: make("fr"), zh: make("zh") };
}
