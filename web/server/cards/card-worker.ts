import { parentPort } from "node:worker_threads";
import pLimit from "p-limit";
import type { CardAnswer, CardTask } from "./card-task.ts";
import { createCardDrawer } from "./draw-card.ts";

if (!parentPort) throw new Error("expected to be started as a thread");
const port = parentPort;
const ready = createCardDrawer();

// One after another: what is asked at the same time would only make each wait longer.
const inTurn = pLimit(1);
port.on("message", (task: CardTask) => {
  void inTurn(answer, task);
});

async function answer({ id, card }: CardTask): Promise<void> {
  try {
    const draw = await ready;
    const png = new Uint8Array(await draw(card));
    port.postMessage({ id, png } satisfies CardAnswer, [png.buffer]);
  } catch (error) {
    port.postMessage({ id, error } satisfies CardAnswer);
  }
}
