import { setTimeout as wait } from "node:timers/promises";
import type { Pages } from "./list-pages.ts";
import type { Stack } from "./open-stack.ts";
import type { Part } from "./part.ts";
import { tryAccount } from "./try-journeys.ts";
import { untilReady } from "./until-ready.ts";

/** How long a part is alone, unless it is ready before, until the next one is started that it stands on. */
const ALONE_MS = 5_000;
const AGAIN_AFTER_MS = 1_000;
const GIVE_UP_MS = 300_000;

/** All parts end and are started the other way round, each before what it stands on. */
export async function tryStartOrder(stack: Stack, pages: Pages): Promise<string> {
  const parts = stack.parts.toReversed();
  for (const part of parts) await part.stop();
  const starting: Promise<string>[] = [];
  for (const part of parts) {
    const started = keepStarting(part);
    // Whoever waits for all of them is told.
    started.catch(() => undefined);
    starting.push(started);
    await Promise.race([started, wait(ALONE_MS)]);
  }
  const started = await Promise.all(starting);
  const seconds = await untilReady(stack);
  await tryAccount(stack, pages, `mary${Date.now()}`);
  return `${started.join("; ")}. All is there ${seconds.toFixed(1)} s after the last, and an account's way holds`;
}

/** A part that ends because it has nothing to stand on is started again, as whatever keeps processes alive does. */
async function keepStarting(part: Part): Promise<string> {
  const startedAt = performance.now();
  for (let ended = 0; ; ended += 1) {
    const problem = await part.start().then(
      () => null,
      (error: unknown) => error,
    );
    if (problem === null) return `${part.name}${ended === 0 ? "" : `, at attempt ${ended + 1}`}`;
    if (part.isRunning() || performance.now() - startedAt > GIVE_UP_MS) throw problem;
    await wait(AGAIN_AFTER_MS);
  }
}
