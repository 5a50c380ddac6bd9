import { DEFAULT_LOCALE, type Locale } from "@learn-bittensor/contract/locales";
import { byOrder, type Entry } from "./build-entries.ts";
import { keyOf } from "./content-place.ts";
import { type ContentType, toTypeName } from "./content-types.ts";
import { Reference } from "./relation-schemas.ts";

const COMPONENT_ID_DIGITS = 4;

type Fields = Entry["fields"];
type FindPublished = (type: ContentType, slug: string, locale: Locale) => Fields | undefined;

/**
 * Replaces the slugs in entries by the `fields` of the entries they name, in the same language; what is not published
 * in that language is left out. Components get their ids.
 */
export function linkEntries(entries: readonly Entry[]): void {
  const published = new Map(entries.filter(isPublished).map((entry) => [`${keyOf(entry)}/${entry.locale}`, entry]));

  const findPublished: FindPublished = (type, slug, locale) =>
    published.get(`${type}/${slug}/${type === "author" ? DEFAULT_LOCALE : locale}`)?.fields;

  for (const entry of entries) linkFields(entry, findPublished);
  linkInverses([...published.values()].sort(byOrder));
  linkLocalizations(published.values());
}

function linkFields({ fields, locale }: Entry, findPublished: FindPublished): void {
  let components = 0;

  function link(value: unknown): unknown {
    if (value instanceof Reference) {
      const targets = value.slugs.flatMap((slug) => findPublished(value.type, slug, locale) ?? []);
      return value.isMany ? targets : (targets[0] ?? null);
    }
    if (Array.isArray(value)) return value.map(link);
    if (!isComponent(value)) return value;
    components += 1;
    const id = `${fields.id}${String(components).padStart(COMPONENT_ID_DIGITS, "0")}`;
    const { __component, ...members } = value;
    const linked = Object.entries(members).map(([field, member]) => [field, link(member)]);
    return { __typename: `Component${toTypeName(__component)}`, id, ...Object.fromEntries(linked) };
  }

  for (const [field, value] of Object.entries(fields)) {
    if (typeof value === "object") fields[field] = link(value);
  }
}

/** Fills the far ends of relations, which files name on one side only. */
function linkInverses(published: Iterable<Entry>): void {
  for (const { type, fields } of published) {
    if (type === "concept") {
      for (const category of listOf(fields.categories)) append(category, "concepts", fields);
      for (const quiz of listOf(fields.quiz)) quiz.concept ??= fields;
    }
    if (type === "subnet") for (const team of listOf(fields.team)) append(team, "subnets", fields);
  }
}

function linkLocalizations(published: Iterable<Entry>): void {
  const versions = Map.groupBy(published, keyOf);
  for (const entries of versions.values()) {
    for (const { fields } of entries) {
      fields.localizations = entries.flatMap((other) => (other.fields === fields ? [] : other.fields));
    }
  }
}

function append(fields: Fields, field: string, value: Fields): void {
  fields[field] = [...listOf(fields[field]), value];
}

function listOf(value: unknown): Fields[] {
  return [value].flat().filter(isFields);
}

function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null;
}

function isComponent(value: unknown): value is { __component: string; [field: string]: unknown } {
  return isFields(value) && typeof value.__component === "string";
}

function isPublished(entry: Entry): boolean {
  return entry.isPublished;
}
