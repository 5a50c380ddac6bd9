import { setTimeout as wait } from "node:timers/promises";
import type { Pages } from "./list-pages.ts";
import type { Stack } from "./open-stack.ts";
import type { Part } from "./part.ts";
import { type Failure, readOn } from "./readers.ts";
import { CLEAR_WITHIN_MS, type createWriter } from "./writer.ts";

const READERS_A_SECOND = 100;
const BACK_WITHIN_MS = 30_000;
const LOOK_EVERY_MS = 100;

export interface Outage {
  answers: number;
  /** Readers who got something else than the page that was there before. */
  failed: Failure[];
  /** What a writer was told while the part was away. */
  told: { status: number | string; ms: number };
  isToldClearly: boolean;
  /** From the return of the part until a write is taken again. */
  secondsUntilWritten: number;
}

/** A part is killed under readers of pages that nginx and both servers keep, while somebody writes; then it comes back. */
export async function tryOutage(
  stack: Stack,
  part: Part,
  { pages, writer, seconds }: { pages: Pages; writer: ReturnType<typeof createWriter>; seconds: number },
): Promise<Outage> {
  const origins = [stack.siteUrl, ...stack.web.map(({ origin }) => origin)];
  const next = (count: number) => {
    // Each page at each of them, also where their numbers have a divisor in common.
    const page = Math.floor(count / origins.length) % pages.paths.length;
    return { origin: origins[count % origins.length] ?? "", target: pages.paths[page] ?? "" };
  };
  const reading = readOn(stack, { seconds, perSecond: READERS_A_SECOND, next });
  await wait((seconds * 1_000) / 5);
  await part.kill();
  const told = await writer.write();
  await wait((seconds * 1_000) / 5);
  await part.start();
  const backAt = performance.now();
  while ((await writer.write()).status !== 200) {
    if (performance.now() - backAt > BACK_WITHIN_MS) break;
    await wait(LOOK_EVERY_MS);
  }
  const secondsUntilWritten = (performance.now() - backAt) / 1_000;
  const { answers, failed } = await reading;
  // Done, or "not now, come again": an error of the server's own is no answer to anybody.
  const isToldClearly = [200, 503].includes(Number(told.status)) && told.ms <= CLEAR_WITHIN_MS;
  return { answers, failed, told, isToldClearly, secondsUntilWritten };
}
