import { LOCALES } from "@learn-bittensor/contract/locales";
import type { ContentStore } from "./content-store.ts";
import { CONTENT_TYPES, toTypeName } from "./content-types.ts";

/** For tests: all that a store answers, entries inside of others by their ids: they lead to one another in circles. */
export function everythingIn(content: ContentStore) {
  const all = CONTENT_TYPES.flatMap((type) => [...content.list(toTypeName(type), "*")]);
  const entries = new Set<unknown>(all);

  function plain(value: unknown): unknown {
    if (Array.isArray(value)) return value.map(inner);
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([field, member]) => [field, inner(member)]));
  }
  function inner(value: unknown): unknown {
    return entries.has(value) && typeof value === "object" && value !== null && "id" in value ? value.id : plain(value);
  }

  return {
    version: content.version,
    size: content.size,
    entries: all.map(plain),
    glossary: LOCALES.map((locale) => content.glossary(locale)),
    facts: LOCALES.map((locale) => content.facts(locale)),
    corrections: LOCALES.map((locale) => content.corrections(locale)),
    notes: LOCALES.flatMap((locale) => CONTENT_TYPES.map((type) => content.notes.ofType(type, locale))),
  };
}
