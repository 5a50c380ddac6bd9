import { LOCALES, type Locale } from "@learn-bittensor/contract/locales";
import { z } from "zod";
import type { ContentFile } from "../content/content-files.ts";
import { readWithSchema } from "../content/describe-problems.ts";
import { parseYaml } from "../content/parse-yaml.ts";
import type { Report } from "../content/report.ts";

/** Where an address has gone, both without language. `locale` is that of a word by which a page is called. */
export type Redirect = { from: string; to: string; locale: Locale | null };

const path = z.string().regex(/^\/(?![/\\])[^\s?]*$/, "a path that begins with /, without a query");
const word = z.string().regex(/^[^\s/?#]+$/, "a word of an address");

const schema = z.strictObject({
  moved: z.array(z.strictObject({ from: path, to: path })).default([]),
  words: z.array(z.strictObject({ to: path, from: z.partialRecord(z.enum(LOCALES), z.array(word)) })).default([]),
});

/** Reads `redirects.yaml`; `report` is told all that is wrong with it, and then nothing of it is taken. */
export function parseRedirects(file: ContentFile, report: Report): Redirect[] {
  const reportHere = (problem: string) => report(file.path, problem);
  const written = parseYaml(file.text, reportHere);
  if (written === undefined) return [];
  readWithSchema(schema, written, new Set(), reportHere);
  const parsed = schema.safeParse(written);
  if (!parsed.success) return [];
  const { moved, words } = parsed.data;
  return [
    ...moved.map(({ from, to }) => ({ from, to, locale: null })),
    ...words.flatMap(({ from, to }) =>
      LOCALES.flatMap((locale) => (from[locale] ?? []).map((each) => ({ from: `/${each}`, to, locale }))),
    ),
  ];
}
