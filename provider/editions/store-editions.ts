import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { brotliCompressSync, brotliDecompressSync, constants } from "node:zlib";
import { LOCALES, type Locale } from "@learn-bittensor/contract/locales";
import { type EditionIndex, type EditionTexts, editionFile, INDEX_FILE, readIndex } from "./edition-files.ts";

/** What was published at the end of a day, by language. */
export type PublishedDay = { day: string; texts: ReadonlyMap<Locale, EditionTexts> };

/**
 * Stores what became another text on each of these days, which come in their order. Days that are over stay as they are stored: only
 * the last one is written again, as it may not have been over. Names the files that were written.
 */
export async function storeEditions(dir: string, listDaysFrom: (day: string) => Iterable<PublishedDay>) {
  await mkdir(dir, { recursive: true });
  const index = await readIndex(dir);
  const from = index.until;
  for (const locale of LOCALES) await forgetDay(dir, index, locale, from);
  const newest = await readNewest(dir, index);
  const written: string[] = [];
  for (const { day, texts } of listDaysFrom(from)) {
    index.until = day;
    for (const [locale, all] of texts) {
      const changed = Object.entries(all).filter(
        ([key, text]) => newest.get(`${locale}/${key}`) !== JSON.stringify(text),
      );
      if (changed.length === 0) continue;
      index.days[locale] ??= {};
      const known = index.days[locale];
      for (const [key, text] of changed) {
        newest.set(`${locale}/${key}`, JSON.stringify(text));
        known[key] = [...(known[key] ?? []), day];
      }
      const name = editionFile(day, locale);
      await writeFile(join(dir, name), compress(JSON.stringify(Object.fromEntries(changed))));
      written.push(name);
    }
  }
  await writeFile(join(dir, INDEX_FILE), `${JSON.stringify(index, null, 1)}\n`);
  return written;
}

async function forgetDay(dir: string, { days }: EditionIndex, locale: Locale, day: string): Promise<void> {
  const known = days[locale] ?? {};
  for (const [key, all] of Object.entries(known)) {
    const others = all.filter((each) => each !== day);
    if (others.length > 0) known[key] = others;
    else delete known[key];
  }
  await rm(join(dir, editionFile(day, locale)), { force: true });
}

/** What each text was stored as last, as JSON. */
async function readNewest(dir: string, { days }: EditionIndex): Promise<Map<string, string>> {
  const newest = new Map<string, string>();
  for (const locale of LOCALES) {
    const all = Object.entries(days[locale] ?? {}).map(([key, ofText]) => ({ key, day: ofText.at(-1) ?? "" }));
    for (const [day, texts] of Map.groupBy(all, (each) => each.day)) {
      const file = await readFile(join(dir, editionFile(day, locale)));
      const stored: EditionTexts = JSON.parse(brotliDecompressSync(file).toString("utf8"));
      for (const { key } of texts) newest.set(`${locale}/${key}`, JSON.stringify(stored[key]));
    }
  }
  return newest;
}

function compress(text: string): Buffer {
  const bytes = Buffer.from(text);
  return brotliCompressSync(bytes, {
    params: { [constants.BROTLI_PARAM_LGWIN]: 22, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  });
}
