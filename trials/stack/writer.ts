import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import type { Learner } from "./journey.ts";
import type { Site } from "./open-stack.ts";

const PAUSE_MS = 50;
/** Longer than any part is given to answer: by then the site itself has said what is the matter. */
const CLEAR_WITHIN_MS = 15_000;

/** The answer to somebody who marked a text, or what happened in its place; times by `performance.now()`. */
export interface Write {
  status: number | string;
  isAcknowledged: boolean;
  begunAt: number;
  endedAt: number;
}

export type Writer = ReturnType<typeof createWriter>;

/**
 * Somebody who marks texts, one after the other, and remembers what was acknowledged. What was refused or broke off may be there or not: it is
 * tried again until it is acknowledged, before anything else is.
 */
export function createWriter(
  { siteUrl }: Pick<Site, "siteUrl">,
  { learner, slugs }: { learner: Learner; slugs: readonly string[] },
) {
  const acknowledged = new Map<string, boolean>();
  const writes: Write[] = [];
  let unsure: string | null = null;
  let acknowledgements = 0;
  let at = 0;

  async function write(): Promise<Write> {
    const slug = slugs[acknowledgements % slugs.length] ?? "";
    const isMarked = Math.floor(acknowledgements / slugs.length) % 2 === 0;
    at = Math.max(Date.now(), at + 1);
    const what = isMarked ? "bookmark" : "unbookmark";
    const event = { id: randomUUID(), at, owner: learner.id, kind: "concept", slug, what };
    unsure = slug;
    const begunAt = performance.now();
    const { status, isAcknowledged } = await learner.visitor
      .ask(`${siteUrl}/learning.json`, { json: { visitor: learner.id, sentAt: Date.now(), events: [event] } })
      .then((answer) => ({
        status: answer.status,
        isAcknowledged: answer.status === 200 && readSettled(answer.body).includes(event.id),
      }))
      .catch((error: unknown) => ({ status: String(error), isAcknowledged: false }));
    if (isAcknowledged) {
      acknowledged.set(slug, isMarked);
      acknowledgements += 1;
      unsure = null;
    }
    const written = { status, isAcknowledged, begunAt, endedAt: performance.now() };
    writes.push(written);
    return written;
  }

  /** Writes until it is told to end. */
  async function writeOn(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      await write();
      await wait(PAUSE_MS);
    }
  }

  /** Waits for an answer to what is begun from now on, while `writeOn` goes on; throws where there is none in time. */
  async function untilAnswered(when: string, isWanted: (write: Write) => boolean, withinMs: number): Promise<Write> {
    const since = performance.now();
    const giveUpAt = since + withinMs;
    for (;;) {
      const begun = writes.filter(({ begunAt }) => begunAt >= since);
      const found = begun.find(isWanted);
      if (found) return found;
      if (performance.now() > giveUpAt)
        throw new Error(`${when}, a writer waited ${withinMs / 1_000} s in vain: ${describeStatuses(begun)}`);
      await wait(PAUSE_MS);
    }
  }

  /** What was acknowledged and is not there, or is there and was taken back. */
  async function findLost(): Promise<string[]> {
    const { status, body } = await learner.visitor.ask(`${siteUrl}/learning.json`);
    if (status !== 200) throw new Error(`/learning.json: expected what is stored, got ${status} ${body.slice(0, 200)}`);
    const { account } = JSON.parse(body) as { account: { myBookmarks: { slug: string }[] } };
    const there = new Set(account.myBookmarks.map(({ slug }) => slug));
    return [...acknowledged]
      .filter(([slug, isMarked]) => slug !== unsure && there.has(slug) !== isMarked)
      .map(([slug, isMarked]) => `${slug}: ${isMarked ? "marked" : "taken back"}, and it is not`);
  }

  return {
    write,
    writeOn,
    untilAnswered,
    findLost,
    acknowledgements: () => acknowledgements,
    /** All that was answered since then. */
    since: (time: number) => writes.filter(({ endedAt }) => endedAt >= time),
  };
}

/** Done, or "not now, come again", and soon: an error of the server's own is no answer to anybody. */
export function isClear({ status, isAcknowledged, begunAt, endedAt }: Write): boolean {
  return (isAcknowledged || status === 503) && endedAt - begunAt <= CLEAR_WITHIN_MS;
}

/** Each status with how often it came, as "503 12 times, 200 once". */
export function describeStatuses(writes: readonly Write[]): string {
  const counted = Map.groupBy(writes, ({ status }) => status);
  const said = [...counted].map(([status, { length }]) => `${status} ${length === 1 ? "once" : `${length} times`}`);
  return said.join(", ") || "no answer";
}

function readSettled(body: string): string[] {
  const answer: { settled?: string[] } = JSON.parse(body);
  return answer.settled ?? [];
}
