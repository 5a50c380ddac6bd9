import { rmSync } from "node:fs";
import { cp, mkdtemp, readdir } from "node:fs/promises";
import { availableParallelism, tmpdir } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { projectRoot } from "../scripts/project-paths.mjs";
import { openAccount } from "./stack/journey.ts";
import { listPages, untilCached } from "./stack/list-pages.ts";
import { LOOPBACK, listListeners } from "./stack/listeners.ts";
import { measureLoad, measureParts } from "./stack/measure-parts.ts";
import { openStack } from "./stack/open-stack.ts";
import { listRunning, type Running, treeOf } from "./stack/process-tree.ts";
import { readContentChoice } from "./stack/read-content-choice.ts";
import { tryEdit } from "./stack/try-edit.ts";
import { tryFirstRendering } from "./stack/try-first-rendering.ts";
import { tryAccount, tryReading, trySearching } from "./stack/try-journeys.ts";
import { tryOutage } from "./stack/try-outage.ts";
import { compareServers, tryKilledServer, tryRollingRestart } from "./stack/try-servers.ts";
import { tryStartOrder } from "./stack/try-start-order.ts";
import { untilReady } from "./stack/until-ready.ts";
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
const SECONDS = isShort ? { load: 4, kill: 4, outage: 4, compare: 2 } : { load: 60, kill: 12, outage: 10, compare: 5 };
const PAGES = isShort ? 20 : 60;
const WITHIN_SECONDS = 5;
/** How much more two servers answer than one, where each has a processor, and who asks them. */
const TIMES_ONE = 1.6;
const CORES_FOR_IT = 4;
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
/** Of all parts, with what they have started, by what is theirs alone. */
const noted = new Map<string, string>();
const nameOf = ({ pid, startedAtTick }: Running) => `${pid} ${startedAtTick}`;
try {
  if (!stack.nginx) leftOut.push("nginx and what only it can do (nginx or openssl is missing)");
  if (!stack.isStrapi) leftOut.push("Strapi (the project's own provider stands in its place)");
  if (!stack.cache) leftOut.push("Redis killed (none of the stack's own)");
  if (!stack.database) leftOut.push("PostgreSQL killed (none of the stack's own)");

  await row("both servers are ready", async () => `after ${(await untilReady(stack)).toFixed(1)} s, search included`);
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

  await untilCached(stack, pages);
  const learner = await openAccount(stack, `eve${Date.now()}`);
  const writer = createWriter(stack, { learner, slugs: pages.slugs });
  const isOver = new AbortController();
  if (stack.nginx) await row("a page nobody has asked for", () => tryFirstRendering(stack, pages));
  let shares: string[] = [];
  await row("at 100 answers a second, each tenth a search", async () => {
    const { answers, failed, marks, parts } = await measureLoad(stack, { pages, writer, seconds: SECONDS.load });
    shares = parts.map(({ name, megabytes, processorSeconds }) => {
      const percent = ((100 * processorSeconds) / SECONDS.load).toFixed(1);
      return `      ${name.padEnd(18)}${megabytes.toFixed(0).padStart(5)} MB${percent.padStart(6)} % of a processor`;
    });
    expectNone(failed);
    return `${answers} answers, none failed; ${marks} marks in ${SECONDS.load} s`;
  });
  for (const line of shares) tell(line);
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
  for (const part of [stack.content, stack.cache, stack.database, stack.search]) {
    if (!part) continue;
    await row(`${part.name} is killed and comes back`, async () => {
      const outage = await tryOutage(stack, part, { pages, writer, seconds: SECONDS.outage });
      expectNone(outage.failed);
      const told = `a writer got ${outage.told}, after ${(outage.longestMs / 1_000).toFixed(1)} s at most`;
      const written = `is taken again after ${outage.secondsUntilWritten.toFixed(1)} s`;
      return `${outage.answers} readers got the page of before; ${told}, and ${written}`;
    });
  }
  await row("started the other way round", () => tryStartOrder(stack, pages));
  await row("nothing acknowledged is lost", async () => {
    const lost = await writer.findLost();
    expectNone(lost.map((said) => ({ said })));
    if (writer.acknowledgements() === 0) throw new Error("expected acknowledged writes, got none");
    return `${writer.acknowledgements()} writes`;
  });
  await untilCached(stack, pages);
  await row("two servers, one server", async () => {
    const { one, two, failed } = await compareServers(stack, pages, SECONDS.compare);
    expectNone(failed);
    const cores = availableParallelism();
    const times = two / one;
    const said = `${two.toFixed(0)} /s, ${one.toFixed(0)} /s: ${times.toFixed(2)} times, on ${cores} cores`;
    if (cores >= CORES_FOR_IT && times < TIMES_ONE) throw new Error(`${said}; expected ${TIMES_ONE} times`);
    return cores < CORES_FOR_IT ? `${said} (${TIMES_ONE} times is asked from ${CORES_FOR_IT} on)` : said;
  });
  await row("no server stores anything on its disk", async () => {
    for (const { name, dataDir } of stack.web) {
      const files = await readdir(dataDir, { recursive: true });
      if (files.length > 0) throw new Error(`${name}: expected nothing in its DATA_DIR, got ${files.join(", ")}`);
    }
    return "DATA_DIR of both is empty";
  });
  const listeners = await listListeners();
  if (listeners) await row("each port is for this machine alone", async () => tellPorts(listeners));
  else leftOut.push("ports and processes (this system does not tell)");
  const atEnd = await measureParts(stack);
  tell(
    `  in memory at the end: ${atEnd.map(({ name, megabytes }) => `${name} ${megabytes.toFixed(0)} MB`).join(", ")}`,
  );
} catch (error) {
  failed += 1;
  tell(String(error));
} finally {
  await stack.close();
}
if (noted.size > 0)
  await row("every process has ended", async () => {
    const alive = (await listRunning()).map((one) => noted.get(nameOf(one))).filter((said) => said !== undefined);
    expectNone(alive.map((said) => ({ said })));
    return `${noted.size} by their ids, those of killed parts among them`;
  });
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
  await noteProcesses();
}

async function noteProcesses(): Promise<void> {
  const running = await listRunning();
  for (const { name, pid } of stack.parts)
    for (const one of treeOf(pid(), running)) noted.set(nameOf(one), `${name}: process ${one.pid} is there`);
}

/** Throws where a part listens nowhere at a port of its own, or at an address that others reach. */
function tellPorts(listeners: readonly { port: number; address: string }[]): string {
  const own = stack.parts.flatMap(({ name, ports }) => ports.map((port) => ({ name, port })));
  const wrong = own.flatMap(({ name, port }) => {
    const addresses = listeners.filter((one) => one.port === port).map(({ address }) => address);
    const isAlone = addresses.length > 0 && addresses.every((address) => address === LOOPBACK);
    return isAlone ? [] : [{ said: `${name}: port ${port} at ${addresses.join(", ") || "no address"}` }];
  });
  expectNone(wrong);
  return `${own.length} ports, at 127.0.0.1`;
}

function expectNone(failures: readonly { said: string }[]): void {
  if (failures.length === 0) return;
  const shown = failures.slice(0, MOST_SHOWN).map(({ said }) => said);
  throw new Error([`${failures.length} failed:`, ...shown].join("\n      "));
}
