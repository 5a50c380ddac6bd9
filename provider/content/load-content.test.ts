import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { parseContent } from "./compile-content.ts";
import { aCategory, aConcept, aFile, aSubnet } from "./content-builders.ts";
import type { ContentFile } from "./content-files.ts";
import { loadContent } from "./load-content.ts";
import { problemsOf } from "./problems-of.ts";

describe("loadContent", () => {
  let dir = "";
  beforeEach(async () => {
    dir = join(await mkdtemp(join(tmpdir(), "load-content-")), "content");
  });
  afterEach(() => rm(dirname(dir), { recursive: true }));

  it("reads every content file below a folder and nothing else", async () => {
    await writeFiles(dir, [
      aConcept(),
      aConcept({ locale: "de" }),
      aFile("content/README.md", "# About"),
      aFile("content/en/concept/.hidden.md", "nothing"),
      aFile("content/.drafts/en/concept/mining.md", "nothing"),
      aFile("content/en/paper/a.typ", ""),
      aFile("content/en/interface/navigation.yaml", "menu: Menu"),
    ]);
    const content = await loadContent(dir);
    expect(content.size).toBe(2);
    expect(content.list("Concept", "de")).toMatchObject([{ title: "Staking", body: "A text.", locale: "de" }]);
  });

  it("reads files with other line ends and a byte order mark", async () => {
    const { path, text } = aConcept();
    await writeFiles(dir, [aFile(path, `\uFEFF${text.replaceAll("\n", "\r\n")}`)]);
    expect((await loadContent(dir)).list("Concept", "en")).toMatchObject([{ body: "A text." }]);
  });

  it.each(["javascript:alert(1)", "//evil.example", "data:text/html,a"])("refuses %s as an address", async (href) => {
    await writeFiles(dir, [aFile("content/en/link/a-link.yaml", `name: A link\nhref: "${href}"\n`)]);
    await expect(loadContent(dir)).rejects.toThrow(`href: expected an address: https://…, mailto:… or a path`);
  });

  it("names the files from the content folder on", async () => {
    await writeFiles(dir, [aConcept({ fields: { order: '"two"' } })]);
    await expect(loadContent(`${dir}/`)).rejects.toThrow(
      'content/en/concept/staking.md: order: expected a number, got "two"',
    );
  });

  it("changes its version with the content, and only then", async () => {
    await writeFiles(dir, [aConcept()]);
    const { version } = await loadContent(dir);
    expect((await loadContent(dir)).version).toBe(version);
    await writeFiles(dir, [aConcept({ text: "Another text." })]);
    expect((await loadContent(dir)).version).not.toBe(version);
  });
});

