import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { writeLatestBuild } from "./write-latest-build.mjs";

test("names the build, and says when it was made", async () => {
  const folder = await mkdtemp(path.join(tmpdir(), "latest-build-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeLatestBuild(folder, "2d254107");
  expect(JSON.parse(await readFile(path.join(folder, "builds", "latest.json"), "utf8"))).toEqual({
    id: "2d254107",
    timestamp: expect.any(Number),
  });
});
