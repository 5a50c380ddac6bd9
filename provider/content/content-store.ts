import { LOCALES } from "@learn-bittensor/contract/locales";
import type { CompiledContent, CompiledEntry } from "./compiled-content.ts";
import { toTypeName } from "./content-types.ts";
import { createCorrections } from "./corrections/create-corrections.ts";
import { linkEntries } from "./link-entries.ts";
import { createGlossary } from "./terms/glossary.ts";
import { createTextNotes } from "./text-notes.ts";

/** What the site says, as it is published: by GraphQL type, language and `documentId`; exact matches only. */
export type ContentStore = ReturnType<typeof createContentStore>;

/** Published content of compiled content, whose entries it joins and keeps. */
export function createContentStore({ version, entries, texts, facts, terms, corrections: written }: CompiledContent) {
  linkEntries(entries);
  const lists = Map.groupBy(entries, ({ type, locale }) => listKey(toTypeName(type), locale));
  const fieldsOf = new Map([...lists].map(([key, list]) => [key, list.map(({ fields }) => fields)]));
  const byDocumentId = new Map(
    entries.map(({ type, fields, locale }) => [entryKey(toTypeName(type), String(fields.documentId), locale), fields]),
  );
  const glossary = createGlossary(terms, texts);
  const corrections = createCorrections(written, texts);

  return {
    version,
    /** What published texts are built on. */
    notes: createTextNotes(texts, { facts, glossary, corrections }),
    /** The terms that are explained, told in a language. */
    glossary: glossary.list,
    /** What texts had wrong, told in a language. */
    corrections: corrections.list,
    /** How many versions of entries are published, over all languages. */
    size: entries.length,

    /** All of a type in a language, by `order` and slug; in all languages for `*`, in none for an unknown one. */
    list(typeName: string, locale: string): readonly CompiledEntry["fields"][] {
      if (locale === "*") return LOCALES.flatMap((each) => fieldsOf.get(listKey(typeName, each)) ?? []);
      return fieldsOf.get(listKey(typeName, locale)) ?? [];
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
