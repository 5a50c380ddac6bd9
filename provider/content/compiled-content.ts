import type { Locale } from "@learn-bittensor/contract/locales";
import type { Changes } from "./changes/parse-changes.ts";
import type { ContentType } from "./content-types.ts";
import type { Correction } from "./corrections/parse-corrections.ts";
import type { Fact } from "./facts/parse-facts.ts";
import type { SectionHash } from "./translation/section-hashes.ts";

/** Published content as plain data, without what joins one entry to another: it can be written down as JSON. */
export type CompiledContent = {
  /** Changes whenever the content does; see `versionOf`. */
  version: string;
  /** By order and slug. */
  entries: readonly CompiledEntry[];
  /** What is not published yet, alike. */
  drafts: readonly CompiledEntry[];
  /** When the first of them is published by itself; null where none is. */
  publishesAt: string | null;
  texts: readonly TextRecord[];
  facts: readonly Fact[];
  terms: readonly GlossaryTerm[];
  corrections: readonly Correction[];
  changes: Changes;
};

/** One language's version of an entry; `fields` are named as in the GraphQL schema and hold null where `links` lead. */
export type CompiledEntry = {
  type: ContentType;
  slug: string;
  locale: Locale;
  fields: Record<string, unknown>;
  links: readonly Link[];
};

/** A place among an entry's fields that other entries belong in. */
export type Link = { at: readonly (string | number)[]; type: ContentType; slugs: readonly string[]; isMany: boolean };

/** What is known of a published text besides what it says. */
export type TextRecord = {
  type: ContentType;
  slug: string;
  locale: Locale;
  /** The ids of the facts it cites, each once. */
  citedFacts: readonly string[];
  /** The ids of the terms it uses, in the order in which it does. */
  usedTerms: readonly string[];
  /** How the glossary names it; null where terms are not looked for. */
  use: TermUse | null;
  /** Of an English text, what translations are compared with. */
  sectionHashes: readonly SectionHash[] | null;
  /** Of a translation, what the English text was at the time; null where nobody wrote it down. */
  translatedFrom: Readonly<Record<string, string>> | null;
};

/** A text that uses a term: its kind by the contract's name, and where its page is. */
export type TermUse = { kind: string; slug: string; title: string; category: string | null };

/** A term that is explained. */
export type GlossaryTerm = {
  id: string;
  names: Record<Locale, string>;
  definition: Record<Locale, string>;
  concept: string | null;
  related: readonly string[];
};
