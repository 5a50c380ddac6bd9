import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type ContentFile, readContentFiles } from "../content/content-files.ts";
import { startFakeStrapi } from "./fake-strapi.ts";
import { pull } from "./pull.ts";
import { push } from "./push.ts";
import { createStrapiClient, TransferFailed } from "./strapi-client.ts";

const CONCEPT = "content/en/concept/what-is-a-subnet.md";
const FILES = readContentFiles(fileURLToPath(new URL("../../contract/tests/content", import.meta.url)));

describe("content to a Strapi and back", () => {
  let strapi: Awaited<ReturnType<typeof startFakeStrapi>>;
  beforeEach(async () => {
    strapi = await startFakeStrapi();
  });
  afterEach(() => strapi.close());

  const client = (token = "transfer-token") => createStrapiClient({ url: strapi.url, token, pauses: [0, 0] });
  const pushAll = (files: readonly ContentFile[] = FILES, force = false) =>
    push({ files, client: client(), force, onProgress: () => undefined });

  /** Pulls into files in memory. */
  const pullInto = (files: readonly ContentFile[]) => pullOnto(new Map(files.map(({ path, text }) => [path, text])));

  async function pullOnto(disk: Map<string, string>, write?: (path: string, text: string) => Promise<void>) {
    const summary = await pull({
      folder: "content",
      files: listFiles(disk),
      client: client(),
      write: write ?? (async (path, text) => void disk.set(path, text)),
      remove: async (path) => void disk.delete(path),
      onProgress: () => undefined,
    });
    return { ...summary, disk, files: listFiles(disk) };
  }

  it("brings everything once, and nothing the second time", async () => {
    const first = await pushAll();
    expect(first).toMatchObject({ documents: FILES.length, written: FILES.length, removed: 0, conflicts: [] });
    strapi.requests.length = 0;
    expect(await pushAll()).toMatchObject({ written: 0, removed: 0, answers: 0 });
    expect(strapi.requests).toEqual(["GET files"]);
  });

  it("comes back as it went", async () => {
    await pushAll();
    const { entries, written, removed, open } = await pullInto(FILES);
    expect({ entries, written, removed, open }).toEqual({ entries: FILES.length, written: [], removed: [], open: [] });
    const { disk } = await pullInto([]);
    expect(Object.fromEntries(disk)).toEqual(Object.fromEntries(FILES.map(({ path, text }) => [path, text])));
  });

  it("brings what an entry leads to before it, and again where it comes later", async () => {
    const sent: string[] = [];
    const own = client();
    await push({
      files: FILES,
      client: {
        ...own,
        write: (entries) => {
          sent.push(...entries.map(({ path }) => path));
          return own.write(entries);
        },
      },
      force: false,
      onProgress: () => undefined,
    });
    expect(sent.indexOf("content/en/tag/text.yaml")).toBeLessThan(sent.indexOf("content/en/subnet/paragraph.md"));
    expect(sent.filter((path) => path === CONCEPT)).toHaveLength(2);
    expect([...strapi.entries.values()].filter(({ hash }) => hash === "unfinished")).toEqual([]);
  });

  it("goes on where it stopped", async () => {
    const many = [...FILES, ...manyTags(250)];
    strapi.breakAfter(1);
    await expect(pushAll(many)).rejects.toThrow("goes on where it stopped");
    const before = strapi.entries.size;
    expect(before).toBeGreaterThan(0);
    strapi.breakAfter(Number.POSITIVE_INFINITY);
    expect((await pushAll(many)).written).toBe(many.length - before);
  });

  it("tries again what was not answered", async () => {
    strapi.failNext(2);
    expect((await pushAll()).written).toBe(FILES.length);
    await expect(
      push({ files: FILES, client: client("other"), force: false, onProgress: () => undefined }),
    ).rejects.toThrow(TransferFailed);
  });

  it("brings only what has changed, and what leads to something new", async () => {
    await pushAll();
    const changed = changeFile(FILES, CONCEPT, (text) => text.replace("subnet", "network of its own"));
    expect(await pushAll(changed)).toMatchObject({ written: 1 });
    const fewer = FILES.filter(({ path }) => path !== "content/de/tag/text.yaml");
    expect(await pushAll(fewer)).toMatchObject({ removed: 1 });
  });

  it("leaves alone what editors have changed, unless told otherwise", async () => {
    await pushAll();
    strapi.edit(CONCEPT, (data) => Object.assign(data, { title: "What a subnet is" }));
    const changed = changeFile(FILES, CONCEPT, (text) => `${text}\nMore.\n`);
    expect(await pushAll(changed)).toMatchObject({ written: 0, conflicts: [CONCEPT] });
    expect(await pushAll(changed, true)).toMatchObject({ written: 1, conflicts: [] });
  });

  it("puts an editor's change into the file and leaves its other lines", async () => {
    await pushAll();
    strapi.edit(CONCEPT, (data) => Object.assign(data, { title: "What a subnet is" }));
    const { written, disk, files } = await pullInto(FILES);
    expect(written).toEqual([CONCEPT]);
    const before = FILES.find(({ path }) => path === CONCEPT)?.text.split("\n") ?? [];
    const after = disk.get(CONCEPT)?.split("\n") ?? [];
    expect(after).toContain("title: What a subnet is");
    expect(after.filter((line) => !before.includes(line))).toEqual([
      "title: What a subnet is",
      "updatedAt: 2026-11-30T10:00:00.000Z",
    ]);
    // And then both are the same.
    expect((await pullInto(files)).written).toEqual([]);
    expect(await pushAll(files)).toMatchObject({ written: 0, conflicts: [] });
  });

  it("goes on where a file could not be written, and writes none twice", async () => {
    await pushAll();
    const edited = [
      ...["article/reading-a-weight-matrix", "concept/staking", "concept/validators"],
      ...["guide/run-a-miner", "lab/emission-curve"],
    ].map((name) => `content/en/${name}.md`);
    for (const path of edited) strapi.edit(path, (data) => Object.assign(data, { title: `${data.title}, edited` }));
    const disk = new Map(FILES.map(({ path, text }) => [path, text]));
    const written: string[] = [];
    let isFull = true;
    const write = async (path: string, text: string) => {
      if (isFull && written.length === 2) throw new Error("no space left on device");
      written.push(path);
      disk.set(path, text);
    };
    await expect(pullOnto(disk, write)).rejects.toThrow("no space left on device");
    expect(written).toHaveLength(2);

    isFull = false;
    const again = await pullOnto(disk, write);
    expect(again.written).toEqual(written.slice(2));
    expect(written.toSorted()).toEqual(edited.toSorted());
    for (const path of edited) expect(disk.get(path)).toMatch(/^title: .*, edited/m);
    // Strapi was told of those as well that were written before.
    expect((await pullOnto(disk, write)).written).toEqual([]);
    expect(await pushAll(again.files)).toMatchObject({ written: 0, conflicts: [] });
  });

  it("takes what all languages share from the English entry, and tells the others", async () => {
    await pushAll();
    strapi.edit(CONCEPT, (data) => Object.assign(data, { related: [] }));
    const { disk, files } = await pullInto(FILES);
    expect(disk.get(CONCEPT)).toContain("\nrelated: []\n");
    expect(await pushAll(files)).toMatchObject({ written: 1, conflicts: [] });
  });

  it("makes a file of an entry that an editor has made, and removes that of one that is gone", async () => {
    await pushAll();
    strapi.create({
      type: "tag",
      documentId: "made-by-an-editor",
      locale: "en",
      data: { name: "Proofs", slug: "proofs" },
    });
    strapi.delete("content/en/faq/advice.md");
    const { written, removed, disk, files } = await pullInto(FILES);
    expect(written).toEqual(["content/en/tag/proofs.yaml"]);
    expect(disk.get("content/en/tag/proofs.yaml")).toBe("name: Proofs\nupdatedAt: 2026-11-30T10:00:00.000Z\n");
    expect(removed).toEqual(["content/en/faq/advice.md"]);
    expect(await pushAll(files)).toMatchObject({ written: 0, removed: 0, conflicts: [] });
  });

  it("says which change has no place in a file", async () => {
    await pushAll();
    strapi.edit(CONCEPT, (data) => Object.assign(data, { slug: "subnets" }));
    expect((await pullInto(FILES)).open).toEqual([`${CONCEPT}: slug`]);
  });
});

function listFiles(disk: ReadonlyMap<string, string>): ContentFile[] {
  return [...disk].map(([path, text]) => ({ path, text }));
}

function changeFile(files: readonly ContentFile[], path: string, change: (text: string) => string): ContentFile[] {
  return files.map((file) => (file.path === path ? { path, text: change(file.text) } : file));
}

function manyTags(count: number): ContentFile[] {
  return Array.from({ length: count }, (_, index) => ({
    path: `content/en/tag/tag-${index}.yaml`,
    text: `name: Tag ${index}\nupdatedAt: 2026-11-20\n`,
  }));
}
