import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { DEFAULT_LOCALE, LOCALES } from "@learn-bittensor/contract/locales";
import { localized } from "../localized.ts";
import { sampleOf } from "../sample.ts";
import { listSitemapPaths } from "../sitemap.ts";
import { expect, test } from "../visitor.ts";

const CONTENT = fileURLToPath(new URL("../../content", import.meta.url));
const CLIENT = fileURLToPath(new URL("../../web/build/client", import.meta.url));

/** Where a fact is cited, and signs that are written otherwise in pages and programs. */
const CHANGED_ON_THE_WAY = /\{fact:[^}]*\}|[&<>"'`$\\*_{}]/;
/** So much of a sentence stands nowhere by chance. */
const LENGTH = 14;
const PAGES_AT_ONCE = 2;
/** How an option would be marked as the right one, in markup or in data. */
const SAYS_WHICH = /\bdata-(?:is-)?correct\b|\\?"(?:is)?[Cc]orrect\\?":\s*(?:true|false)/;

test("nothing that is served tells what a quiz says to those who have answered", async ({ baseURL }) => {
  const origin = baseURL ?? "";
  const keys = listKeys();
  expect(keys.length).toBeGreaterThan(3_000);
  const find = createFinder(keys);
  const found: string[] = [];
  const look = (where: string, text: string) => {
    const key = find(text) ?? SAYS_WHICH.exec(text)?.[0];
    if (key) found.push(`${where}: ${key}`);
  };

  for (const file of readdirSync(CLIENT, { recursive: true, encoding: "utf8" })) {
    if (/\.(js|css|json|html|txt|svg)$/.test(file)) look(file, readFileSync(path.join(CLIENT, file), "utf8"));
  }

  const paths = await listSitemapPaths(origin, DEFAULT_LOCALE);
  const concepts = paths.filter((address) => /^\/concepts\/[^/]+\/[^/]+$/.test(address));
  expect(concepts.length).toBeGreaterThanOrEqual(50);
  const addresses = sampleOf(concepts, LOCALES).map(([concept, locale]) => localized(concept, locale));
  const rest = addresses.flatMap((address) => [address, `${address}.md`, `${address}.data`])[Symbol.iterator]();
  const work = async () => {
    for (const address of rest) look(address, await served(`${origin}${address}`));
  };
  await Promise.all(Array.from({ length: PAGES_AT_ONCE }, work));

  for (const locale of LOCALES) {
    const query = `{ quizzes(locale: "${locale}", pagination: { limit: 100 }) { data { attributes { slug title description
      questions { key prompt multiple options { key text } } } } } }`;
    const text = await served(`${origin}/graphql`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ query }),
    });
    expect(JSON.parse(text).data.quizzes.data.length).toBeGreaterThanOrEqual(50);
    look(`/graphql (${locale})`, text);
  }
  expect(found).toEqual([]);
});

/** A site that is asked for hundreds of pages at once may ask to wait. */
async function served(address: string, request?: RequestInit): Promise<string> {
  let text = "";
  await expect(async () => {
    const answer = await fetch(address, request);
    text = await answer.text();
    expect(answer.status, `${address}: ${text.slice(0, 200)}`).toBe(200);
  }).toPass();
  return text;
}

/** The longest piece that is written alike everywhere, of each explanation and misconception that no public text says too. */
function listKeys(): string[] {
  const open = LOCALES.flatMap((locale) =>
    ["concept", "faq", "guide"].flatMap((type) => readFolder(path.join(CONTENT, locale, type))),
  ).join("\n");
  const quizzes = LOCALES.flatMap((locale) => readFolder(path.join(CONTENT, locale, "quiz")));
  const said = quizzes.flatMap((quiz) => [...quiz.matchAll(/^ +(?:explanation|misconception): "(.*)"$/gm)]);
  return said.flatMap(([, text = ""]) => {
    const pieces = text.split(CHANGED_ON_THE_WAY).map((piece) => piece.trim());
    const longest = pieces.reduce((best, piece) => (piece.length > best.length ? piece : best));
    return longest.length >= LENGTH && !open.includes(longest) ? longest : [];
  });
}

function readFolder(folder: string): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) => /\.(md|yaml)$/.test(file));
  return files.map((file) => readFileSync(path.join(folder, file), "utf8"));
}

/** Finds the first of many sentences in a text, by how they begin. */
function createFinder(sentences: readonly string[]): (text: string) => string | null {
  const byBeginning = Map.groupBy(sentences, (sentence) => sentence.slice(0, LENGTH));
  return (text) => {
    for (let place = 0; place + LENGTH <= text.length; place += 1) {
      const candidates = byBeginning.get(text.slice(place, place + LENGTH));
      const found = candidates?.find((sentence) => text.startsWith(sentence, place));
      if (found) return found;
    }
    return null;
  };
}
