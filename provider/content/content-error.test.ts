import { describe, expect, it } from "vitest";
import { aCategory, aConcept, aFile, aSubnet } from "./content-builders.ts";
import { problemsOf } from "./problems-of.ts";

describe("ContentError", () => {
  it("names every kind of mistake of a file at once", () => {
    const fields = {
      order: "two",
      categories: "[nope]",
      related: "[mining, 3]",
      quiz: "nope",
      levels: "1",
      draft: "1",
    };
    expect(problemsOf([aConcept({ fields, text: "" })])).toEqual([
      'content/en/concept/staking.md: categories: expected the slug of a category, got "nope"',
      "content/en/concept/staking.md: draft: expected true or false, got 1",
      "content/en/concept/staking.md: levels: expected no such field, got 1",
      'content/en/concept/staking.md: order: expected a number, got "two"',
      'content/en/concept/staking.md: quiz: expected the slug of a quiz, got "nope"',
      "content/en/concept/staking.md: related.1: expected text, got 3",
      'content/en/concept/staking.md: related: expected the slug of a concept, got "mining"',
      "content/en/concept/staking.md: text: expected Markdown below the front matter, got nothing",
    ]);
  });

  it("names relations in a component beside its other mistakes", () => {
    const featured = "{ __component: blocks.featured, heading: 3, concepts: [mining] }";
    const item = "{ __component: menu.item, children: [{ entries: [{ link: docs }] }], link: home }";
    expect(
      problemsOf([
        aFile("content/en/page/home.yaml", `title: A\nblocks: [{ __component: blocks.video }, ${featured}]\n`),
        aFile("content/en/menu/navbar.yaml", `items: [${item}]\nadditional: []\nupdatedAt: 2026-11-20\n`),
      ]),
    ).toEqual([
      "content/en/menu/navbar.yaml: items.0.children.0.entries.0.label: expected text, got nothing",
      'content/en/menu/navbar.yaml: items.0.children.0.entries.0.link: expected the slug of a link, got "docs"',
      "content/en/menu/navbar.yaml: items.0.label: expected text, got nothing",
      'content/en/menu/navbar.yaml: items.0.link: expected the slug of a link, got "home"',
      "content/en/menu/navbar.yaml: title: expected text, got nothing",
      'content/en/page/home.yaml: blocks.0.__component: expected a known __component, got "blocks.video"',
      'content/en/page/home.yaml: blocks.1.concepts: expected the slug of a concept, got "mining"',
      "content/en/page/home.yaml: blocks.1.heading: expected text, got 3",
      "content/en/page/home.yaml: description: expected text, got nothing",
    ]);
  });

  it("names a mainnetId that is taken or missing beside other mistakes", () => {
    expect(
      problemsOf([
        aSubnet({ fields: { order: "two" } }),
        aSubnet({ slug: "bitmind", fields: { tags: "[nope]" } }),
        aSubnet({ slug: "chutes", fields: { mainnetId: null, order: "two" } }),
        aSubnet({ slug: "later", fields: { mainnetId: null, order: "two", comingSoon: "true" } }),
      ]),
    ).toEqual([
      'content/en/subnet/apex.md: order: expected a number, got "two"',
      "content/en/subnet/bitmind.md: mainnetId: expected one of its own, got 1 as in content/en/subnet/apex.md",
      'content/en/subnet/bitmind.md: tags: expected the slug of a tag, got "nope"',
      "content/en/subnet/chutes.md: mainnetId: expected a whole number (or comingSoon: true), got nothing",
      'content/en/subnet/chutes.md: order: expected a number, got "two"',
      'content/en/subnet/later.md: order: expected a number, got "two"',
    ]);
  });

  it("names what is wrong with a guide's text whatever is wrong above it, also where English is missing", () => {
    const problems = problemsOf([
      aFile("content/en/guide/wallet.md", "---\ntitle: a: b: c\n---\n# Prepare\n"),
      aFile("content/fr/guide/node.md", "---\ntitle: A\ndescription: B\norder: 1\n---\n# Prepare\n"),
    ]);
    expect(problems).toEqual([
      expect.stringContaining("content/en/guide/wallet.md: front matter: expected valid YAML, got: "),
      'content/en/guide/wallet.md: text: expected an anchor, like "# Title {#anchor}", got "Prepare"',
      'content/fr/guide/node.md: file: expected the same in "en" as well, got none',
      "content/fr/guide/node.md: order: expected nothing (it stands in English only), got 1",
      'content/fr/guide/node.md: text: expected an anchor, like "# Title {#anchor}", got "Prepare"',
      "content/fr/guide/node.md: updatedAt: expected a moment, like 2026-11-20T09:00:00Z, got nothing",
    ]);
  });

  it("names fields that stand twice, and the mistakes beside them", () => {
    const fields = { title: "A\ntitle: B", order: "1\norder: 2", categories: "[nope]" };
    expect(problemsOf([aConcept({ fields })])).toEqual([
      'content/en/concept/staking.md: categories: expected the slug of a category, got "nope"',
      "content/en/concept/staking.md: front matter: expected valid YAML, got: Map keys must be unique at line 3, column 1",
      "content/en/concept/staking.md: front matter: expected valid YAML, got: Map keys must be unique at line 8, column 1",
    ]);
  });

  it("names mistakes in a file whose name is one", () => {
    expect(problemsOf([aConcept({ slug: "Proof_of", fields: { order: "two", categories: "[nope]" } })])).toEqual([
      'content/en/concept/Proof_of.md: categories: expected the slug of a category, got "nope"',
      'content/en/concept/Proof_of.md: file name: expected lower-case letters, digits and hyphens, got "Proof_of"',
      'content/en/concept/Proof_of.md: order: expected a number, got "two"',
    ]);
  });

  it("names an alias of nothing, and the mistakes of the other files", () => {
    expect(problemsOf([aConcept({ fields: { title: "*bold" } }), aCategory({ fields: { order: "two" } })])).toEqual([
      'content/en/category/economics.yaml: order: expected a number, got "two"',
      "content/en/concept/staking.md: front matter: expected valid YAML, got: Unresolved alias (the anchor must be set before the alias): bold",
    ]);
  });

  it("names aliases that multiply", () => {
    const lines = ["a0: &a0 [x, x]"];
    for (let line = 1; line < 40; line += 1) lines.push(`a${line}: &a${line} [*a${line - 1}, *a${line - 1}]`);
    expect(problemsOf([aConcept({ fields: { seo: `x\n${lines.join("\n")}` } })])).toEqual([
      expect.stringContaining("content/en/concept/staking.md: front matter: expected valid YAML, got: Excessive alias"),
    ]);
  });

  it.each(["&x { a: *x }", "&x [*x]", "{ a: &x { b: [{ c: *x }] } }"])(
    "names fields that hold themselves: %s",
    (yaml) => {
      const lab = `title: A\ndescription: B\norder: 1\nsettings: ${yaml}\nupdatedAt: 2026-11-20`;
      for (const file of [
        aFile("content/en/lab/emission.md", `---\n${lab}\n---\nA text.\n`),
        aConcept({ fields: { seo: yaml } }),
      ]) {
        expect(problemsOf([file])).toEqual([
          `${file.path}: front matter: expected fields that end, got an alias inside of what it stands for`,
        ]);
      }
    },
  );

  it.each(["!!binary eA==", "!!set { a, b }", "!!timestamp 2026-11-20"])(
    "reads the value below the tag of %s",
    (yaml) => {
      expect(problemsOf([aConcept({ fields: { title: yaml, seo: yaml } })])).toEqual(
        expect.arrayContaining([expect.stringMatching(/^content\/en\/concept\/staking.md: seo(\.a)?: expected /)]),
      );
    },
  );

  it.each([
    ["a field", aCategory({ fields: { order: "two" } })],
    ["its relations", aCategory({ fields: { concepts: "[nope]" } })],
    ["its front matter", aFile(aCategory().path, "name: a: b: c")],
    ["its kind", aFile("content/en/category/economics.md", "")],
  ])("names no file that points to one with a mistake in %s, and no translation of it", (_, category) => {
    const problems = problemsOf([
      category,
      aCategory({ locale: "de" }),
      aConcept({ fields: { categories: "[economics]" } }),
      aConcept({ locale: "de" }),
    ]);
    expect(problems).toEqual([expect.stringContaining(`${category.path}: `)]);
  });

  it("names a mistake once, and nothing that follows from it", () => {
    const guide =
      "title: A\ndescription: B\ndifficulty: beginner\ndurationMinutes: 1\norder: 1\ntags: []\nconcepts: []";
    expect(
      problemsOf([
        aConcept({ fields: { updatedAt: "2026-13-20", related: '[""]' } }),
        aConcept({ locale: "ko", fields: { updatedAt: null, related: "[nope]" } }),
        aCategory({ fields: { updatedAt: null } }),
        aSubnet({ fields: { mainnetId: "one", updatedAt: "today" } }),
        aSubnet({ slug: "bitmind", fields: { mainnetId: "one", updatedAt: "today" } }),
        aSubnet({ slug: "later", fields: { mainnetId: null, comingSoon: "soon", updatedAt: "today" } }),
        aFile("content/en/guide/wallet.md", `---\n${guide}\nsources: []\nupdatedAt: today\n---\n`),
        aFile("content/de/author/robin.yaml", "name: Robin\n"),
      ]),
    ).toEqual([
      'content/de/author/robin.yaml: folder: expected author in English only, got a file in "de"',
      'content/en/concept/staking.md: related.0: expected text, got ""',
      'content/en/concept/staking.md: updatedAt: expected a moment, like 2026-11-20T09:00:00Z, got "2026-13-20"',
      "content/en/guide/wallet.md: text: expected Markdown below the front matter, got nothing",
      'content/en/guide/wallet.md: updatedAt: expected a moment, like 2026-11-20T09:00:00Z, got "today"',
      'content/en/subnet/apex.md: mainnetId: expected a number, got "one"',
      'content/en/subnet/apex.md: updatedAt: expected a moment, like 2026-11-20T09:00:00Z, got "today"',
      'content/en/subnet/bitmind.md: mainnetId: expected a number, got "one"',
      'content/en/subnet/bitmind.md: updatedAt: expected a moment, like 2026-11-20T09:00:00Z, got "today"',
      'content/en/subnet/later.md: comingSoon: expected true or false, got "soon"',
      'content/en/subnet/later.md: updatedAt: expected a moment, like 2026-11-20T09:00:00Z, got "today"',
      "content/ko/concept/staking.md: related: expected nothing (it stands in English only), got a list",
      "content/ko/concept/staking.md: updatedAt: expected a moment, like 2026-11-20T09:00:00Z, got nothing",
    ]);
  });

  it("names a date that no file has, beside other mistakes", () => {
    expect(problemsOf([aCategory({ fields: { updatedAt: null, order: "two" } })])).toEqual([
      'content/en/category/economics.yaml: order: expected a number, got "two"',
      "content/en/category/economics.yaml: updatedAt: expected a date, got nothing",
    ]);
  });

  it("has one order, whichever file is read first", () => {
    const files = [
      aConcept({ fields: { order: "two", categories: "[nope, none]" } }),
      aConcept({ locale: "de", fields: { order: "3", title: null } }),
      aSubnet({ fields: { order: "two", tags: "[nope]" } }),
    ];
    const problems = problemsOf(files);
    expect(problems).toHaveLength(7);
    expect(problemsOf(files.toReversed())).toEqual(problems);
  });
});
