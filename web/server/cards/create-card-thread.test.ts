import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { createCardThread } from "./create-card-thread.ts";

const CARD = { kicker: ["Concepts"], title: "Staking", locale: "en" } as const;

/** Answers each card with the length of its title. */
const ANSWERS =
  "port.on('message', ({ id, card }) => port.postMessage({ id, png: new Uint8Array([card.title.length]) }));";

describe("createCardThread", () => {
  it("draws a card in a thread that starts with the first one", async () => {
    const thread = createCardThread();
    onTestFinished(() => thread.close());
    expect(thread.isRunning).toBe(false);
    const png = await thread.draw(CARD);
    expect(Buffer.from(png ?? []).toString("latin1", 1, 4)).toBe("PNG");
    expect(thread.isRunning).toBe(true);
  });

  it("gives everyone their own", async () => {
    const thread = await aThread(ANSWERS);
    const drawn = await Promise.all(["a", "bb", "ccc"].map((title) => thread.draw({ ...CARD, title })));
    expect(drawn).toEqual([new Uint8Array([1]), new Uint8Array([2]), new Uint8Array([3])]);
  });

  it("takes no more than so many at a time", async () => {
    const thread = await aThread(ANSWERS, { mostWaiting: 2 });
    const [first, second, third] = [thread.draw(CARD), thread.draw(CARD), thread.draw(CARD)];
    expect(await third).toBeNull();
    expect(await Promise.all([first, second])).toHaveLength(2);
    expect(await thread.draw(CARD)).not.toBeNull();
  });

  it("says what is wrong with a card that cannot be drawn, and draws the next", async () => {
    const thread = await aThread(
      "port.on('message', ({ id, card }) => port.postMessage(card.title ? { id, png: new Uint8Array(1) } : { id, error: new Error('no title') }));",
    );
    await expect(thread.draw({ ...CARD, title: "" })).rejects.toThrow("no title");
    expect(await thread.draw(CARD)).toHaveLength(1);
  });

  it("fails for those who wait where the thread ends, and starts another for the next", async () => {
    const thread = await aThread(
      "port.on('message', ({ id, card }) => { if (!card.title) process.exit(1); port.postMessage({ id, png: new Uint8Array(1) }); });",
    );
    await expect(thread.draw({ ...CARD, title: "" })).rejects.toThrow("has ended");
    expect(thread.isRunning).toBe(false);
    expect(await thread.draw(CARD)).toHaveLength(1);
  });

  it("ends the thread when nobody asks any more", async () => {
    const thread = await aThread(ANSWERS, { restAfterMs: 0 });
    await thread.draw(CARD);
    await vi.waitFor(() => expect(thread.isRunning).toBe(false));
    expect(await thread.draw(CARD)).toHaveLength(1);
  });
});

/** A thread that does something else. */
async function aThread(code: string, options: { mostWaiting?: number; restAfterMs?: number } = {}) {
  const folder = await mkdtemp(path.join(tmpdir(), "card-thread-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = path.join(folder, "worker.mjs");
  await writeFile(file, `import { parentPort as port } from "node:worker_threads"; ${code}`);
  const thread = createCardThread({ worker: pathToFileURL(file), ...options });
  onTestFinished(() => thread.close());
  return thread;
}
