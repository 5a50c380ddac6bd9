import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, it } from "vitest";
import { readStyleSheets } from "./read-style-sheets.ts";

it("reads the style sheets of a build by the addresses that its manifest names", async () => {
  const clientDir = await mkdtemp(path.join(tmpdir(), "learn-bittensor-build-"));
  await mkdir(path.join(clientDir, "assets"));
  await writeFile(path.join(clientDir, "assets/root-Cq3P.css"), "a{color:red}\n");
  await writeFile(path.join(clientDir, "assets/root-Cq3P.js"), "export {}");
  expect(readStyleSheets(clientDir)).toEqual(new Map([["/assets/root-Cq3P.css", "a{color:red}"]]));
  await rm(clientDir, { recursive: true });
});
