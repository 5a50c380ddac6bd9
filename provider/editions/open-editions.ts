import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliDecompress } from "node:zlib";
import type { Locale } from "@learn-bittensor/contract/locales";
import { LRUCache } from "lru-cache";
import { type EditionTexts, type EditionType, editionFile, readIndex } from "./edition-files.ts";

const decompress = promisify(brotliDecompress);

/** So many files of a day and a language are held: each is at most a megabyte. */
const MOST_FILES = 4;

type Place = { type: EditionType; slug: string; locale: Locale };

/** What texts of a content folder said on earlier days; no days where none are stored. */
export async function openEditions(contentDir: string) {
  const dir = join(contentDir, "editions");
  const { until, days } = await readIndex(dir);
  const files = new LRUCache<string, Promise<EditionTexts>>({ max: MOST_FILES });

  function readDay(day: string, locale: Locale): Promise<EditionTexts> {
    const name = editionFile(day, locale);
    const known = files.get(name);
    if (known) return known;
    const reading = readFile(join(dir, name))
      .then(decompress)
      .then((bytes): EditionTexts => JSON.parse(bytes.toString("utf8")));
    files.set(name, reading);
    reading.catch(() => files.delete(name));
    return reading;
  }

  return {
    /** The last day of which texts are stored; null where none are. */
    until: until === "" ? null : until,

    /** The days on which a text became another, in their order. */
    daysOf({ type, slug, locale }: Place): readonly string[] {
      return days[locale]?.[`${type}/${slug}`] ?? [];
    },

    /** What a text became on one of its days. */
    async read({ type, slug, locale }: Place, day: string) {
      const text = (await readDay(day, locale))[`${type}/${slug}`];
      if (!text) throw new Error(`editions/${editionFile(day, locale)}: expected ${type}/${slug}, got none`);
      return text;
    },
  };
}
