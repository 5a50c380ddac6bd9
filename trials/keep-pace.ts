import { setTimeout as wait } from "node:timers/promises";

/** Who falls behind for longer does not make up for it: the rest of a run would be a rush. */
const MOST_BEHIND_MS = 1_000;

/**
 * Has so many work beside each other for some seconds, and until it was done `atLeast` so often: together `perSecond` times a second
 * and no faster; as fast as they can where that is null. Each waits for what it began: what is slow is asked for less.
 */
export async function keepPace(
  {
    seconds,
    perSecond,
    atOnce,
    atLeast = 0,
  }: { seconds: number; perSecond: number | null; atOnce: number; atLeast?: number },
  work: (secondsSoFar: number) => Promise<void>,
): Promise<void> {
  const startedAt = performance.now();
  const endsAt = startedAt + seconds * 1_000;
  const between = perSecond === null ? 0 : 1_000 / perSecond;
  let next = startedAt;
  let begun = 0;
  const isOver = () => performance.now() >= endsAt && begun >= atLeast;
  const workOn = async () => {
    while (!isOver()) {
      const now = performance.now();
      next = Math.max(next, now - MOST_BEHIND_MS) + between;
      if (between > 0 && next > now) await wait(next - now);
      if (isOver()) return;
      begun += 1;
      await work((performance.now() - startedAt) / 1_000);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, workOn));
}
