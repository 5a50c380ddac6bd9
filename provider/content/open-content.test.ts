import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { compileChanges } from "./compile-changes.ts";
import { compileContent } from "./compile-content.ts";
import { aCategory, aConcept } from "./content-builders.ts";
import { type ContentFile, hashFile } from "./content-files.ts";
import { everythingIn } from "./everything-in.ts";
import type { KnownFiles } from "./known-files.ts";
import { loadContent } from "./load-content.ts";
import { openContent } from "./open-content.ts";

const SAMPLE = fileURLToPath(new URL("../../contract/tests/content/", import.meta.url));

describe("openContent", () => {
  let dir = "";
  beforeEach(async () => {
    dir = join(await mkdtemp(join(tmpdir(), "open-content-")), "content");
    await cp(SAMPLE, dir, { recursive: true });
  });
  afterEach(() => rm(dirname(dir), { recursive: true }));

  it("makes of each change what reading everything makes of it", async () => {
    const content = await openContent(dir);
    const staking = await readFile(join(dir, "en/concept/staking.md"), "utf8");
    const changes: (() => Promise<void>)[] = [
      () => write("en/concept/staking.md", staking.replace(/^title: .*/m, "title: Stake")),
      () => write("en/concept/staking.md", staking.replace(/^order: .*/m, "order: 900")),
      () => write("en/concept/staking.md", staking.replace(/^categories: .*/m, "categories: []")),
      () => write("en/concept/staking.md", staking.replace("---\n", "---\ndraft: true\n")),
      () => write("en/concept/staking.md", staking),
      () => write("de/concept/added.md", aConcept({ slug: "added", locale: "de" }).text, aConcept({ slug: "added" })),
      () => rm(join(dir, "de/concept/added.md")),
      () => rm(join(dir, "en/concept/added.md")),
      ...["en/category/economics.yaml", "en/team/harbour-works.yaml"].map(
        (path) => () => append(path, "# Nothing new.\n"),
      ),
    ];
    for (const change of changes) {
      await change();
      await content.refresh();
      expect(everythingIn(content.store)).toEqual(everythingIn(await loadContent(dir)));
    }
  });

  it("tells what is wrong with a change, and has what it had until that is mended", async () => {
    const content = await openContent(dir);
    const before = everythingIn(content.store);
    const staking = await readFile(join(dir, "en/concept/staking.md"), "utf8");
    await write("en/concept/staking.md", staking.replace(/^order: .*/m, 'order: "two"'));
    for (let time = 0; time < 2; time += 1)
      await expect(content.refresh()).rejects.toThrow('staking.md: order: expected a number, got "two"');
    expect(everythingIn(content.store)).toEqual(before);
    await write("en/concept/staking.md", staking);
    await content.refresh();
    expect(everythingIn(content.store)).toEqual(before);
  });

  async function write(path: string, text: string, ...others: ContentFile[]): Promise<void> {
    for (const file of [{ path: `content/${path}`, text }, ...others]) {
      const place = join(dirname(dir), file.path);
      await mkdir(dirname(place), { recursive: true });
      await writeFile(place, file.text);
    }
  }

  async function append(path: string, text: string): Promise<void> {
    await write(path, (await readFile(join(dir, path), "utf8")) + text);
  }
});

describe("compileChanges", () => {
  const files = [aCategory(), aConcept({ fields: { categories: "[economics]" } }), aConcept({ slug: "wallets" })];

  /** In a folder that is not there, any file that is read besides is missed. */
  function compile(...changed: ContentFile[]) {
    const known: KnownFiles = new Map(files.map((file) => [file.path, toKnown(file)]));
    const given = { compiled: compileContent(files), files: known, gone: [], now: new Date(0) };
    return compileChanges("/nowhere", { ...given, changed: changed.map((file) => ({ ...file, ...toKnown(file) })) });
  }

  it("reads no file but those that have changed", () => {
    const part = compile(aConcept({ fields: { categories: "[economics]" }, text: "Another text." }));
    expect(part?.entries.map(({ fields }) => fields.body)).toEqual(["Another text."]);
  });

  it("reads the other languages of one", () => {
    expect(() => compile(aConcept({ locale: "de" }))).toThrow("/nowhere/content/en/concept/staking.md");
  });

  it("leaves what others may depend on to whoever reads everything", () => {
    expect(compile({ path: "content/facts.yaml", text: "facts: {}\n" })).toBeNull();
  });
});

function toKnown({ path, text }: ContentFile) {
  return { path, hash: hashFile({ path, text }), size: text.length, changedAt: 1 };
}
