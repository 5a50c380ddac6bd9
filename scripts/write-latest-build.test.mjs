import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { writeLatestBuild } from "./write-latest-build.mjs";

test("names the build by its list of routes", async () => {
  const folder = await folderWith(["manifest-2d254107.js", "site-B7ZIOKtP.js"]);
  await writeLatestBuild(folder);
  expect(JSON.parse(await readFile(path.join(folder, "builds", "latest.json"), "utf8"))).toEqual({ id: "2d254107" });
});

test.each([[[]], [["manifest-one.js", "manifest-two.js"]]])("stops where the list is not one: %j", async (names) => {
  await expect(writeLatestBuild(await folderWith(names))).rejects.toThrow(/expected one manifest/);
});

/** @param {string[]} names */
async function folderWith(names) {
  const folder = await mkdtemp(path.join(tmpdir(), "latest-build-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  await mkdir(path.join(folder, "assets"));
  for (const name of names) await writeFile(path.join(folder, "assets", name), "");
  return folder;
}
