import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { aContentFile } from "../tests/content-file.ts";
import { answerContentStatus } from "./content-status.ts";
import { listen } from "./listen.ts";

it("tells writers how much there is, and what is wrong with it", async () => {
  const contentDir = await mkdtemp(join(tmpdir(), "content-"));
  onTestFinished(() => rm(contentDir, { recursive: true }));
  await mkdir(join(contentDir, "en/faq"), { recursive: true });
  await writeFile(join(contentDir, "en/faq/lost.md"), aContentFile("en/faq/lost", {}, "[Nowhere](/nothing).").text);
  const server = createServer((request, response) => {
    void answerContentStatus(contentDir, () => new Date("2026-11-20"))(request, response);
  });
  onTestFinished(() => void server.close());

  const origin = await listen(server, { host: "127.0.0.1", port: 0 });
  const text = await (await fetch(origin)).text();
  expect(text).toMatch(/^ +en +de +ko +fr +zh\nfaq +1 +0 +0 +0 +0\n/);
  expect(text).toContain('en/faq/lost.md: text: expected a link to a page that exists, got "/nothing"');
});
