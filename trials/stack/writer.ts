import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import type { Learner } from "./journey.ts";
import type { Stack } from "./open-stack.ts";

const PAUSE_MS = 50;
/** Longer than any part is given to answer: by then the site itself has said what is the matter. */
export const CLEAR_WITHIN_MS = 15_000;

/**
 * Somebody who marks texts, one after the other, and remembers what was acknowledged. What was refused or broke off may be there or not.
 */
export function createWriter(stack: Stack, { learner, slugs }: { learner: Learner; slugs: readonly string[] }) {
  const acknowledged = new Map<string, boolean>();
  const open = new Map<string, boolean>();
  let count = 0;
  let acknowledgements = 0;
  let at = 0;

  /** The status of the answer, or what happened in its place. */
  async function write(): Promise<{ status: number | string; ms: number }> {
    const slug = slugs[count % slugs.length] ?? "";
    const isMarked = Math.floor(count / slugs.length) % 2 === 0;
    count += 1;
    at = Math.max(Date.now(), at + 1);
    const what = isMarked ? "bookmark" : "unbookmark";
    const event = { id: randomUUID(), at, owner: learner.id, kind: "concept", slug, what };
    open.set(slug, isMarked);
    const startedAt = performance.now();
    const answer = await learner.visitor
      .ask(`${stack.siteUrl}/learning.json`, { json: { visitor: learner.id, sentAt: Date.now(), events: [event] } })
      .catch((error: unknown) => ({ status: String(error), body: "" }));
    if (answer.status === 200 && readSettled(answer.body).includes(event.id)) {
      acknowledged.set(slug, isMarked);
      acknowledgements += 1;
      open.delete(slug);
    }
    return { status: answer.status, ms: performance.now() - startedAt };
  }

  /** Writes until it is told to end. */
  async function writeOn(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      await write();
      await wait(PAUSE_MS);
    }
  }

  /** What was acknowledged and is not there, or is there and was taken back. */
  async function findLost(): Promise<string[]> {
    const { body } = await learner.visitor.ask(`${stack.siteUrl}/learning.json`);
    const { account } = JSON.parse(body) as { account: { myBookmarks: { slug: string }[] } };
    const there = new Set(account.myBookmarks.map(({ slug }) => slug));
    return [...acknowledged]
      .filter(([slug, isMarked]) => there.has(slug) !== isMarked && open.get(slug) !== there.has(slug))
      .map(([slug, isMarked]) => `${slug}: ${isMarked ? "marked" : "taken back"}, and it is not`);
  }

  return { write, writeOn, findLost, acknowledgements: () => acknowledgements };
}

function readSettled(body: string): string[] {
  const answer: { settled?: string[] } = JSON.parse(body);
  return answer.settled ?? [];
}
