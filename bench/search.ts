/**
 * Prints what the embedded search engine costs in each language: how long its indexes take to build, the memory they
 * take, and how long requests take whose queries each ask another index, as the search box sends them. Requests go the
 * way of the site: as HTTP requests in this process to the thread in which the engine works, and back.
 *
 *     node bench/search.ts                     1,000, 10,000 and 100,000 documents in six indexes: takes its time
 *     node bench/search.ts 1000 en zh          one number, some of the languages
 */
import { execFile } from "node:child_process";
import { availableParallelism, loadavg } from "node:os";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { atMost, printFigure } from "../scripts/print-figure.mjs";
import { generateDocuments, generateQueries, LANGUAGES, type Language } from "./generate-search-documents.ts";

const DOCUMENTS = [1_000, 10_000, 100_000];
/** For so many there are goals for building and memory. */
const DOCUMENTS_WITH_GOALS = 10_000;
const INDEXES = 6;
const ATTRIBUTES = ["title", "description", "body"];
const SEARCH_KEY = "public-key";
const CODES: Record<Language, string> = { en: "eng", de: "deu", ko: "kor", fr: "fra", zh: "zho" };
const WARM_UP = 100;
const REQUESTS = 400;
/**
 * Each request is made so often; the fastest tells what it costs, all of them what the machine makes of it. Where the machine
 * does other things at the same time, processor time tells it better: it is what a quiet machine would take at most.
 */
const REPEATS = 3;
const QUERIES_PER_REQUEST = [6];
/** Milliseconds for six queries in one request, by the number of documents. */
const GOALS: Record<number, number> = { 1000: 5, 10000: 15, 100000: 60 };

type Percentiles = { p50: number; p99: number };
type Times = { fastest: Percentiles; all: Percentiles; processor: Percentiles };
/** Milliseconds by the clock, and of processor time in all threads of the process. */
type Took = { clock: number; processor: number };
type Measured = { seconds: number; processorSeconds: number; megabytes: number; timesByQueries: Record<number, Times> };

/** What is used of the service, and of the engine by itself; the measured process loads it, so that no other pays for it. */
type Index = { uid: string; primaryKey: string; settings: object; documents: readonly object[] };
type Service = {
  fetch(request: Request): Promise<Response>;
  fill(indexes: readonly Index[]): Promise<void>;
  close(): Promise<void>;
};
type Engine = { replaceIndex(uid: string, content: Index): void };

/** To be called in a process of its own, with `--expose-gc`. */
async function measure(language: Language, count: number): Promise<Measured> {
  const documents = generateDocuments(language, count);
  const indexes = Array.from({ length: INDEXES }, (_, number) => ({
    uid: `index${number}`,
    primaryKey: "id",
    settings: {
      searchableAttributes: ATTRIBUTES,
      displayedAttributes: ["id", "title", "description"],
      localizedAttributes: [{ attributePatterns: ["*"], locales: [CODES[language]] }],
    },
    documents: documents.filter((_, place) => place % INDEXES === number),
  }));
  const served = await measureService(indexes, generateQueries(documents, WARM_UP + REQUESTS));
  return { ...served, megabytes: await measureMemory(indexes) };
}

async function measureService(indexes: readonly Index[], queries: readonly string[]) {
  const createSearchService = await load("create-search-service.ts", "createSearchService");
  const service: Service = createSearchService({ searchKey: SEARCH_KEY, budgetMs: Number.POSITIVE_INFINITY });
  const usedBefore = process.cpuUsage();
  const startedAt = performance.now();
  await service.fill(indexes);
  const seconds = (performance.now() - startedAt) / 1000;
  const { user, system } = process.cpuUsage(usedBefore);
  const timesByQueries: Record<number, Times> = {};
  for (const size of QUERIES_PER_REQUEST) {
    const times: Took[][] = [];
    for (const q of queries) {
      const repeated: Took[] = [];
      for (let repeat = 0; repeat < REPEATS; repeat += 1) repeated.push(await timeSearch(service, q, size));
      times.push(repeated);
    }
    const counted = times.slice(WARM_UP);
    timesByQueries[size] = {
      fastest: summarize(counted.map((one) => Math.min(...one.map(({ clock }) => clock)))),
      all: summarize(counted.flatMap((one) => one.map(({ clock }) => clock))),
      processor: summarize(counted.map((one) => Math.min(...one.map(({ processor }) => processor)))),
    };
  }
  await service.close();
  return { seconds, processorSeconds: (user + system) / 1e6, timesByQueries };
}

