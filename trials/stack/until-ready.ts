import { setTimeout as wait } from "node:timers/promises";
import type { Stack } from "./open-stack.ts";

const READY_WITHIN_MS = 300_000;
const LOOK_EVERY_MS = 200;

/** Waits for all of what `/readyz` asks, on both servers; the seconds that took. */
export async function untilReady({ web }: Pick<Stack, "web">): Promise<number> {
  const startedAt = performance.now();
  for (const { name, operators } of web) {
    for (;;) {
      const answer = await fetch(`${operators}/readyz`);
      const said = await answer.text();
      if (answer.ok) break;
      if (performance.now() - startedAt > READY_WITHIN_MS) throw new Error(`${name}: ${said.slice(0, 400)}`);
      await wait(LOOK_EVERY_MS);
    }
  }
  return (performance.now() - startedAt) / 1_000;
}
