import { LOCALES } from "@learn-bittensor/contract/locales";
import { createTimeline } from "./changes/create-timeline.ts";
import type { CompiledContent, CompiledEntry } from "./compiled-content.ts";
import { hashFile } from "./content-files.ts";
import { toTypeName } from "./content-types.ts";
import { createCorrections } from "./corrections/create-corrections.ts";
import { createFactRegister } from "./facts/create-fact-register.ts";
import { linkEntries } from "./link-entries.ts";
import { createSortedLists } from "./sorted-lists.ts";
import { createGlossary } from "./terms/glossary.ts";
import { createTextNotes } from "./text-notes.ts";
import { createTranslationBoard } from "./translation/create-translation-board.ts";
import { versionOf } from "./version-of.ts";

/** What the site says, as it is published: by GraphQL type, language and `documentId`; exact matches only. */
export type ContentStore = ReturnType<typeof createContentStore>;

/** Published content of compiled content, whose entries it joins and holds. What changes in these is what it answers. */
export function createContentStore(compiled: CompiledContent) {
  const { entries, drafts, publishesAt, texts, facts, terms, corrections: written, changes } = compiled;
  linkEntries(entries);
  const lists = Map.groupBy(entries, ({ type, locale }) => listKey(toTypeName(type), locale));
  const fieldsOf = new Map([...lists].map(([key, list]) => [key, list.map(({ fields }) => fields)]));
  const byDocumentId = new Map(
    entries.map(({ type, fields, locale }) => [entryKey(toTypeName(type), String(fields.documentId), locale), fields]),
  );
  const bySlug = new Map(
    entries.map(({ type, fields, locale }) => [entryKey(toTypeName(type), String(fields.slug), locale), fields]),
  );
  const glossary = createGlossary(terms, texts);
  const corrections = createCorrections(written, texts);

  return {
    /** The same files are other content once one of them is published. */
    get version(): string {
      if (publishesAt === null) return compiled.version;
      return versionOf([compiled.version, hashFile({ path: "publishesAt", text: publishesAt })]);
    },
    /** What is not published yet; see `addDrafts`. */
    drafts,
    /** Whether these are among what is listed and found. */
    showsDrafts: false,
    /** When the first of it is published by itself; null where none is. */
    publishesAt,
    /** What published texts are built on. */
    notes: createTextNotes(texts, { facts, glossary, corrections }),
    /** The terms that are explained, told in a language. */
    glossary: glossary.list,
    /** What texts had wrong, told in a language. */
    corrections: corrections.list,
    /** Every fact with the texts that cite it, told in a language. */
    facts: createFactRegister(facts, texts).list,
    /** What changed in the protocol, told in a language. */
    protocolChanges: createTimeline(changes, { facts, texts }).list,
    /** Every text that is translated, with how far each of its translations follows it. */
    translatedTexts: createTranslationBoard(texts, entries).list,
    /** How many versions of entries are published, over all languages. */
    size: entries.length,

    /** All of a type in a language, by `order` and slug; in all languages for `*`, in none for an unknown one. */
    list(typeName: string, locale: string): readonly CompiledEntry["fields"][] {
      if (locale === "*") return LOCALES.flatMap((each) => fieldsOf.get(listKey(typeName, each)) ?? []);
      return fieldsOf.get(listKey(typeName, locale)) ?? [];
    },

    /** What `list` answers, sorted by keys. */
    sorted: createSortedLists(() => compiled.version),

    /** The one entry of a type in a language that has a slug, or none. */
    listBySlug(typeName: string, slug: string, locale: string): readonly CompiledEntry["fields"][] {
      const entry = bySlug.get(entryKey(typeName, slug, locale));
      return entry?.slug === slug ? [entry] : [];
    },

    /** One entry of a type in a language, or null. */
    find(typeName: string, documentId: string, locale: string): CompiledEntry["fields"] | null {
      return byDocumentId.get(entryKey(typeName, documentId, locale)) ?? null;
    },
  };
}

function entryKey(typeName: string, documentId: string, locale: string): string {
  return `${typeName}/${documentId}/${locale}`;
}

function listKey(name: string, locale: string): string {
  return `${name}/${locale}`;
}
