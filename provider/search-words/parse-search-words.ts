import { LOCALES } from "@learn-bittensor/contract/locales";
import { NO_SEARCH_WORDS, type SearchWords } from "@learn-bittensor/contract/search-words";
import { z } from "zod";
import type { ContentFile } from "../content/content-files.ts";
import { readWithSchema } from "../content/describe-problems.ts";
import { parseYaml } from "../content/parse-yaml.ts";
import type { Report } from "../content/report.ts";

/** Longer than any question that somebody types. */
const LONGEST = 100;
const MOST = 12;

const wording = z.string().trim().min(1).max(LONGEST);
const page = z.string().regex(/^(?:faq|article|concept|guide|subnet)\/[a-z0-9-]+$/, "a page, such as faq/is-it-legit");
const slug = z.string().regex(/^[a-z0-9-]+$/, "a slug");

const path = z.string().regex(/^(?:\/[a-z-]+)+$/, "a path of the site, such as /facts");
const pageWords = z.strictObject({
  title: wording,
  description: z.string().trim().min(1),
  asked: z.array(wording).min(1).max(MOST),
});

const schema = z.strictObject({
  asked: z.record(page, z.record(z.enum(LOCALES), z.array(wording).min(1).max(MOST))).default({}),
  formerly: z.record(slug, z.array(wording).min(1).max(MOST)).default({}),
  pages: z.record(path, z.record(z.enum(LOCALES), pageWords)).default({}),
});

/** Reads `search-words.yaml`; `report` is told all that is wrong with it, and then nothing of it is taken. */
export function parseSearchWords(file: ContentFile, report: Report): SearchWords {
  const reportHere = (problem: string) => report(file.path, problem);
  const written = parseYaml(file.text, reportHere);
  if (written === undefined) return NO_SEARCH_WORDS;
  readWithSchema(schema, written, new Set(), reportHere);
  const parsed = schema.safeParse(written);
  if (!parsed.success) return NO_SEARCH_WORDS;
  return {
    asked: new Map(Object.entries(parsed.data.asked)),
    formerly: new Map(Object.entries(parsed.data.formerly)),
    pages: new Map(Object.entries(parsed.data.pages)),
  };
}
