import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createProvider } from "../create-provider.ts";
import { aCategory, aConcept } from "./content-builders.ts";

const NOON = Date.parse("2026-12-01T12:00:00Z");

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), "drafts-"));
});
afterEach(() => rm(dir, { recursive: true }));

describe("what is not published", () => {
  it("is published in its moment, in every language, without a file being written", async () => {
    let now = NOON - 1;
    const fields = { publishAt: "2026-12-01T12:00:00Z", updatedAt: "2026-11-20" };
    const provider = await aProvider(
      () => now,
      [aConcept({ fields }), aConcept({ locale: "ko" }), aConcept({ slug: "other" })],
    );
    const before = provider.version;
    expect(await slugsOf(provider)).toEqual(["other"]);
    expect(provider.publishesAt).toEqual(new Date(NOON));

    now = NOON;
    await provider.reload();
    expect(await slugsOf(provider)).toEqual(["other", "staking"]);
    expect(await slugsOf(provider, { locale: "ko" })).toEqual(["staking"]);
    expect(provider.publishesAt).toBeNull();
    expect(provider.version).not.toBe(before);
    expect(await ask(provider, "{ concepts { data { slug publishedAt updatedAt } } }")).toContainEqual({
      slug: "staking",
      publishedAt: "2026-12-01T12:00:00.000Z",
      updatedAt: "2026-12-01T12:00:00.000Z",
    });
  });

  it("is not taken from what was cached before its moment", async () => {
    let now = NOON - 1;
    const files = [aConcept({ fields: { publishAt: "2026-12-01T12:00:00Z" } })];
    const snapshot = { file: join(dir, "cached", "content.snapshot"), warn: () => undefined };
    await aProvider(() => now, files, { snapshot });
    now = NOON;
    expect(await slugsOf(await aProvider(() => now, files, { snapshot }))).toEqual(["staking"]);
  });

  it("is seen by whoever asks for drafts, marked, with what it names, and by nobody else", async () => {
    const draft = aConcept({
      slug: "later",
      fields: { draft: "true", categories: "[economics]", related: "[staking]" },
    });
    const files = [aConcept(), draft, aConcept({ slug: "later", locale: "fr" }), aCategory()];
    const provider = await aProvider(() => NOON, files);
    const query = "{ concepts { data { title publishedAt related { data { title } } categories { data { slug } } } } }";
    expect(await ask(provider, query, { drafts: true })).toContainEqual({
      title: "Draft: Staking",
      publishedAt: null,
      related: { data: [{ title: "Staking" }] },
      categories: { data: [{ slug: "economics" }] },
    });
    const titles = '{ concepts(locale: "fr") { data { title } } }';
    expect(await ask(provider, titles, { drafts: true })).toEqual([{ title: "Brouillon\u00a0: Staking" }]);
    expect(await slugsOf(provider)).toEqual(["staking"]);
    const overHttp = await provider.fetch(
      new Request("http://provider/graphql", {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify({ query: "{ concepts { data { slug } } }", drafts: true }),
      }),
      { address: null },
    );
    expect(JSON.stringify(await overHttp.json())).not.toContain("later");
  });
});

type Provider = Awaited<ReturnType<typeof createProvider>>;

async function aProvider(
  now: () => Date | number,
  files: readonly { path: string; text: string }[],
  options: Partial<Parameters<typeof createProvider>[0]> = {},
): Promise<Provider> {
  for (const { path, text } of files) {
    const file = join(dir, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }
  return createProvider({ contentDir: join(dir, "content"), now: () => new Date(now()), clock: () => 0, ...options });
}

async function ask(provider: Provider, query: string, { drafts = false } = {}) {
  const { body } = await provider.answer({ query, drafts });
  return JSON.parse(JSON.stringify(body)).data.concepts.data;
}

async function slugsOf(provider: Provider, { locale = "en" } = {}): Promise<string[]> {
  const concepts = await ask(provider, `{ concepts(locale: "${locale}", sort: "slug") { data { slug } } }`);
  return concepts.map(({ slug }: { slug: string }) => slug);
}
