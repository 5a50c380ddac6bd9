import { LOCALES } from "@learn-bittensor/contract/locales";
import { byOrder, type Entry } from "./build-entries.ts";
import { toTypeName } from "./content-types.ts";
import type { Glossary } from "./terms/glossary.ts";
import type { createTextNotes } from "./text-notes.ts";

/** What the site says, as it is published: by GraphQL type, language and `documentId`; exact matches only. */
export type ContentStore = ReturnType<typeof createContentStore>;

type Parts = {
  entries: readonly Entry[];
  notes: ReturnType<typeof createTextNotes>;
  glossary: Glossary["list"];
  version: string;
};

/** Published content from entries. `version` changes whenever the content does. */
export function createContentStore({ entries, notes, glossary, version }: Parts) {
  const published = entries.filter(({ isPublished }) => isPublished).sort(byOrder);
  const lists = Map.groupBy(published, ({ type, locale }) => listKey(toTypeName(type), locale));
  const fieldsOf = new Map([...lists].map(([key, list]) => [key, list.map(({ fields }) => fields)]));
  const byDocumentId = new Map(
    published.map(({ type, fields, locale }) => [
      entryKey(toTypeName(type), String(fields.documentId), locale),
      fields,
    ]),
  );

  return {
    version,
    /** What published texts are built on. */
    notes,
    /** The terms that are explained, told in a language. */
    glossary,
    /** How many versions of entries are published, over all languages. */
    size: published.length,

    /** All of a type in a language, by `order` and slug; in all languages for `*`, in none for an unknown one. */
    list(typeName: string, locale: string): readonly Entry["fields"][] {
      if (locale === "*") return LOCALES.flatMap((each) => fieldsOf.get(listKey(typeName, each)) ?? []);
      return fieldsOf.get(listKey(typeName, locale)) ?? [];
    },

    /** One entry of a type in a language, or null. */
    find(typeName: string, documentId: string, locale: string): Entry["fields"] | null {
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
