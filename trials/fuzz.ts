import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { atLeast, atMost, printFigure } from "../scripts/print-figure.mjs";
import { startSite } from "../scripts/start-server.mjs";
import { inputOf } from "./fuzz/kinds.ts";
import { findVisitor, learnSite } from "./fuzz/learn-site.ts";
import { putInput } from "./fuzz/put-input.ts";
import { createContentReader } from "./fuzz/read-content.ts";
import { createTally } from "./fuzz/tally.ts";
import { readMemory } from "./fuzz/watch-memory.ts";
import { findDebugger } from "./open-debugger.ts";

/**
 * What nobody means, sent to the built site on this machine: `--seconds` long, or so many `--inputs`. The same `--seed` sends
 * the same again, `--input` one of them.
 */
const { values } = parseArgs({
  options: {
    seconds: { type: "string", default: "60" },
    inputs: { type: "string" },
    seed: { type: "string", default: "20" },
    input: { type: "string" },
  },
});
const seed = Number(values.seed);
const secondsAtMost = values.inputs ? Number.POSITIVE_INFINITY : Number(values.seconds);
const inputsAtMost = Number(values.inputs ?? Number.POSITIVE_INFINITY);

/** A run of this length has to come to so many inputs, and to give back what it took. */
const WHOLE_RUN_SECONDS = 600;
const WHOLE_RUN_INPUTS = 100_000;
/** By then, every cache has been filled. */
const WARM_AT = 0.4;
const AT_ONCE = 12;
const MOST_SHOWN = 30;

const dataFolder = await mkdtemp(path.join(tmpdir(), "learn-bittensor-fuzz-"));
const site = await startSite(dataFolder, {
  // Browsers make no passkeys for a bare network address.
  hostname: "localhost",
  settings: {
    LOG_LEVEL: "error",
    NODE_OPTIONS: "--inspect=127.0.0.1:0",
    TRUST_PROXY: "true",
    CONTENT_WEBHOOK_SECRET: "nobody who sends this knows it",
    // Only that there is one counts: the site's own provider answers it.
    CONTENT_WS_URL: "ws://127.0.0.1/graphql",
    // No inputs are for the servers of others.
    ICON_API_URLS: "http://127.0.0.1:9",
  },
});
const content = createContentReader();
try {
  const debuggerAt = findDebugger(site.log());
  const known = await learnSite(site.origin, dataFolder);
  const to = { port: Number(new URL(site.origin).port), content };
  if (values.input) {
    const { kind, input } = inputOf(seed, Number(values.input), known);
    console.log(kind, input.by === "http" ? input.bytes.toString() : input);
    console.log(await putInput(input, to));
  } else await fuzz({ debuggerAt, known, to });
} finally {
  await content.close();
  await site.stop();
  await rm(dataFolder, { recursive: true, force: true });
}

async function fuzz({
  debuggerAt,
  known,
  to,
}: {
  debuggerAt: string;
  known: Parameters<typeof inputOf>[2];
  to: Parameters<typeof putInput>[1];
}): Promise<void> {
  const tally = createTally();
  // While search is filled, there are answers that search will come later.
  const saidBefore = site.log().length;
  const startedAt = performance.now();
  const secondsSoFar = () => (performance.now() - startedAt) / 1000;
  const partDone = () => Math.max(secondsSoFar() / secondsAtMost, next / inputsAtMost);
  let next = 0;
  const workUntil = async (part: number) => {
    while (partDone() < part && isAlive()) {
      const index = next++;
      const { kind, input } = inputOf(seed, index, known);
      const since = performance.now();
      tally.count(kind, index, await putInput(input, to), performance.now() - since);
    }
  };
  const allUntil = (part: number) => Promise.all(Array.from({ length: AT_ONCE }, () => workUntil(part)));

  await allUntil(WARM_AT);
  const warm = isAlive() ? await readMemory(debuggerAt) : { live: 0 };
  await allUntil(1);
  const seconds = secondsSoFar();
  const after = isAlive() ? await readMemory(debuggerAt) : { live: 0 };

  const isSignedIn = isAlive() && (await findVisitor(site.origin, known.token)) === known.visitor;

  console.log(`Seed ${seed}; one of them again: npm run fuzz -- --seed ${seed} --input N`);
  for (const line of tally.lines()) console.log(`  ${line}`);
  const errors = site
    .log()
    .slice(saidBefore)
    .split("\n")
    .filter((line) => line.includes('"level":"error"'));
  for (const fault of [...tally.faults, ...errors].slice(0, MOST_SHOWN)) console.log(`  ${fault}`);
  const isWhole = seconds >= WHOLE_RUN_SECONDS;
  const inputs = `${tally.inputs}`;
  printFigure(`inputs in ${seconds.toFixed(0)} s`, inputs, isWhole ? atLeast(tally.inputs, WHOLE_RUN_INPUTS) : "");
  printFigure("answers that none may be given", String(tally.faults.length), atMost(tally.faults.length, 0));
  printFigure("errors in the log", String(errors.length), atMost(errors.length, 0));
  printFigure("ended processes", isAlive() ? "0" : "1", atMost(isAlive() ? 0 : 1, 0));
  // What would be sent in a session that has ended is refused at once, and tries nothing further.
  printFigure("the session of the inputs at their end", isSignedIn ? "good" : "ended", atLeast(isSignedIn ? 1 : 0, 1));
  const growth = (after.live / warm.live - 1) * 100;
  const held = `memory in use, from ${warm.live.toFixed(0)} MB when caches were full to ${after.live.toFixed(0)} MB`;
  printFigure(held, `${growth.toFixed(1)} %`, isWhole ? atMost(growth, 10, "%") : "");
}

function isAlive(): boolean {
  try {
    return process.kill(site.pid, 0);
  } catch {
    return false;
  }
}