async function timeSearch(service: Service, q: string, size: number): Promise<Took> {
  const queries = Array.from({ length: size }, (_, number) => ({
    indexUid: `index${number}`,
    q,
    limit: 5,
    attributesToHighlight: ["title", "description"],
    attributesToSearchOn: ATTRIBUTES,
  }));
  const body = JSON.stringify({ queries });
  const headers = { Authorization: `Bearer ${SEARCH_KEY}`, "Content-Type": "application/json" };
  const usedBefore = process.cpuUsage();
  const askedAt = performance.now();
  const response = await service.fetch(new Request("http://search/multi-search", { method: "POST", headers, body }));
  await response.text();
  const clock = performance.now() - askedAt;
  const { user, system } = process.cpuUsage(usedBefore);
  if (response.status !== 200) throw new Error(`/multi-search answers ${response.status}`);
  return { clock, processor: (user + system) / 1000 };
}

/** The engine in this thread, where what it holds can be told from what is left over. */
async function measureMemory(indexes: readonly Index[]): Promise<number> {
  const createSearchEngine = await load("create-search-engine.ts", "createSearchEngine");
  const before = usedBytes();
  const engine: Engine = createSearchEngine();
  for (const index of indexes) engine.replaceIndex(index.uid, index);
  return (usedBytes() - before) / 1e6;
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

function print(
  language: Language,
  count: number,
  { seconds, processorSeconds, megabytes, timesByQueries }: Measured,
): void {
  const hasGoals = count === DOCUMENTS_WITH_GOALS;
  printFigure(`${language}: build`, `${seconds.toFixed(1)} s`, hasGoals ? atMost(seconds, 4, "s") : "");
  printFigure(`${language}: build, processor time`, `${processorSeconds.toFixed(1)} s`);
  printFigure(`${language}: memory`, `${megabytes.toFixed(0)} MB`, hasGoals ? atMost(megabytes, 150, "MB") : "");
  for (const [size, { fastest, all, processor }] of Object.entries(timesByQueries)) {
    const mostMs = size === "6" ? GOALS[count] : undefined;
    const goal = mostMs === undefined ? "" : atMost(fastest.p99, mostMs, "ms, p99");
    const show = ({ p50, p99 }: Percentiles) => `${p50.toFixed(1)} / ${p99.toFixed(1)} ms`;
    printFigure(`${language}: ${size} queries, p50 / p99`, show(fastest), goal);
    printFigure(`${language}: ${size} queries, with disturbances`, show(all));
    printFigure(`${language}: ${size} queries, processor time`, show(processor));
  }
}

if (import.meta.main) {
  const [first, ...rest] = process.argv.slice(2);
  if (first === "--measure") {
    const [count, language] = rest;
    const found = LANGUAGES.find((one) => one === language);
    if (found) process.stdout.write(JSON.stringify(await measure(found, Number(count))));
  } else {
    for (const count of first === undefined ? DOCUMENTS : [Number(first)]) {
      const load = `load ${loadavg()[0]?.toFixed(1)} on ${availableParallelism()} processors`;
      console.log(`  ${count} documents in ${INDEXES} indexes, ${REQUESTS} requests; ${load}`);
      for (const language of LANGUAGES) {
        if (rest.length > 0 && !rest.includes(language)) continue;
        print(language, count, await measureApart(language, count));
      }
    }
  }
}
