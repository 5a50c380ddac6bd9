import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { LOCALES } from "../bench/until-search-is-filled.ts";
import { atLeast, atMost, printFigure } from "../scripts/print-figure.mjs";
import { startSite } from "../scripts/start-server.mjs";
import { createAsking } from "./ask-site.ts";
import { keepPace } from "./keep-pace.ts";
import { FAULTS, type Fault, standBetween } from "./provider-down/stand-between.ts";

/**
 * 200 readers a second while the content provider is away, `--minutes` long by the clock of the site, which goes `--scale` times faster
 * than others: every page that was asked for before is answered, and the log says once a minute what is the matter. `--pages`
 * takes so many of all.
 */
const { values } = parseArgs({
  options: {
    minutes: { type: "string", default: "10" },
    scale: { type: "string", default: "1" },
    pages: { type: "string", default: "100000" },
  },
});
const scale = Number(values.scale);
const minutes = Number(values.minutes);
const seconds = (minutes * 60) / scale;

const READERS_A_SECOND = 200;
const AT_ONCE = 24;
/** What one outage may say in a minute: what each part of the site notices of it. */
const LINES_A_MINUTE = 4;
const MOST_SHOWN = 20;
const MOST_TRIES = 20;
const LEAST_CACHED = 0.9;

const folder = await mkdtemp(path.join(tmpdir(), "learn-bittensor-provider-"));
const provider = await startSite(path.join(folder, "provider"), { settings: { LOG_LEVEL: "error" } });
const between = await standBetween(provider.origin);
const site = await startSite(path.join(folder, "site"), {
  settings: {
    LOG_LEVEL: "warn",
    CONTENT_API_URL: between.origin,
    ...(scale !== 1 && {
      CLOCK_SCALE: String(scale),
      NODE_OPTIONS: `--import ${import.meta.dirname}/provider-down/fast-clock.mjs`,
    }),
  },
});
const { ask, close } = createAsking(site.origin, AT_ONCE);
try {
  const pages: string[] = [];
  const listed = await listPages();
  for (const target of listed) if (await becomesCached(target)) pages.push(target);
  if (pages.length < listed.length * LEAST_CACHED)
    throw new Error(`${pages.length} of ${listed.length} pages are cached`);

  const failed: string[] = [];
  const asked = new Set<string>();
  let answers = 0;
  const saidBefore = site.log().length;
  const faults = Object.keys(FAULTS) as Fault[];
  const readers = READERS_A_SECOND * seconds;
  const startedAt = performance.now();
  const pace = { seconds, perSecond: READERS_A_SECOND, atOnce: AT_ONCE, atLeast: readers };
  await keepPace(pace, async () => {
    between.set(faults[Math.min(faults.length - 1, Math.floor((answers / readers) * faults.length))] ?? null);
    const target = pages[answers % pages.length] ?? "";
    asked.add(target);
    answers += 1;
    const status = await askPage(target);
    if (status !== 200) failed.push(`${target}: ${status}`);
  });
  const took = (performance.now() - startedAt) / 1_000;
  const said = site.log().slice(saidBefore).split("\n").filter(Boolean);

  console.log(`No provider for ${minutes} minutes: it ${faults.join(", then ")}`);
  const perSecond = answers / took;
  printFigure(
    "pages that had been asked for before",
    `${asked.size} of ${pages.length}`,
    atLeast(asked.size, pages.length),
  );
  printFigure("answers", String(answers), atLeast(answers, readers));
  // A machine that does much else may take longer; the outage lasts as long.
  printFigure("answers a second", perSecond.toFixed(0), `${READERS_A_SECOND}`);
  printFigure("answers that were no page", String(failed.length), atMost(failed.length, 0));
  const lines = said.length / ((took * scale) / 60);
  printFigure("lines in the log, a minute", lines.toFixed(1), atMost(lines, LINES_A_MINUTE));
  const stacks = said.filter((line) => /\\n\s+at /.test(line)).length;
  printFigure("stack traces in the log", String(stacks), atMost(stacks, 0));
  for (const line of [...failed.slice(0, MOST_SHOWN), ...said.slice(0, MOST_SHOWN)])
    console.log(`  ${line.slice(0, 240)}`);

  between.set(null);
  for (const target of pages.slice(0, 20)) await expectPage(target);
} finally {
  close();
  await site.stop();
  between.close();
  await provider.stop();
  await rm(folder, { recursive: true, force: true });
}

async function listPages(): Promise<string[]> {
  const pages: string[] = [];
  for (const locale of LOCALES) {
    const sitemap = await (await fetch(`${site.origin}/sitemap-${locale}.xml`)).text();
    pages.push(...[...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = ""]) => new URL(address).pathname));
  }
  const everyNth = Math.ceil(pages.length / Number(values.pages));
  return pages.filter((_, index) => index % everyNth === 0);
}

async function askPage(target: string): Promise<number | string> {
  const headers = { "Accept-Encoding": "gzip" };
  return ask({ method: "GET", target, headers }).then(
    ({ status }) => status,
    (error: unknown) => String(error),
  );
}

/**
 * Whether a page may be cached, and is by now. One that had to do without its menu, because that took too long, is answered
 * and not cached; one that nobody may cache says so.
 */
async function becomesCached(target: string): Promise<boolean> {
  for (let time = 0; time < MOST_TRIES; time += 1) {
    const answer = await fetch(site.origin + target);
    await answer.arrayBuffer();
    if (answer.status === 200 && answer.headers.has("ETag")) return true;
    if (answer.status === 200 && answer.headers.get("Cache-Control")?.startsWith("private")) return false;
  }
  throw new Error(`${target}: expected a page that is cached, got none in ${MOST_TRIES} times`);
}

async function expectPage(target: string): Promise<void> {
  const status = await askPage(target);
  if (status !== 200) throw new Error(`${target}: expected 200, got ${status}`);
}
