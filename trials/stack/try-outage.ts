import { setTimeout as wait } from "node:timers/promises";
import { type Pages, untilCached } from "./list-pages.ts";
import type { Site } from "./open-stack.ts";
import type { Part } from "./part.ts";
import { readUntil } from "./readers.ts";
import { describeStatuses, isClear, type Writer } from "./writer.ts";

const READERS_A_SECOND = 100;
const BACK_WITHIN_MS = 30_000;

export interface Outage {
  answers: number;
  /** What readers got otherwise than the page that was there before, writers were told unclearly, or was lost. */
  failed: { said: string }[];
  /** What a writer was told from the kill until a write was taken again. */
  told: string;
  longestMs: number;
  /** From the return of the part until a write is taken that was begun after it. */
  secondsUntilWritten: number;
}

/**
 * A part is killed under readers of pages that nginx and both servers cache, while somebody writes all the time; then it comes back. Throws where
 * no write is taken before it, or none soon after it.
 */
export async function tryOutage(
  stack: Site,
  part: Pick<Part, "kill" | "start">,
  {
    pages,
    writer,
    seconds,
    backWithinMs = BACK_WITHIN_MS,
  }: { pages: Pick<Pages, "paths">; writer: Writer; seconds: number; backWithinMs?: number },
): Promise<Outage> {
  const cached = await untilCached(stack, pages);
  const origins = [stack.siteUrl, ...stack.web.map(({ origin }) => origin)];
  const next = (count: number) => {
    // Each page at each of them, also where their numbers have a divisor in common.
    const target = pages.paths[Math.floor(count / origins.length) % pages.paths.length] ?? "";
    const origin = origins[count % origins.length] ?? "";
    return { origin, target, etag: cached.get(origin + target) ?? "" };
  };
  const [isWritten, isRead] = [new AbortController(), new AbortController()];
  const writing = writer.writeOn(isWritten.signal);
  const reading = readUntil(stack, isRead.signal, { perSecond: READERS_A_SECOND, next });
  const isTaken = ({ isAcknowledged }: { isAcknowledged: boolean }) => isAcknowledged;
  try {
    await wait((seconds * 1_000) / 5);
    await writer.untilAnswered("before it was killed", isTaken, backWithinMs);
    const killedAt = performance.now();
    await part.kill();
    await writer.untilAnswered("while it was away", () => true, backWithinMs);
    await wait((seconds * 1_000) / 5);
    await part.start();
    const backAt = performance.now();
    const taken = await writer.untilAnswered("when it was back", isTaken, backWithinMs);
    isWritten.abort();
    await writing;
    const written = writer.since(killedAt);
    const unclear = written.filter((write) => !isClear(write)).map(describeWrite);
    const lost = (await writer.findLost()).map((said) => ({ said }));
    // What servers have cached they may forget once a part is back.
    await wait((seconds * 1_000 * 3) / 5);
    isRead.abort();
    const { answers, failed } = await reading;
    return {
      answers,
      failed: [...unclear, ...lost, ...failed],
      told: describeStatuses(written),
      longestMs: Math.max(...written.map(({ begunAt, endedAt }) => endedAt - begunAt)),
      secondsUntilWritten: (taken.endedAt - backAt) / 1_000,
    };
  } finally {
    isWritten.abort();
    isRead.abort();
    await Promise.allSettled([writing, reading]);
  }
}

function describeWrite({ status, begunAt, endedAt }: { status: number | string; begunAt: number; endedAt: number }) {
  return { said: `a writer got ${status} after ${((endedAt - begunAt) / 1_000).toFixed(1)} s` };
}
