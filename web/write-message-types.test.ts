import { mkdtemp, readFile, rm, stat, utimes } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { writeMessageTypes } from "./write-message-types.ts";

it("writes the English texts as types, with the values they take and without the facts they cite", async () => {
  const folder = await mkdtemp(join(tmpdir(), "message-types-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, ".types", "messages.d.ts");
  writeMessageTypes(file);
  const types = await readFile(file, "utf8");
  expect(types).toMatch(/^declare module "virtual:messages" \{\nexport type Messages = \{\n/);
  expect(types).toContain('"pageOf": "Page {page} of {pageCount}"');
  expect(types).not.toContain("{fact:");

  await utimes(file, 1, 1);
  writeMessageTypes(file);
  expect((await stat(file)).mtimeMs).toBe(1000);
});
