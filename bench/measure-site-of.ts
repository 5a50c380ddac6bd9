import { createHmac } from "node:crypto";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { gzipSync } from "node:zlib";
import { startSite } from "../scripts/start-server.mjs";
import { FIXED_FILES, generateContent } from "./generate-content.ts";
import { LOCALES, untilSearchIsFilled } from "./until-search-is-filled.ts";

export interface Measured {
  figures: Record<string, number>;
  largestList: { path: string; bytes: number };
  /** How many the largest sitemap names. */
  addresses: number;
}

type Get = (target: string) => Promise<string>;
type RunningSite = Awaited<ReturnType<typeof startSite>>;

const SECRET = "of generated content";
/** A first start compiles everything: 100,000 documents take minutes. */
const LONGEST_START_MS = 30 * 60_000;
const PAGES = 40;
const LISTS = ["/concepts", "/concepts/category-1", "/explore", "/subnets", "/articles", "/guides", "/faq_legacy"];
const QUERIES = ["validator", "miner weights", "gewichte", "emission flows", "concept 12", "검증자", "权重", "poids"];
const SEARCHES = 80;
const EDITS = 5;
const EDITED = "en/concept/concept-55.md";
const EDITED_PATH = "/concepts/category-7/concept-55";

/** The built site with so many generated documents in each language, started twice: as content is compiled, and from the cache. */
export async function measureSiteOf(documents: number): Promise<Measured> {
  const scratch = await mkdtemp(path.join(tmpdir(), "learn-bittensor-bench-"));
  const content = path.join(scratch, "content");
  const settings = {
    CONTENT_DIR: content,
    CONTENT_WEBHOOK_SECRET: SECRET,
    LOG_LEVEL: "error",
    OPS_PORT: "0",
    SEARCH_KEY: "a-public-key",
  };
  const start = () =>
    startSite(path.join(scratch, "data"), { settings, readyPath: "/concepts", timeoutMs: LONGEST_START_MS });
  try {
    await generateContent(content, FIXED_FILES + LOCALES.length * documents);
    const first = await start();
    const firstFill = await secondsOf(() => untilSearchIsFilled(first.origin)).finally(first.stop);
    const site = await start();
    try {
      const fill = await secondsOf(() => untilSearchIsFilled(site.origin));
      const { figures, ...rest } = await measure(site, content);
      const starts = {
        "start, content compiled: s to the first page": first.secondsToFirstAnswer,
        "  until all is searched, s after it": firstFill,
        "start from the cache: s to the first page": site.secondsToFirstAnswer,
        "  until all is searched, s after it ": fill,
      };
      return { figures: { ...starts, ...figures }, ...rest };
    } finally {
      await site.stop();
    }
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}

async function measure(site: RunningSite, content: string): Promise<Measured> {
  const get: Get = async (target) => {
    const answer = await fetch(site.origin + target);
    if (answer.status !== 200) throw new Error(`${target} answers ${answer.status}`);
    return answer.text();
  };
  const sitemap = await timed(() => get("/sitemap-en.xml"));
  const addresses = [...sitemap.answer.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    (match) => new URL(match[1] ?? "").pathname,
  );
  const documents = addresses.filter((address) =>
    /^\/(?:concepts\/[^/]+\/concept|articles\/|guides\/|subnets\/\d)/.test(address),
  );
  const pages = documents.filter((_, index) => index % Math.ceil(documents.length / PAGES) === 0);
  const rendered = await timeAll(pages, get);
  const cached = await timeAll(Array.from({ length: 10 }, () => pages).flat(), get);
  const lists: { path: string; bytes: number; ms: number }[] = [];
  for (const list of LISTS) {
    const { ms, answer } = await timed(() => get(list));
    lists.push({ path: list, bytes: gzipSync(answer).length, ms });
  }
  const searched = await timeAll(
    Array.from({ length: SEARCHES }, (_, index) => QUERIES[index % QUERIES.length] ?? ""),
    (query) => search(site.origin, query),
  );
  const edits: number[] = [];
  const meanwhile = await timeWhile(
    () => get("/licenses"),
    async () => {
      for (let edit = 0; edit < EDITS; edit += 1)
        edits.push(await secondsOf(() => editAndWait(content, edit, get, site.origin)));
    },
  );
  const operators = /operators ask at (\S+)/.exec(site.log())?.[1] ?? "";
  const metrics = await (await fetch(`${operators}/metrics`)).text();
  const largestList = lists.reduce((one, other) => (other.bytes > one.bytes ? other : one));
  const figures = {
    "cached page, ms, p50": percentile(cached, 0.5),
    "cached page, ms, p99": percentile(cached, 0.99),
    "page rendered anew, ms, p50": percentile(rendered, 0.5),
    "page rendered anew, ms, p99": percentile(rendered, 0.99),
    "list rendered anew, ms, p50": percentile(
      lists.map(({ ms }) => ms),
      0.5,
    ),
    "list rendered anew, ms, p99": percentile(
      lists.map(({ ms }) => ms),
      0.99,
    ),
    "largest list, kB after gzip": largestList.bytes / 1_000,
    "search of three sources, ms, p50": percentile(searched, 0.5),
    "search of three sources, ms, p99": percentile(searched, 0.99),
    "sitemap of a language, ms": sitemap.ms,
    "sitemap of a language, kB": sitemap.answer.length / 1_000,
    "an edit becomes visible, s, the first": edits[0] ?? Number.NaN,
    "an edit becomes visible, s, others": percentile(edits.slice(1), 0.5),
    "another page meanwhile, ms, slowest": percentile(meanwhile, 1),
    "resident memory after all this, MB": Number(/^process_resident_memory_bytes (\S+)/m.exec(metrics)?.[1]) / 2 ** 20,
  };
  return { figures, largestList, addresses: addresses.length };
}

async function search(origin: string, q: string): Promise<void> {
  const queries = ["concept", "subnet", "article"].map((source) => ({ indexUid: `${source}_en`, q, limit: 5 }));
  const headers = { Authorization: "Bearer a-public-key", "Content-Type": "application/json" };
  const answer = await fetch(`${origin}/multi-search`, { method: "POST", headers, body: JSON.stringify({ queries }) });
  if (answer.status !== 200) throw new Error(`a search answers ${answer.status}`);
  await answer.arrayBuffer();
}

/** A sentence more in one document, told as an editor's system does. */
async function editAndWait(content: string, edit: number, get: Get, origin: string): Promise<void> {
  const file = path.join(content, EDITED);
  const sentence = `A sentence that was not there before edit ${edit}.`;
  await writeFile(file, `${await readFile(file, "utf8")}\n${sentence}\n`);
  const time = String(Math.floor(Date.now() / 1_000));
  const signature = createHmac("sha256", SECRET).update(`${time}.`).digest("hex");
  const headers = { "X-Webhook-Timestamp": time, "X-Webhook-Signature": signature };
  const told = await fetch(`${origin}/webhooks/content`, { method: "POST", headers });
  if (told.status !== 204) throw new Error(`the webhook answers ${told.status}`);
  while (!(await get(EDITED_PATH)).includes(sentence)) await wait(20);
}

/** How long a page takes, asked for again and again while something goes on. */
async function timeWhile(read: () => Promise<unknown>, something: () => Promise<void>): Promise<number[]> {
  const times: number[] = [];
  let isOver = false;
  const reading = (async () => {
    while (!isOver) {
      times.push((await timed(read)).ms);
      await wait(5);
    }
  })();
  await something().finally(() => {
    isOver = true;
  });
  await reading;
  return times;
}

async function timed<Answer>(work: () => Promise<Answer>): Promise<{ ms: number; answer: Answer }> {
  const startedAt = performance.now();
  const answer = await work();
  return { ms: performance.now() - startedAt, answer };
}

async function timeAll<Each>(all: readonly Each[], work: (each: Each) => Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  for (const each of all) times.push((await timed(() => work(each))).ms);
  return times;
}

async function secondsOf(work: () => Promise<unknown>): Promise<number> {
  return (await timed(work)).ms / 1_000;
}

function percentile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}