describe("parseContent", () => {
  it("names a link by its kind in each language where it has no label of its own", () => {
    const links =
      "[{ href: https://a.example, kind: source }, { label: Discord, href: https://b.example, kind: social }]";
    const content = parseContent([aSubnet({ fields: { links } }), aSubnet({ locale: "ko" })]);
    const labelsIn = (locale: "en" | "ko") =>
      content.list("Subnet", locale).map((subnet) => (subnet.links as { label: string }[]).map(({ label }) => label));
    expect(labelsIn("en")).toEqual([["Source code", "Discord"]]);
    expect(labelsIn("ko")).toEqual([["소스 코드", "Discord"]]);
  });

  it("asks for the label of a link whose kind says too little", () => {
    const links = "[{ href: https://b.example, kind: social }]";
    expect(problemsOf([aSubnet({ fields: { links } })])).toEqual([
      "content/en/subnet/apex.md: links.0.label: expected text, or one of the kinds website, docs, source, explorer, got nothing",
    ]);
  });

  it("gives a translation what stands in English only", () => {
    const content = parseContent([
      aConcept({ fields: { order: "7", level: "advanced", categories: "[economics]" } }),
      aConcept({ locale: "de", fields: { title: "Einsatz" } }),
      aCategory(),
      aCategory({ locale: "de", fields: { name: "Ökonomie" } }),
    ]);
    expect(content.list("Concept", "de")).toMatchObject([
      { title: "Einsatz", order: 7, level: "advanced", categories: [{ name: "Ökonomie" }] },
    ]);
  });

  it("identifies an entry in all its languages by one documentId, and each version by an id of its own", () => {
    const content = parseContent([aConcept(), aConcept({ locale: "ko" })]);
    const [english, korean] = content.list("Concept", "*");
    expect(english?.documentId).toBe(korean?.documentId);
    expect(english?.id).not.toBe(korean?.id);
    expect(english?.localizations).toEqual([korean]);
  });

  it("relates an entry only to what exists in its language", () => {
    const content = parseContent([
      aConcept({ fields: { related: "[validators]" } }),
      aConcept({ locale: "fr" }),
      aConcept({ slug: "validators" }),
    ]);
    expect(content.list("Concept", "en")).toMatchObject([{ related: [{ slug: "validators" }] }, {}]);
    expect(content.list("Concept", "fr")).toMatchObject([{ related: [] }]);
  });

  it("knows the far end of a relation", () => {
    const content = parseContent([
      aConcept({ fields: { categories: "[economics]", order: "2" } }),
      aConcept({ slug: "validators", fields: { categories: "[economics]" } }),
      aCategory(),
    ]);
    expect(content.list("Category", "en")).toMatchObject([
      { slug: "economics", concepts: [{ slug: "validators" }, { slug: "staking" }] },
    ]);
  });

  it("leaves out drafts, in all languages where English is one, and what relates to them", () => {
    const content = parseContent([
      aConcept({ fields: { related: "[validators]" } }),
      aConcept({ locale: "de", fields: { draft: "true" } }),
      aConcept({ slug: "validators", fields: { draft: "true" } }),
      aConcept({ locale: "de", slug: "validators" }),
    ]);
    expect(content.list("Concept", "*")).toMatchObject([{ slug: "staking", locale: "en", related: [] }]);
  });

  it("lists a type by order and slug", () => {
    const slugs = ["b", "a", "c"];
    const content = parseContent(slugs.map((slug) => aConcept({ slug, fields: { order: slug === "c" ? "1" : "2" } })));
    expect(content.list("Concept", "en").map(({ slug }) => slug)).toEqual(["c", "a", "b"]);
  });

  it("dates an entry that names no date like its English, else like the newest", () => {
    const content = parseContent([
      aConcept({ fields: { updatedAt: "2026-11-21" } }),
      aCategory({ fields: { updatedAt: null } }),
      aCategory({ slug: "subnets", fields: { updatedAt: "2026-01-02" } }),
      aCategory({ slug: "subnets", locale: "zh", fields: { updatedAt: null } }),
    ]);
    expect(content.list("Category", "*")).toMatchObject([
      { slug: "economics", updatedAt: "2026-11-21T00:00:00.000Z" },
      { slug: "subnets", updatedAt: "2026-01-02T00:00:00.000Z" },
      { slug: "subnets", locale: "zh", updatedAt: "2026-01-02T00:00:00.000Z" },
    ]);
  });

  it("gives a menu a slug of its own in every language", () => {
    const menu = "title: Menu\nitems: []\nadditional: []\nupdatedAt: 2026-11-20\n";
    const content = parseContent([
      aFile("content/en/menu/navbar.yaml", menu),
      aFile("content/de/menu/navbar.yaml", menu),
    ]);
    expect(content.list("Menu", "*").map(({ slug }) => slug)).toEqual(["navbar-en", "navbar-de"]);
  });

  it("names all mistakes in all files at once", () => {
    expect(
      problemsOf([
        aConcept({ fields: { order: '"two"', title: null, levels: "beginner" } }),
        aConcept({ slug: "validators", fields: { level: "expert" } }),
      ]),
    ).toEqual([
      'content/en/concept/staking.md: levels: expected no such field, got "beginner"',
      'content/en/concept/staking.md: order: expected a number, got "two"',
      "content/en/concept/staking.md: title: expected text, got nothing",
      'content/en/concept/validators.md: level: expected one of "beginner", "intermediate", "advanced", got "expert"',
    ]);
  });

  it.each([
    [
      "a category that does not exist",
      { categories: "[economy]" },
      'categories: expected the slug of a category, got "economy"',
    ],
    [
      "a related concept that does not exist",
      { related: "[mining]" },
      'related: expected the slug of a concept, got "mining"',
    ],
    ["a list that is none", { categories: "economics" }, 'categories: expected a list, got "economics"'],
    [
      "a date that is none",
      { updatedAt: "2026-13-20" },
      'updatedAt: expected a moment, like 2026-11-20T09:00:00Z, got "2026-13-20"',
    ],
    ["a missing date", { updatedAt: null }, "updatedAt: expected a moment, like 2026-11-20T09:00:00Z, got nothing"],
    [
      "a title for search engines that is too long",
      { seo: `{ metaTitle: ${"x".repeat(71)} }` },
      `seo.metaTitle: expected at most 70 characters, got "${"x".repeat(59)}…`,
    ],
    [
      "a field of a source that does not exist",
      { sources: "[{ ref: A, date: 2026-01-01, page: 2 }]" },
      "sources.0.page: expected no such field, got 2",
    ],
    ["text in place of true or false", { draft: "perhaps" }, 'draft: expected true or false, got "perhaps"'],
    [
      "YAML that is broken",
      { title: "a: b: c" },
      "front matter: expected valid YAML, got: Nested mappings are not allowed in compact mappings at line 2, column 8",
    ],
    [
      "a field that stands twice",
      { title: "A\ntitle: B" },
      "front matter: expected valid YAML, got: Map keys must be unique at line 3, column 1",
    ],
  ])("names %s", (_, fields, problem) => {
    expect(problemsOf([aConcept({ fields })])).toEqual([`content/en/concept/staking.md: ${problem}`]);
  });

  it("names English-only fields in a translation, and words that it lacks", () => {
    expect(problemsOf([aConcept(), aConcept({ locale: "de", fields: { order: "3", description: null } })])).toEqual([
      "content/de/concept/staking.md: description: expected text, got nothing",
      "content/de/concept/staking.md: order: expected nothing (it stands in English only), got 3",
    ]);
  });

  it("names a translation of something that has no English", () => {
    expect(problemsOf([aConcept({ locale: "fr" })])).toEqual([
      'content/fr/concept/staking.md: file: expected the same in "en" as well, got none',
    ]);
  });

  it("names a text that is missing, and front matter that is", () => {
    const { path } = aConcept();
    expect(problemsOf([aConcept({ text: "" })])).toEqual([
      `${path}: text: expected Markdown below the front matter, got nothing`,
    ]);
    expect(problemsOf([aFile(path, "A text.")])).toEqual([
      `${path}: front matter: expected YAML between two lines "---", got none`,
    ]);
  });

  it("names files in places where none belong", () => {
    expect(
      problemsOf([
        aFile("content/es/concept/a.md", ""),
        aFile("content/en/poem/a.md", ""),
        aConcept({ slug: "A_b" }),
        aConcept({ slug: "a/b" }),
        aFile("content/en/concept/a.yaml", ""),
        aFile("content/en/author/robin.yaml", "name: Robin\nupdatedAt: 2026-11-20\n"),
        aFile("content/de/author/robin.yaml", "name: Robin\nupdatedAt: 2026-11-20\n"),
      ]),
    ).toEqual([
      'content/de/author/robin.yaml: folder: expected author in English only, got a file in "de"',
      'content/en/concept/A_b.md: file name: expected lower-case letters, digits and hyphens, got "A_b"',
      'content/en/concept/a.yaml: file name: expected the ending .md, got ".yaml"',
      'content/en/concept/a/b.md: file name: expected lower-case letters, digits and hyphens, got "a/b"',
      expect.stringContaining("content/en/poem/a.md: folder: expected one of application, article,"),
      'content/es/concept/a.md: folder: expected one of en, de, ko, fr, zh, got "es"',
    ]);
  });

  it("names two files of one slug, and slugs that are the addresses of something else", () => {
    const guide = (slug: string, text: string) =>
      aFile(
        `content/en/guide/${slug}.md`,
        `---\ntitle: A\ndescription: B\ndifficulty: beginner\ndurationMinutes: 5\norder: 1\ntags: []\nconcepts: []\nsources: []\nupdatedAt: 2026-11-20\n---\n${text}\n`,
      );
    const problems = problemsOf([
      aConcept(),
      aFile("content/en/concept/staking.yaml", "title: Staking\n"),
      guide("wallet", "# Prepare {#prepare}\n\nFirst.\n"),
      guide("wallet/prepare", "# Prepare {#prepare}\n\nFirst.\n"),
      aSubnet({ slug: "12" }),
    ]);
    expect(problems).toEqual([
      'content/en/concept/staking.yaml: file name: expected the ending .md, got ".yaml"',
      "content/en/guide/wallet/prepare.md: file name: expected an address of its own, got that of a section in content/en/guide/wallet.md",
      'content/en/subnet/12.md: file name: expected a slug that is no number (those are mainnetIds), got "12"',
    ]);
  });

  it("names a mainnetId that is taken, and one that is missing from a running subnet", () => {
    const subnets = [
      aSubnet(),
      aSubnet({ slug: "bitmind" }),
      aSubnet({ slug: "chutes", fields: { mainnetId: null } }),
      aSubnet({ slug: "later", fields: { mainnetId: null, comingSoon: "true" } }),
    ];
    expect(problemsOf(subnets)).toEqual([
      "content/en/subnet/bitmind.md: mainnetId: expected one of its own, got 1 as in content/en/subnet/apex.md",
      "content/en/subnet/chutes.md: mainnetId: expected a whole number (or comingSoon: true), got nothing",
    ]);
  });

  it("names a block that does not exist, and a relation inside one", () => {
    const page = (blocks: string) =>
      aFile("content/en/page/home.yaml", `title: A\ndescription: B\nblocks:\n  - ${blocks}\nupdatedAt: 2026-11-20\n`);
    expect(problemsOf([page("__component: blocks.video")])).toEqual([
      'content/en/page/home.yaml: blocks.0.__component: expected a known __component, got "blocks.video"',
    ]);
    expect(problemsOf([page("__component: blocks.featured\n    concepts: [mining]")])).toEqual([
      'content/en/page/home.yaml: blocks.0.concepts: expected the slug of a concept, got "mining"',
    ]);
  });
});

async function writeFiles(dir: string, files: readonly ContentFile[]): Promise<void> {
  for (const { path, text } of files) {
    const file = join(dirname(dir), path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }
}
