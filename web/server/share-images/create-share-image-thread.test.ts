import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { createShareImageThread } from "./create-share-image-thread.ts";

const IMAGE = { kicker: ["Concepts"], title: "Staking", locale: "en" } as const;

/** Answers each image with the length of its title. */
const ANSWERS =
  "port.on('message', ({ id, image }) => port.postMessage({ id, png: new Uint8Array([image.title.length]) }));";

describe("createShareImageThread", () => {
  it("draws an image in a thread that starts with the first one", async () => {
    const thread = createShareImageThread();
    onTestFinished(() => thread.close());
    expect(thread.isRunning).toBe(false);
    const png = await thread.draw(IMAGE);
    expect(Buffer.from(png ?? []).toString("latin1", 1, 4)).toBe("PNG");
    expect(thread.isRunning).toBe(true);
  });

  it("gives everyone their own", async () => {
    const thread = await aThread(ANSWERS);
    const drawn = await Promise.all(["a", "bb", "ccc"].map((title) => thread.draw({ ...IMAGE, title })));
    expect(drawn).toEqual([new Uint8Array([1]), new Uint8Array([2]), new Uint8Array([3])]);
  });

  it("takes no more than so many at a time", async () => {
    const thread = await aThread(ANSWERS, { mostWaiting: 2 });
    const [first, second, third] = [thread.draw(IMAGE), thread.draw(IMAGE), thread.draw(IMAGE)];
    expect(await third).toBeNull();
    expect(await Promise.all([first, second])).toHaveLength(2);
    expect(await thread.draw(IMAGE)).not.toBeNull();
  });

  it("says what is wrong with an image that cannot be drawn, and draws the next", async () => {
    const thread = await aThread(
      "port.on('message', ({ id, image }) => port.postMessage(image.title ? { id, png: new Uint8Array(1) } : { id, error: new Error('no title') }));",
    );
    await expect(thread.draw({ ...IMAGE, title: "" })).rejects.toThrow("no title");
    expect(await thread.draw(IMAGE)).toHaveLength(1);
  });

  it("fails for those who wait where the thread ends, and starts another for the next", async () => {
    const thread = await aThread(
      "port.on('message', ({ id, image }) => { if (!image.title) process.exit(1); port.postMessage({ id, png: new Uint8Array(1) }); });",
    );
    await expect(thread.draw({ ...IMAGE, title: "" })).rejects.toThrow("has ended");
    expect(thread.isRunning).toBe(false);
    expect(await thread.draw(IMAGE)).toHaveLength(1);
  });

  it("ends the thread when nobody asks any more", async () => {
    const thread = await aThread(ANSWERS, { restAfterMs: 0 });
    await thread.draw(IMAGE);
    await vi.waitFor(() => expect(thread.isRunning).toBe(false));
    expect(await thread.draw(IMAGE)).toHaveLength(1);
  });
});

/** A thread that does something else. */
async function aThread(code: string, options: { mostWaiting?: number; restAfterMs?: number } = {}) {
  const folder = await mkdtemp(path.join(tmpdir(), "image-thread-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = path.join(folder, "worker.mjs");
  await writeFile(file, `import { parentPort as port } from "node:worker_threads"; ${code}`);
  const thread = createShareImageThread({ worker: pathToFileURL(file), ...options });
  onTestFinished(() => thread.close());
  return thread;
}
