import { mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { typesetPapers } from "./typeset.ts";

const STUDY_EDITIONS = fileURLToPath(new URL("../content/en/paper", import.meta.url));
const SLUGS = [
  "bittensor-whitepaper",
  "dynamic-tao-emissions",
  "liquid-alpha-and-weight-copying",
  "net-inflow-emissions",
  "yuma-consensus",
];

/** All five take about a second; a busy machine may take its time. */
const TIMEOUT_MS = 60_000;

let scratch: string;

beforeAll(async () => {
  scratch = await mkdtemp(join(tmpdir(), "papers-"));
});

afterAll(() => rm(scratch, { recursive: true }));

describe("the study editions", () => {
  let out: string;

  beforeAll(async () => {
    out = await emptyFolder();
    await typeset(STUDY_EDITIONS, out);
  }, TIMEOUT_MS);

  it.each(SLUGS)("%s is a whole PDF", async (slug) => {
    const pdf = await readPdf(out, slug);
    expect(pdf.startsWith("%PDF-")).toBe(true);
    expect(pdf.trimEnd().endsWith("%%EOF")).toBe(true);
  });

  it.each(SLUGS)("%s has six to twelve pages", async (slug) => {
    const pageCount = countPages(await readPdf(out, slug));
    expect(pageCount).toBeGreaterThanOrEqual(6);
    expect(pageCount).toBeLessThanOrEqual(12);
  });

  it.each(SLUGS)("%s has a bookmark for every heading", async (slug) => {
    const source = await readFile(join(STUDY_EDITIONS, `${slug}.typ`), "utf8");
    const headings = [...source.matchAll(/^==? (.+)$/gm)].map(([, heading]) => heading);
    expect(headings.length).toBeGreaterThanOrEqual(6);
    expect(bookmarksOf(await readPdf(out, slug))).toEqual([...headings, "Sources"]);
  });

  it.each(SLUGS)("%s tells its title, its language and its outline", async (slug) => {
    const pdf = await readPdf(out, slug);
    expect(pdf).toMatch(/<dc:title>.*: a study edition<.*<\/dc:title>/);
    expect(pdf).toMatch(/\/Title \(.+: a study edition\)/);
    expect(pdf).toContain("/DisplayDocTitle true");
    expect(pdf).toContain("/Lang (en-GB)");
    expect(pdf).toContain("/Outlines");
  });

  it.each(SLUGS)("%s is tagged and claims PDF/UA-1", async (slug) => {
    const pdf = await readPdf(out, slug);
    expect(pdf).toContain("/MarkInfo");
    expect(pdf).toMatch(/<pdfuaid:part>1<\/pdfuaid:part>/);
  });

  it("are the same to the byte when typeset again", { timeout: TIMEOUT_MS }, async () => {
    const again = await emptyFolder();
    await typeset(STUDY_EDITIONS, again);
    for (const slug of SLUGS) expect(await readPdf(again, slug)).toBe(await readPdf(out, slug));
  });
});

describe("typesetPapers", () => {
  it("leaves a paper alone whose sources have not changed", async () => {
    const from = await aFolderOfPapers({ "one.typ": aPaper("One"), "two.typ": aPaper("Two") });
    const to = await emptyFolder();
    const first = await typeset(from, to);
    expect(first.map(({ slug, isNew }) => [slug, isNew])).toEqual([
      ["one", true],
      ["two", true],
    ]);
    const { mtimeMs } = await stat(join(to, "resources", "one.pdf"));

    await writeFile(join(from, "two.typ"), aPaper("Two, second edition"));
    const second = await typeset(from, to);
    expect(second.map(({ slug, isNew }) => [slug, isNew])).toEqual([
      ["one", false],
      ["two", true],
    ]);
    expect((await stat(join(to, "resources", "one.pdf"))).mtimeMs).toBe(mtimeMs);
  });

  it("typesets every paper again when the template changes", async () => {
    const from = await aFolderOfPapers({ "one.typ": aPaper("One") });
    const to = await emptyFolder();
    await typeset(from, to);
    await writeFile(join(from, "template.typ"), "#let unused = 1\n");
    expect(await typeset(from, to)).toMatchObject([{ slug: "one", isNew: true }]);
  });

  it("typesets a paper again whose PDF is gone, or whose memo cannot be read", async () => {
    const from = await aFolderOfPapers({ "one.typ": aPaper("One") });
    const to = await emptyFolder();
    await typeset(from, to);
    await rm(join(to, "resources", "one.pdf"));
    expect(await typeset(from, to)).toMatchObject([{ isNew: true }]);
    await writeFile(memoOf(to), "{ half a fi");
    expect(await typeset(from, to)).toMatchObject([{ isNew: true }]);
  });

  it("leaves nothing beside the papers but the papers", async () => {
    const to = await emptyFolder();
    await typeset(await aFolderOfPapers({ "one.typ": aPaper("One") }), to);
    expect(await readdir(to, { recursive: true })).toEqual(["resources", join("resources", "one.pdf")]);
  });

  it("keeps the papers of two folders apart in one memo", async () => {
    const from = await aFolderOfPapers({ "one.typ": aPaper("One") });
    const [one, other] = [await emptyFolder(), await emptyFolder()];
    await typeset(from, one);
    await writeFile(join(from, "one.typ"), aPaper("One, second edition"));
    await typesetPapers({ from, to: other, memo: memoOf(one) });
    expect(await typeset(from, one)).toMatchObject([{ isNew: true }]);
  });

  it("names file, line and column of every mistake, and writes the sound papers", async () => {
    const from = await aFolderOfPapers({
      "first.typ": aPaper("First", "#let total = summ(1, 2)"),
      "second.typ": aPaper("Second", "An open $formula"),
      "sound.typ": aPaper("Sound"),
    });
    const to = await emptyFolder();
    const message = await messageOf(typeset(from, to));
    expect(message).toMatch(/first\.typ:3:14: unknown variable: summ$/m);
    expect(message).toMatch(/second\.typ:3:9: unclosed delimiter$/m);
    expect(await readPdf(to, "sound")).toMatch(/^%PDF-/);
    expect(await messageOf(typeset(from, to))).toBe(message);
  });

  it("takes a warning for a mistake", async () => {
    const from = await aFolderOfPapers({ "one.typ": aPaper("One", '#set text(font: "Nowhere Sans")\nText.') });
    const message = await messageOf(typeset(from, await emptyFolder()));
    expect(message).toMatch(/one\.typ:3:\d+: unknown font family: nowhere sans$/m);
  });

  it("names the paper that a screen reader could not read out", async () => {
    const from = await aFolderOfPapers({ "one.typ": aPaper("One", "#figure(rect(width: 1cm), caption: [A box])") });
    const message = await messageOf(typeset(from, await emptyFolder()));
    expect(message).toMatch(/one\.typ: PDF\/UA-1 error: missing alt text/);
  });

  it("refuses a folder without papers", async () => {
    const from = await aFolderOfPapers({ "template.typ": "" });
    expect(await messageOf(typeset(from, await emptyFolder()))).toContain("no papers found");
  });
});

function typeset(from: string, to: string) {
  return typesetPapers({ from, to, memo: memoOf(to) });
}

function memoOf(to: string): string {
  return `${to}.memo.json`;
}

function aPaper(title: string, body = "Text."): string {
  return `#set document(title: "${title}", date: datetime(year: 2026, month: 11, day: 20))\n\n${body}\n`;
}

async function aFolderOfPapers(files: Record<string, string>): Promise<string> {
  const folder = await emptyFolder();
  for (const [name, source] of Object.entries(files)) await writeFile(join(folder, name), source);
  return folder;
}

function emptyFolder(): Promise<string> {
  return mkdtemp(join(scratch, "folder-"));
}

/** The file as Latin-1 text: the compiler leaves everything but page content and fonts readable. */
function readPdf(to: string, slug: string): Promise<string> {
  return readFile(join(to, "resources", `${slug}.pdf`), "latin1");
}

function countPages(pdf: string): number {
  return [...pdf.matchAll(/\/Type\s*\/Page\b/g)].length;
}

/** The outline's entries in their order, without the numbers of the sections. */
function bookmarksOf(pdf: string): string[] {
  const items = [...pdf.matchAll(/\/Title \((.+)\)\s+\/Dest/g)];
  return items.map(([, title = ""]) => title.replace(/^[\d.]+ /, "").replace(/\\(.)/g, "$1"));
}

function messageOf(promise: Promise<unknown>): Promise<string> {
  return promise.then(
    () => "no error",
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );
}
