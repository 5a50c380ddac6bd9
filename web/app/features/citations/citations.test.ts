import { describe, expect, it } from "vitest";
import { type CitedText, toBibtex, toCsl } from "./citations.ts";

const TEXT: CitedText = {
  url: "https://learn.example/de/concepts/roles-and-keys/key-swaps",
  title: "Schlüssel tauschen",
  description: "Was zu tun ist.",
  locale: "de",
  updatedAt: "2026-11-23T00:00:00.000Z",
  author: null,
};

describe("toBibtex", () => {
  it("names author, title, day, address and language", () => {
    expect(toBibtex(TEXT)).toBe(`@online{learnbittensor-concepts-roles-and-keys-key-swaps-de,
  author = {{Learn Bittensor}},
  title = {{Schlüssel tauschen}},
  organization = {Learn Bittensor},
  date = {2026-11-23},
  url = {https://learn.example/de/concepts/roles-and-keys/key-swaps},
  langid = {ngerman},
}
`);
  });

  it("leaves out a day that is not known, and lets no word be a command", () => {
    const title = "50 % & $\\kappa_1$ {a} #2 ~^\nx";
    const file = toBibtex({ ...TEXT, title, updatedAt: null, author: "A_B" });
    expect(file).not.toContain("date =");
    expect(file).toContain("author = {{A\\_B}}");
    expect(file).toContain(
      "title = {{50 \\% \\& \\$\\textbackslash{}kappa\\_1\\$ \\{a\\} \\#2 \\textasciitilde{}\\textasciicircum{} x}}",
    );
  });
});

describe("toCsl", () => {
  it("is a list of one item", () => {
    expect(JSON.parse(toCsl(TEXT))).toEqual([
      {
        id: "learnbittensor-concepts-roles-and-keys-key-swaps-de",
        type: "webpage",
        title: "Schlüssel tauschen",
        abstract: "Was zu tun ist.",
        author: [{ literal: "Learn Bittensor" }],
        "container-title": "Learn Bittensor",
        publisher: "Learn Bittensor",
        issued: { "date-parts": [[2026, 11, 23]] },
        URL: "https://learn.example/de/concepts/roles-and-keys/key-swaps",
        language: "de",
      },
    ]);
  });

  it("says nothing of a day that is not known", () => {
    expect(JSON.parse(toCsl({ ...TEXT, updatedAt: null }))[0]).not.toHaveProperty("issued");
  });
});
