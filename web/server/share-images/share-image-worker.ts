import { parentPort } from "node:worker_threads";
import pLimit from "p-limit";
import { createShareImageDrawer } from "./draw-share-image.ts";
import type { ShareImageAnswer, ShareImageTask } from "./share-image-task.ts";

if (!parentPort) throw new Error("expected to be started as a thread");
const port = parentPort;
const ready = createShareImageDrawer();

// One after another: what is asked at the same time would only make each wait longer.
const inTurn = pLimit(1);
port.on("message", (task: ShareImageTask) => {
  void inTurn(answer, task);
});

async function answer({ id, image }: ShareImageTask): Promise<void> {
  try {
    const draw = await ready;
    const png = new Uint8Array(await draw(image));
    port.postMessage({ id, png } satisfies ShareImageAnswer, [png.buffer]);
  } catch (error) {
    port.postMessage({ id, error } satisfies ShareImageAnswer);
  }
}
