import { createAsking } from "../ask-site.ts";
import { keepPace } from "../keep-pace.ts";
import type { Site } from "./open-stack.ts";

const AT_ONCE = 24;

export interface Asked {
  origin: string;
  target: string;
  /** Of the page that was there before, where it has to be that one. */
  etag?: string;
}

/** What was answered otherwise than 200 or with another page than the one before, or not to its end. */
export interface Failure {
  said: string;
  isBrokenOff: boolean;
  /** By `performance.now()`. */
  begunAt: number;
  endedAt: number;
}

interface Asking {
  perSecond: number | null;
  next: (count: number) => Asked;
}

/** Asks so many a second until it is told to end, and tells what failed. */
export async function readUntil(
  stack: Pick<Site, "certificate">,
  isOver: AbortSignal,
  { perSecond, next }: Asking,
): Promise<{ answers: number; failed: Failure[] }> {
  let answers = 0;
  const failed: Failure[] = [];
  while (!isOver.aborted) {
    const before = answers;
    const read = await readOn(stack, { seconds: 1, perSecond, next: (count) => next(before + count) });
    answers += read.answers;
    failed.push(...read.failed);
  }
  return { answers, failed };
}

/** The same for so long. */
export async function readOn(
  stack: Pick<Site, "certificate">,
  { seconds, perSecond, next }: Asking & { seconds: number },
): Promise<{ answers: number; failed: Failure[]; perSecond: number }> {
  const askers = new Map<string, ReturnType<typeof createAsking>>();
  const askerOf = (origin: string) => {
    const asker = askers.get(origin) ?? createAsking(origin, AT_ONCE, stack.certificate);
    askers.set(origin, asker);
    return asker;
  };
  const failed: Failure[] = [];
  let answers = 0;
  const startedAt = performance.now();
  try {
    await keepPace({ seconds, perSecond, atOnce: AT_ONCE }, async () => {
      const { origin, target, etag } = next(answers);
      answers += 1;
      const headers = { "Accept-Encoding": "br, gzip" };
      const begunAt = performance.now();
      const answer = await askerOf(origin)
        .ask({ method: "GET", target, headers })
        .catch((error: unknown) => String(error));
      const isBrokenOff = typeof answer === "string";
      const isOther = !isBrokenOff && etag !== undefined && answer.headers.etag !== etag;
      if (!isBrokenOff && answer.status === 200 && !isOther) return;
      const got = isBrokenOff ? answer : `${answer.status}${isOther ? `, not the page ${etag} of before` : ""}`;
      const said = `${((begunAt - startedAt) / 1_000).toFixed(1)} s ${origin}${target}: ${got}`;
      failed.push({ said, isBrokenOff, begunAt, endedAt: performance.now() });
    });
  } finally {
    for (const { close } of askers.values()) close();
  }
  return { answers, failed, perSecond: answers / ((performance.now() - startedAt) / 1_000) };
}
