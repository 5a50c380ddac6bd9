import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { watchContent } from "./watch-content.ts";

/** For machines that are busy with something else. */
const TIMEOUT = { timeout: 10_000 };

describe("watchContent", () => {
  let dir = "";
  let watcher: { close(): void } | undefined;
  beforeEach(async () => {
    dir = await mkdtemp(join(tmpdir(), "watch-content-"));
    await mkdir(join(dir, "en"));
  });
  afterEach(async () => {
    watcher?.close();
    await rm(dir, { recursive: true });
  });

  it("tells once of changes that come together, also in folders below", async () => {
    const onChange = vi.fn();
    watcher = watchContent(dir, onChange, fail, 150);
    await Promise.all([1, 2, 3].map((name) => writeFile(join(dir, "en", `${name}.md`), "")));
    await vi.waitFor(() => expect(onChange).toHaveBeenCalled(), TIMEOUT);
    expect(onChange).toHaveBeenCalledTimes(1);
  });

  it("goes on after an error, and tells it", async () => {
    const errors: unknown[] = [];
    const broken = new Error("broken");
    const onChange = vi.fn().mockRejectedValueOnce(broken).mockResolvedValue(undefined);
    watcher = watchContent(dir, onChange, (error) => errors.push(error), 20);
    await writeFile(join(dir, "en", "a.md"), "one");
    await vi.waitFor(() => expect(errors).toEqual([broken]), TIMEOUT);
    await writeFile(join(dir, "en", "a.md"), "two");
    await vi.waitFor(() => expect(onChange).toHaveBeenCalledTimes(2), TIMEOUT);
  });
});

function fail(error: unknown): never {
  throw error;
}
