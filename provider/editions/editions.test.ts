import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { aCategory, aConcept, aFile } from "../content/content-builders.ts";
import type { ContentFile } from "../content/content-files.ts";
import { openEditions } from "./open-editions.ts";
import { storeEditions } from "./store-editions.ts";
import { textsOfDay } from "./texts-of-day.ts";

const CONCEPT = { type: "concept", slug: "staking", locale: "en" } as const;

it("stores the texts that became others on a day, and finds them", async () => {
  const contentDir = await aFolder();
  const written = await store(contentDir, [
    { day: "2026-11-20", files: [aConcept({ text: "One." }), aConcept({ locale: "de", text: "Eins." })] },
    { day: "2026-11-21", files: [aConcept({ text: "One." }), aConcept({ locale: "de", text: "Eins." })] },
    { day: "2026-11-22", files: [aConcept({ text: "Two." }), aConcept({ locale: "de", text: "Eins." })] },
  ]);
  expect(written).toEqual(["2026-11-20.en.json.br", "2026-11-20.de.json.br", "2026-11-22.en.json.br"]);
  const editions = await openEditions(contentDir);
  expect(editions.until).toBe("2026-11-22");
  expect(editions.daysOf(CONCEPT)).toEqual(["2026-11-20", "2026-11-22"]);
  expect(editions.daysOf({ ...CONCEPT, locale: "de" })).toEqual(["2026-11-20"]);
  expect(editions.daysOf({ ...CONCEPT, locale: "ko" })).toEqual([]);
  expect(await editions.read(CONCEPT, "2026-11-20")).toEqual({
    title: "Staking",
    description: "Backing a validator.",
    body: "One.",
    sections: null,
  });
  expect(await editions.read(CONCEPT, "2026-11-22")).toMatchObject({ body: "Two." });
  await expect(editions.read(CONCEPT, "2026-11-21")).rejects.toThrow();
});

it("writes the last day again, and no day before it", async () => {
  const contentDir = await aFolder();
  await store(contentDir, [
    { day: "2026-11-20", files: [aConcept({ text: "One." })] },
    { day: "2026-11-21", files: [aConcept({ text: "Half." })] },
  ]);
  // What a later program would make of the first day is not asked for.
  const written = await store(contentDir, [
    { day: "2026-11-20", files: [aConcept({ text: "Otherwise." })] },
    { day: "2026-11-21", files: [aConcept({ text: "One." })] },
    { day: "2026-11-22", files: [aConcept({ text: "Two." })] },
  ]);
  expect(written).toEqual(["2026-11-22.en.json.br"]);
  expect((await readdir(join(contentDir, "editions"))).sort()).toEqual([
    "2026-11-20.en.json.br",
    "2026-11-22.en.json.br",
    "index.json",
  ]);
  const editions = await openEditions(contentDir);
  expect(editions.daysOf(CONCEPT)).toEqual(["2026-11-20", "2026-11-22"]);
  expect(await editions.read(CONCEPT, "2026-11-20")).toMatchObject({ body: "One." });
});

it("has no days where nothing is stored", async () => {
  const editions = await openEditions(await aFolder());
  expect(editions.until).toBeNull();
  expect(editions.daysOf(CONCEPT)).toEqual([]);
});

it("passes over mistakes in what is not stored, and tells of those in what is", () => {
  const broken = aFile("content/en/subnet/apex.md", "---\nunknown: 1\n---\n\nA text.\n");
  const problems: string[] = [];
  const texts = textsOfDay([aCategory(), aConcept(), broken], new Date(), (problem) => void problems.push(problem));
  expect(problems).toEqual([]);
  expect(Object.keys(texts.get("en") ?? {})).toEqual(["concept/staking"]);
  textsOfDay([aConcept({ text: "{fact:nothing}" })], new Date(), (problem) => void problems.push(problem));
  expect(problems).toEqual([expect.stringContaining("content/en/concept/staking.md: text: expected a fact")]);
});

async function aFolder(): Promise<string> {
  const dir = await mkdtemp(join(tmpdir(), "content-"));
  onTestFinished(() => rm(dir, { recursive: true }));
  return dir;
}

function store(contentDir: string, days: readonly { day: string; files: ContentFile[] }[]): Promise<string[]> {
  const fail = (problem: string) => {
    throw new Error(problem);
  };
  return storeEditions(join(contentDir, "editions"), (from) =>
    days
      .filter(({ day }) => day >= from)
      .map(({ day, files }) => ({ day, texts: textsOfDay(files, new Date(`${day}T23:59:59Z`), fail) })),
  );
}
