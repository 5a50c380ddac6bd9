import { DEFAULT_LOCALE, LOCALES } from "@learn-bittensor/contract/locales";
import { compileContent } from "./compile-content.ts";
import type { CompiledContent } from "./compiled-content.ts";
import { type ContentFile, readContentFile } from "./content-files.ts";
import { keyOf, parseContentPlace } from "./content-place.ts";
import type { FileChanges, KnownFiles } from "./known-files.ts";
import { UNIQUE_FIELDS } from "./parse-files.ts";
import type { ContentPart } from "./take-part.ts";

type Changes = Pick<FileChanges, "changed" | "gone"> & { compiled: CompiledContent; files: KnownFiles; now: Date };

/** More at once are as soon read together with all others. */
const MOST_CHANGES = 200;

/** What stands beside the languages and is put into texts. */
const TABLES = ["facts.yaml", "terms.yaml"];
const EXTENSIONS = [".md", ".yaml", ".yml"];

/**
 * What changed files come to, of which the other languages are read with them and nothing else. Throws like `compileContent`. Null
 * where it takes all files to know: facts or terms have changed, others may lead to what is gone, or two may have one address.
 */
export function compileChanges(root: string, { compiled, files, changed, gone, now }: Changes): ContentPart | null {
  const touched = [...changed.map(({ path }) => path), ...gone];
  const keys = new Set(touched.flatMap((path) => toKey(path) ?? []));
  const areTexts = touched.every((path) => toKey(path) !== null);
  if (!areTexts || touched.length > MOST_CHANGES || gone.some(isEnglish)) return null;

  const texts = new Map(changed.map((file): [string, ContentFile] => [file.path, file]));
  const isThere = (path: string) => texts.has(path) || (files.has(path) && !gone.includes(path));
  const folder = touched[0]?.split("/", 1)[0];
  const paths = [...keys].flatMap((key) =>
    LOCALES.flatMap((locale) => EXTENSIONS.map((extension) => `${folder}/${locale}/${key}${extension}`)),
  );
  const read = [...TABLES.map((name) => `${folder}/${name}`), ...paths]
    .filter(isThere)
    .map((path) => texts.get(path) ?? readContentFile(root, path));
  const englishKeys = new Set([...files.keys()].flatMap((path) => (isEnglish(path) ? (toKey(path) ?? []) : [])));
  const newest = compiled.entries.reduce((latest, { fields }) => laterOf(latest, fields.updatedAt), "");
  const part = { keys, ...compileContent(read, { keys: englishKeys, newest }, now) };
  return hasOwnAddresses(part, compiled, englishKeys) ? part : null;
}

/** Null for what is no text in a language. */
function toKey(path: string): string | null {
  const place = parseContentPlace(path, () => undefined);
  return place && keyOf(place);
}

function isEnglish(path: string): boolean {
  return path.split("/")[1] === DEFAULT_LOCALE;
}

function laterOf(one: string, other: unknown): string {
  return typeof other === "string" && other > one ? other : one;
}

/** Whether what only one may have is certainly its own: numbers, keys, and the addresses of guides and their sections. */
function hasOwnAddresses(part: ContentPart, compiled: CompiledContent, englishKeys: ReadonlySet<string>): boolean {
  return part.entries.every(({ type, slug, locale, fields }) => {
    if (locale !== DEFAULT_LOCALE) return true;
    if (type === "guide") {
      const sections = Array.isArray(fields.sections) ? fields.sections : [];
      const isNew = !englishKeys.has(`guide/${slug}`);
      return (
        !(isNew && slug.includes("/")) && !sections.some(({ anchor }) => englishKeys.has(`guide/${slug}/${anchor}`))
      );
    }
    return UNIQUE_FIELDS.every((field) => {
      const value = fields[field] ?? null;
      const isOther = (other: (typeof compiled.entries)[number]) =>
        other.type === type && other.locale === locale && other.slug !== slug && other.fields[field] === value;
      return value === null || !compiled.entries.some(isOther);
    });
  });
}
