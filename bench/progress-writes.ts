import { mkdtemp, rm } from "node:fs/promises";
import { availableParallelism, loadavg, tmpdir } from "node:os";
import path from "node:path";
import { atLeast, median, printFigure } from "../scripts/print-figure.mjs";
import { startSite } from "../scripts/start-server.mjs";
import { ask, openAccount } from "./open-account.ts";
import { putLoad } from "./put-load.ts";

/**
 * How many entries of progress the built site acknowledges in a second, each of them on the disk by then: over HTTP, one
 * entry a request, and as devices send what they have stored, several.
 */
const ROUNDS = 5;
const SECONDS_PER_ROUND = 4;
const CONNECTIONS = 50;
const ENTRIES = 10;

const LIST_CONCEPTS = "{ concepts(pagination: { limit: 100 }) { data { attributes { slug } } } }";
const SAVE = "mutation($input: SaveProgressInput!) { saveProgress(input: $input) { slug percent } }";
const SAVE_BATCH = "mutation($inputs: [SaveProgressInput!]!) { saveProgressBatch(inputs: $inputs) { slug percent } }";

const dataFolder = await mkdtemp(path.join(tmpdir(), "learn-bittensor-bench-"));
const site = await startSite(dataFolder, { settings: { LOG_LEVEL: "error" } });
try {
  const token = await openAccount(site.origin, dataFolder, "reader");
  const slugs = [...JSON.stringify(await ask(site.origin, LIST_CONCEPTS, {})).matchAll(/"slug":"([^"]+)"/g)];
  const inputs = slugs.slice(0, ENTRIES).map(([, slug]) => ({ kind: "concept", slug, percent: 40 }));
  if (inputs.length < ENTRIES) throw new Error(`expected ${ENTRIES} concepts, got ${inputs.length}`);
  const single = { query: SAVE, variables: { input: inputs[0] } };
  const batch = { query: SAVE_BATCH, variables: { inputs } };
  for (const { query, variables } of [single, batch]) await ask(site.origin, query, variables, { token });

  const rounds: { single: number; batch: number }[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    rounds.push({
      single: await requestsPerSecond(single, token),
      batch: (await requestsPerSecond(batch, token)) * ENTRIES,
    });
  }
  const [singles, batches] = [median(rounds.map((round) => round.single)), median(rounds.map((round) => round.batch))];
  printFigure("entries acknowledged, one a request", `${singles.toFixed(0)} /s`);
  printFigure(`entries acknowledged, ${ENTRIES} a request`, `${batches.toFixed(0)} /s`, atLeast(batches, 2000, "/s"));
  console.log(`  medians of ${ROUNDS} rounds of ${SECONDS_PER_ROUND} s, ${CONNECTIONS} connections`);
  console.log(`  load ${loadavg()[0]?.toFixed(1)} on ${availableParallelism()} processors`);
} finally {
  await site.stop();
  await rm(dataFolder, { recursive: true, force: true });
}

async function requestsPerSecond(request: object, token: string): Promise<number> {
  const { requests } = await putLoad(`${site.origin}/graphql`, SECONDS_PER_ROUND, [
    ...["--method", "POST", "--body", JSON.stringify(request), "--connections", String(CONNECTIONS)],
    ...["--headers", `Authorization=Bearer ${token}`, "--headers", "Content-Type=application/json"],
  ]);
  return requests.average;
}
