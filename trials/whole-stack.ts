import { rmSync } from "node:fs";
import { cp, mkdtemp } from "node:fs/promises";
import { availableParallelism, tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { parseArgs } from "node:util";
import { projectRoot } from "../scripts/project-paths.mjs";
import { openAccount } from "./stack/journey.ts";
import { listPages, untilKept } from "./stack/list-pages.ts";
import { openStack } from "./stack/open-stack.ts";
import { residentMbOf } from "./stack/part.ts";
import { readContentChoice } from "./stack/read-content-choice.ts";
import { tryEdit } from "./stack/try-edit.ts";
import { tryAccount, tryReading, trySearching } from "./stack/try-journeys.ts";
import { tryOutage } from "./stack/try-outage.ts";
import { compareServers, tryKilledServer, tryRollingRestart } from "./stack/try-servers.ts";
import { createWriter } from "./stack/writer.ts";

/**
 * The whole stack, of which one part after the other is killed and brought back while people read and write. `--short` has little content
 * and the provider of the project, otherwise `--content` is that of `npm run stack`.
 */
const { values } = parseArgs({
  options: {
    short: { type: "boolean", default: false },
    content: { type: "string" },
    "content-dir": { type: "string", default: path.join(projectRoot, "content") },
  },
});
const isShort = values.short;
const SECONDS = isShort ? { kill: 4, outage: 4, compare: 2 } : { kill: 12, outage: 10, compare: 5 };
const PAGES = isShort ? 20 : 60;
const WITHIN_SECONDS = 5;
/** How much more two servers answer than one, where each has a processor, and who asks them. */
const TIMES_ONE = 1.6;
const CORES_FOR_IT = 4;
const READY_WITHIN_MS = 300_000;
const MOST_SHOWN = 8;

const tell = (line: string) => console.log(line);
const folder = await mkdtemp(path.join(tmpdir(), "learn-bittensor-stack-content-"));
process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
const contentDir = path.join(folder, "content");
const source = isShort ? path.join(projectRoot, "contract", "tests", "content") : path.resolve(values["content-dir"]);
await cp(source, contentDir, { recursive: true });
tell("The parts:");
const ending = new AbortController();
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => ending.abort());
const stack = await openStack({
  content: isShort ? "embedded" : readContentChoice(values.content),
  contentDir,
  port: null,
  // All who ask here have one address.
  settings: { CLIENT_BUDGET: "0" },
  signal: ending.signal,
  tell,
});
ending.signal.addEventListener("abort", () => void stack.close().finally(() => process.exit(1)));
let passed = 0;
let failed = 0;
const leftOut: string[] = [];
try {
  if (!stack.nginx) leftOut.push("nginx and what only it can do (nginx or openssl is missing)");
  if (!stack.isStrapi) leftOut.push("Strapi (the project's own provider stands in its place)");
  if (!stack.cache) leftOut.push("Redis killed (none of the stack's own)");
  if (!stack.database) leftOut.push("PostgreSQL killed (none of the stack's own)");

  await row("both servers are ready", untilReady);
  const pages = await listPages(stack, PAGES);
  tell("");
  await row("reading", () => tryReading(stack, pages));
  await row("searching", () => trySearching(stack, pages));
  await row("an account", () => tryAccount(stack, pages, `ada${Date.now()}`));
  await row("a changed text is everywhere", async () => {
    const places = Object.entries(await tryEdit(stack, pages));
    const slow = places.filter(([, seconds]) => seconds > WITHIN_SECONDS);
    const said = places.map(([place, seconds]) => `${place} ${seconds.toFixed(2)} s`).join(", ");
    if (slow.length > 0) throw new Error(`expected it within ${WITHIN_SECONDS} s: ${said}`);
    return said;
  });

  await untilKept(stack, pages);
  const learner = await openAccount(stack, `eve${Date.now()}`);
  const writer = createWriter(stack, { learner, slugs: pages.slugs });
  const isOver = new AbortController();
  const writing = writer.writeOn(isOver.signal);
  if (stack.nginx) {
    await row("a server is killed, 200 requests a second", async () => {
      const { answers, inFlight, failed } = await tryKilledServer(stack, pages, SECONDS.kill);
      expectNone(failed);
      return `${answers} answers, none failed but ${inFlight} in flight on it`;
    });
    await row("a rolling restart, 200 requests a second", async () => {
      const { answers, failed } = await tryRollingRestart(stack, pages);
      expectNone(failed);
      return `${answers} answers, none failed`;
    });
  }
  isOver.abort();
  await writing;
  // They have forgotten them with their restart.
  await untilKept(stack, pages);
  for (const part of [stack.content, stack.cache, stack.database, stack.search]) {
    if (!part) continue;
    await row(`${part.name} is killed and comes back`, async () => {
      const outage = await tryOutage(stack, part, { pages, writer, seconds: SECONDS.outage });
      const { status, ms } = outage.told;
      const toldWriter = `a writer got ${status} after ${(ms / 1_000).toFixed(1)} s`;
      expectNone([...(outage.isToldClearly ? [] : [{ said: toldWriter }]), ...outage.failed]);
      const written = `is taken again after ${outage.secondsUntilWritten.toFixed(1)} s`;
      return `${outage.answers} readers, none failed; ${toldWriter}, and ${written}`;
    });
  }
  await row("nothing acknowledged is lost", async () => {
    const lost = await writer.findLost();
    expectNone(lost.map((said) => ({ said })));
    return `${writer.acknowledgements()} writes`;
  });
  await row("two servers, one server", async () => {
    const { one, two, failed } = await compareServers(stack, pages, SECONDS.compare);
    expectNone(failed);
    const cores = availableParallelism();
    const times = two / one;
    const said = `${two.toFixed(0)} /s, ${one.toFixed(0)} /s: ${times.toFixed(2)} times, on ${cores} cores`;
    if (cores >= CORES_FOR_IT && times < TIMES_ONE) throw new Error(`${said}; expected ${TIMES_ONE} times`);
    return cores < CORES_FOR_IT ? `${said} (${TIMES_ONE} times is asked from ${CORES_FOR_IT} on)` : said;
  });
  tell(`  in memory at the end: ${await tellMemory()}`);
} catch (error) {
  failed += 1;
  tell(String(error));
} finally {
  await stack.close();
}
tell("");
for (const what of leftOut) tell(`left out: ${what}`);
tell(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;

async function row(name: string, work: () => Promise<string>): Promise<void> {
  const outcome = await work().then(
    (said) => ({ isGood: true, said }),
    (error: unknown) => ({ isGood: false, said: error instanceof Error ? error.message : String(error) }),
  );
  if (outcome.isGood) passed += 1;
  else failed += 1;
  tell(`${outcome.isGood ? "✓" : "✗"} ${name.padEnd(44)} ${outcome.said}`);
}

/** All of what `/readyz` asks, on both. */
async function untilReady(): Promise<string> {
  const startedAt = performance.now();
  for (const { name, operators } of stack.web) {
    for (;;) {
      const answer = await fetch(`${operators}/readyz`);
      const said = await answer.text();
      if (answer.ok) break;
      if (performance.now() - startedAt > READY_WITHIN_MS) throw new Error(`${name}: ${said.slice(0, 400)}`);
      await wait(200);
    }
  }
  return `after ${((performance.now() - startedAt) / 1_000).toFixed(1)} s, search included`;
}

async function tellMemory(): Promise<string> {
  const parts = [stack.content, stack.search, ...stack.web];
  const held = await Promise.all(parts.map(async ({ name, pid }) => ({ name, mb: await residentMbOf(pid()) })));
  return held.map(({ name, mb }) => `${name} ${mb?.toFixed(0) ?? "?"} MB`).join(", ");
}

function expectNone(failures: readonly { said: string }[]): void {
  if (failures.length === 0) return;
  const shown = failures.slice(0, MOST_SHOWN).map(({ said }) => said);
  throw new Error([`${failures.length} failed:`, ...shown].join("\n      "));
}
