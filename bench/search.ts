/**
 * Prints what the embedded search engine costs in each language: how long its indexes take to build, the memory they
 * take, and how long requests take whose queries each ask another index, as the search box sends them.
 *
 *     node bench/search.ts                     10,000 documents in six indexes
 *     node bench/search.ts 1000 en zh          another number, some of the languages
 */
import { execFile } from "node:child_process";
import { availableParallelism, loadavg } from "node:os";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { printFigure } from "../scripts/print-figure.mjs";
import { generateDocuments, generateQueries, LANGUAGES, type Language } from "./generate-search-documents.ts";

const DOCUMENTS = 10_000;
const INDEXES = 6;
const ATTRIBUTES = ["title", "description", "body"];
const CODES: Record<Language, string> = { en: "eng", de: "deu", ko: "kor", fr: "fra", zh: "zho" };
const WARM_UP = 100;
const REQUESTS = 400;
/** Each request is made so often; the fastest tells what it costs, all of them what the machine makes of it. */
const REPEATS = 3;
const QUERIES_PER_REQUEST = [5, 6];
/** Milliseconds for six queries in one request, by the number of documents. */
const GOALS: Record<number, number> = { 1000: 5, 10000: 15, 100000: 60 };

type Percentiles = { p50: number; p99: number };
type Times = { fastest: Percentiles; all: Percentiles };
type Measured = { seconds: number; megabytes: number; timesByQueries: Record<number, Times> };

/** What is used of the engine; the measured process loads it, so that no other pays for it. */
type Engine = {
  replaceIndex(uid: string, content: { primaryKey: string; settings: object; documents: readonly object[] }): void;
  multiSearch(queries: readonly object[]): unknown;
};

/** To be called in a process of its own, with `--expose-gc`. */
async function measure(language: Language, count: number): Promise<Measured> {
  const createSearchEngine = await load("create-search-engine.ts", "createSearchEngine");
  const defaultQuery = await load("search-query.ts", "DEFAULT_QUERY");
  const documents = generateDocuments(language, count);
  const queries = generateQueries(documents, WARM_UP + REQUESTS);
  const before = usedBytes();
  const startedAt = performance.now();
  const engine: Engine = createSearchEngine({ budgetMs: Number.POSITIVE_INFINITY });
  for (let index = 0; index < INDEXES; index += 1) {
    engine.replaceIndex(`index${index}`, {
      primaryKey: "id",
      settings: {
        searchableAttributes: ATTRIBUTES,
        displayedAttributes: ["id", "title", "description"],
        localizedAttributes: [{ attributePatterns: ["*"], locales: [CODES[language]] }],
      },
      documents: documents.filter((_, place) => place % INDEXES === index),
    });
  }
  const seconds = (performance.now() - startedAt) / 1000;
  const megabytes = (usedBytes() - before) / 1e6;

  const timesByQueries = Object.fromEntries(
    QUERIES_PER_REQUEST.map((size) => {
      const times = queries.map((q) => {
        const asked = Array.from({ length: size }, (_, index) => ({
          ...defaultQuery,
          indexUid: `index${index}`,
          q,
          limit: 5,
          attributesToHighlight: ["title", "description"],
          attributesToSearchOn: ATTRIBUTES,
        }));
        return Array.from({ length: REPEATS }, () => {
          const askedAt = performance.now();
          JSON.stringify(engine.multiSearch(asked));
          return performance.now() - askedAt;
        });
      });
      const counted = times.slice(WARM_UP);
      return [size, { fastest: summarize(counted.map((one) => Math.min(...one))), all: summarize(counted.flat()) }];
    }),
  );
  return { seconds, megabytes, timesByQueries };
}

async function load(file: string, name: string) {
  const module = await import(new URL(`../search-engine/${file}`, import.meta.url).href);
  return module[name];
}

function summarize(milliseconds: readonly number[]): Percentiles {
  const sorted = milliseconds.toSorted((one, other) => one - other);
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? 0;
  return { p50: at(0.5), p99: at(0.99) };
}

function usedBytes(): number {
  globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

async function measureApart(language: Language, count: number): Promise<Measured> {
  const args = ["--expose-gc", fileURLToPath(import.meta.url), "--measure", String(count), language];
  const { stdout } = await promisify(execFile)(process.execPath, args, { maxBuffer: 1e6 });
  return JSON.parse(stdout);
}

function print(language: Language, count: number, { seconds, megabytes, timesByQueries }: Measured): void {
  const isTenThousand = count === DOCUMENTS;
  printFigure(`${language}: build`, `${seconds.toFixed(1)} s`, isTenThousand ? "≤ 4 s" : "");
  printFigure(`${language}: memory`, `${megabytes.toFixed(0)} MB`, isTenThousand ? "≤ 150 MB" : "");
  for (const [size, { fastest, all }] of Object.entries(timesByQueries)) {
    const goal = size === "6" ? GOALS[count] : undefined;
    const show = ({ p50, p99 }: Percentiles) => `${p50.toFixed(1)} / ${p99.toFixed(1)} ms`;
    printFigure(`${language}: ${size} queries, p50 / p99`, show(fastest), goal === undefined ? "" : `p99 ≤ ${goal} ms`);
    printFigure(`${language}: ${size} queries, with disturbances`, show(all));
  }
}

if (import.meta.main) {
  const [first = String(DOCUMENTS), ...rest] = process.argv.slice(2);
  if (first === "--measure") {
    const [count, language] = rest;
    const found = LANGUAGES.find((one) => one === language);
    if (found) process.stdout.write(JSON.stringify(await measure(found, Number(count))));
  } else {
    const count = Number(first);
    console.log(
      `${count} documents in ${INDEXES} indexes, ${REQUESTS} requests; load ${loadavg()[0]?.toFixed(1)} on ${availableParallelism()} processors`,
    );
    for (const language of LANGUAGES) {
      if (rest.length > 0 && !rest.includes(language)) continue;
      print(language, count, await measureApart(language, count));
    }
  }
}
