import { execFileSync } from "node:child_process";
import { hash } from "node:crypto";
import { mkdir, mkdtemp, readdir, readFile, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { parseContent } from "../compile-content.ts";
import { aConcept } from "../content-builders.ts";
import { readContentFiles } from "../content-files.ts";
import { everythingIn } from "../everything-in.ts";
import { loadContent } from "../load-content.ts";
import { listMakers } from "./digest.ts";
import { HEAD_BYTES, toHead } from "./layout.ts";

const SAMPLE = fileURLToPath(new URL("../../../contract/tests/content/", import.meta.url));
const CONCEPT = "en/concept/staking.md";

describe("loadContent with a snapshot", () => {
  let scratch = "";
  let dir = "";
  let file = "";
  beforeEach(async () => {
    scratch = await mkdtemp(join(tmpdir(), "snapshot-"));
    dir = join(scratch, "content");
    file = join(scratch, "build", "content.snapshot");
    await write(CONCEPT, aConcept().text);
  });
  afterEach(() => rm(scratch, { recursive: true }));

  it("gives what compiling gives, in every type and language", async () => {
    const options = { file, warn: vi.fn() };
    const compiled = everythingIn(parseContent(readContentFiles(SAMPLE)));
    expect(everythingIn(await loadContent(SAMPLE, options))).toEqual(compiled);
    expect(everythingIn(await loadContent(SAMPLE, options))).toEqual(compiled);
    expect(compiled.entries.length).toBeGreaterThan(50);
    expect(options.warn).not.toHaveBeenCalled();
  });

  it("does not compile the same files again", async () => {
    await titleOf();
    await changeSnapshot((body) => body.replace("Staking", "Cached"));
    expect(await titleOf()).toBe("Cached");
  });

  it("is read and written by parts: a line for each entry and each text, however long", async () => {
    const long = "A sentence that is repeated. ".repeat(40_000);
    const texts = [long, ...Array.from({ length: 30 }, (_, index) => long.slice(index * 100, 50_000)), "새 글"];
    for (const [index, text] of texts.entries()) {
      await write(`en/concept/long-${index}.md`, aConcept({ slug: `long-${index}`, text }).text);
    }
    const compiled = everythingIn(await loadContent(dir));
    await titleOf();
    const lines = (await readFile(file, "utf8")).trimEnd().split("\n");
    expect(lines).toHaveLength(2 + 2 * (texts.length + 1));
    expect(Buffer.byteLength(lines.slice(1).join("\n"))).toBeGreaterThan(2 ** 21);
    await changeSnapshot((body) => body.replace("Staking", "Cached"));
    expect(await titleOf()).toBe("Cached");
    await changeSnapshot((body) => body.replace("Cached", "Staking"));
    expect(everythingIn(await loadContent(dir, { file, warn: vi.fn() }))).toEqual(compiled);
  });

  it("loads no parser for what is cached", async () => {
    await titleOf();
    const script = `
      import { registerHooks } from "node:module";
      const loaded = [];
      registerHooks({ resolve: (name, context, next) => (loaded.push(name), next(name, context)) });
      const { loadContent } = await import("./load-content.ts");
      const [dir, file] = ${JSON.stringify([dir, file])};
      const parsersFor = async (...given) => {
        loaded.length = 0;
        await loadContent(...given);
        return ["yaml", "zod", "mdast-util-from-markdown"].filter((name) => loaded.includes(name));
      };
      console.log(JSON.stringify([await parsersFor(dir, { file, warn: console.error }), await parsersFor(dir)]));`;
    const cwd = fileURLToPath(new URL("../", import.meta.url));
    const printed = execFileSync(process.execPath, ["--input-type=module", "--eval", script], { cwd });
    expect(JSON.parse(printed.toString())).toEqual([[], ["yaml", "zod", "mdast-util-from-markdown"]]);
  });

  it.each([
    ["a text that changes, by no byte of length and at the same moment", changeInPlace],
    ["a file that comes", () => write("en/concept/mining.md", aConcept({ slug: "mining" }).text)],
    ["a file that has another name", () => rename(join(dir, CONCEPT), join(dir, "en/concept/renamed.md"))],
    ["a file in another language", () => write("de/concept/staking.md", aConcept({ locale: "de" }).text)],
  ])("compiles again for %s", async (_, change) => {
    await titleOf();
    await changeSnapshot((body) => body.replace("Staking", "Cached"));
    await change();
    expect(await titleOf()).not.toBe("Cached");
    expect((await loadContent(dir)).version).toBe((await loadContent(dir, { file, warn: vi.fn() })).version);
  });

  it.each([
    ["is cut off", (whole: Buffer) => whole.subarray(0, whole.length - 20)],
    ["ends in its first line", (whole: Buffer) => whole.subarray(0, 40)],
    ["has a letter changed", (whole: Buffer) => Buffer.from(whole.toString().replace("Staking", "Stalking"))],
    ["is empty", () => Buffer.alloc(0)],
    ["is something else", () => Buffer.from("\u0000\uFFFF no line end")],
  ])("compiles again where the snapshot %s, and mends it", async (_, damage) => {
    await titleOf();
    const whole = await readFile(file);
    await writeFile(file, damage(whole));
    expect(await titleOf()).toBe("Staking");
    // Its second line says when files were read.
    expect(textsOf(await readFile(file))).toEqual(textsOf(whole));
  });

  it("names every mistake of every file, whatever is cached", async () => {
    await titleOf();
    await write(CONCEPT, aConcept({ fields: { order: '"two"' } }).text);
    await write("en/concept/mining.md", aConcept({ slug: "mining", fields: { title: null } }).text);
    await expect(loadContent(dir, { file, warn: vi.fn() })).rejects.toThrow(
      [
        "content/en/concept/mining.md: title: expected text, got nothing",
        'content/en/concept/staking.md: order: expected a number, got "two"',
      ].join("\n"),
    );
  });

  it("tells where it cannot be cached, and goes on", async () => {
    await writeFile(join(scratch, "build"), "a file in the place of the folder");
    const warn = vi.fn();
    const content = await loadContent(dir, { file, warn });
    expect(content.size).toBe(1);
    expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining(file), expect.any(Error));
  });

  it("leaves nothing beside it", async () => {
    await titleOf();
    expect(await readdir(dirname(file))).toEqual(["content.snapshot"]);
  });

  async function write(path: string, text: string): Promise<void> {
    await mkdir(dirname(join(dir, path)), { recursive: true });
    await writeFile(join(dir, path), text);
  }

  async function changeInPlace(): Promise<void> {
    const { atime, mtime } = await stat(join(dir, CONCEPT));
    await write(CONCEPT, aConcept({ fields: { title: "Stoking" } }).text);
    await utimes(join(dir, CONCEPT), atime, mtime);
  }

  /** As if something else had been compiled of the same files. */
  async function changeSnapshot(change: (body: string) => string): Promise<void> {
    const whole = await readFile(file, "utf8");
    const [, digest = ""] = whole.split(" ");
    const changed = change(whole.slice(HEAD_BYTES));
    await writeFile(file, toHead(digest, hash("sha256", changed)) + changed);
  }

  function textsOf(snapshot: Buffer): string[] {
    return snapshot.toString().split("\n").slice(2);
  }

  async function titleOf(): Promise<unknown> {
    const content = await loadContent(dir, { file, warn: vi.fn() });
    return content.list("Concept", "en")[0]?.title;
  }
});

describe("listMakers", () => {
  it("names every file that content is made with", async () => {
    const root = fileURLToPath(new URL("../../../", import.meta.url));
    const listed = listMakers().map((path) => relative(root, path));
    const made = await modulesFrom(join(root, "provider/content/load-content.ts"));
    expect(made.map((path) => relative(root, path)).filter((path) => !listed.includes(path))).toEqual([]);
    expect(made.length).toBeGreaterThan(30);
    expect(listed).toContain("package-lock.json");
    expect(listed).not.toContain("provider/content/snapshot/snapshot.test.ts");
  });
});

/** A module and all of ours that it imports. */
async function modulesFrom(path: string, found = new Set<string>()): Promise<string[]> {
  if (found.has(path)) return [];
  found.add(path);
  const text = await readFile(path, "utf8");
  for (const [, from = ""] of text.matchAll(/(?:from|import\() ?"((?:\.|@learn-bittensor\/)[^"]+)"/g)) {
    const target = from.startsWith(".") ? join(dirname(path), from) : fileURLToPath(import.meta.resolve(from));
    await modulesFrom(target, found);
  }
  return [...found];
}
