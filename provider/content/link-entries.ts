import { DEFAULT_LOCALE, type Locale } from "@learn-bittensor/contract/locales";
import type { CompiledEntry, Link } from "./compiled-content.ts";
import { keyOf } from "./content-place.ts";
import type { ContentType } from "./content-types.ts";

type Fields = CompiledEntry["fields"];
/** The fields of what is published in a language. */
type FindPublished = (type: ContentType, slug: string, locale: Locale) => Fields | null | undefined;

/**
 * Puts into published entries the `fields` of the entries they name, in the same language; what is not published in that
 * language is left out. `entries` are in the order in which inverse relations list them; they may have been linked before.
 */
export function linkEntries(entries: readonly CompiledEntry[]): void {
  const published = new Map(entries.map((entry) => [`${keyOf(entry)}/${entry.locale}`, entry.fields]));
  for (const entry of entries) linkEntry(entry, (type, slug, locale) => published.get(`${type}/${slug}/${locale}`));
  linkInverses(entries);
  linkLocalizations(entries);
}

/** Puts into one of them what it names. */
export function linkEntry(entry: CompiledEntry, find: FindPublished): void {
  for (const link of entry.links) follow(link, entry, find);
}

function follow({ at, type, slugs, isMany }: Link, { fields, locale }: CompiledEntry, find: FindPublished): void {
  const targetLocale = type === "author" ? DEFAULT_LOCALE : locale;
  const targets = slugs.flatMap((slug) => find(type, slug, targetLocale) ?? []);
  let holder: unknown = fields;
  for (const name of at.slice(0, -1)) holder = isFields(holder) ? holder[name] : undefined;
  const name = at.at(-1);
  if (isFields(holder) && name !== undefined) holder[name] = isMany ? targets : (targets[0] ?? null);
}

/** The fields that other files say, by the type of entry that has them. */
const FAR_ENDS: Partial<Record<ContentType, string>> = { category: "concepts", quiz: "concept", team: "subnets" };

/** Whether a field is not of an entry's own file, but what `linkEntries` made of others. */
export function isLinkedFromOthers(type: ContentType, field: string): boolean {
  return field === "localizations" || field === FAR_ENDS[type];
}

/** Fills the far ends of relations, which files name on one side only. */
function linkInverses(published: Iterable<CompiledEntry>): void {
  for (const { type, fields } of published) {
    const field = FAR_ENDS[type];
    if (field && fields[field]) fields[field] = undefined;
  }
  for (const { type, fields } of published) {
    if (type === "concept") {
      for (const category of listOf(fields.categories)) append(category, "concepts", fields);
      for (const quiz of listOf(fields.quiz)) quiz.concept ??= fields;
    }
    if (type === "subnet") for (const team of listOf(fields.team)) append(team, "subnets", fields);
  }
}

function linkLocalizations(published: Iterable<CompiledEntry>): void {
  const versions = Map.groupBy(published, keyOf);
  for (const entries of versions.values()) {
    for (const { fields } of entries) {
      fields.localizations = entries.flatMap((other) => (other.fields === fields ? [] : other.fields));
    }
  }
}

function append(fields: Fields, field: string, value: Fields): void {
  const list = fields[field];
  if (Array.isArray(list)) list.push(value);
  else fields[field] = [value];
}

function listOf(value: unknown): Fields[] {
  return [value].flat().filter(isFields);
}

function isFields(value: unknown): value is Record<string | number, unknown> {
  return typeof value === "object" && value !== null;
}
