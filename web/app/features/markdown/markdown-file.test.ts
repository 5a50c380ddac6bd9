import { describe, expect, it } from "vitest";
import { escapeMarkdown, type MarkdownPage, toMarkdownFile, withWholeAddresses } from "./markdown-file.ts";

const GERMAN = {
  siteUrl: "https://learn.example",
  locale: "de" as const,
  mediaUrl: (url: string) => `https://media.example${url}`,
};

describe("toMarkdownFile", () => {
  it("says what the text is, and holds it as it was written", () => {
    expect(toMarkdownFile(aPage({ markdown: "## One\n\nText.\n\n" }), GERMAN)).toBe(`---
title: "Staking"
description: "Backing a validator."
language: "de"
url: "https://learn.example/de/concepts/economics/staking"
updated: "2026-11-20T00:00:00.000Z"
---

# Staking

Backing a validator.

## One

Text.
`);
  });

  it("lets no title or description end its line, begin another fact or become markup", () => {
    const words = 'A "title"\n---\nurl: https://evil.example\n# <script>alert(1)</script> [a](javascript:b)';
    const lines = toMarkdownFile(aPage({ title: words, description: words, updatedAt: null }), GERMAN).split("\n");
    expect(lines.slice(0, 5).map((line) => line.split(":")[0])).toEqual([
      "---",
      "title",
      "description",
      "language",
      "url",
    ]);
    expect(lines[5]).toBe("---");
    expect(JSON.parse(lines[1]?.slice("title: ".length) ?? "")).toBe(words);
    const escaped = String.raw`A "title" --- url: https://evil.example \# \<script\>alert(1)\</script\> \[a\](javascript:b)`;
    expect(lines.slice(6)).toEqual(["", `# ${escaped}`, "", escaped, ""]);
  });
});

describe("escapeMarkdown", () => {
  it("leaves words as they are and takes the meaning from signs", () => {
    expect(escapeMarkdown("Was ist $\\alpha$? *So* `x` & mehr")).toBe(
      String.raw`Was ist \$\\alpha\$? \*So\* \`x\` \& mehr`,
    );
  });
});

describe("withWholeAddresses", () => {
  it.each([
    ["[a](/concepts/b)", "[a](https://learn.example/de/concepts/b)"],
    [
      '[a](/concepts/b#c "title") and [d](</e>)',
      '[a](https://learn.example/de/concepts/b#c "title") and [d](<https://learn.example/de/e>)',
    ],
    ["[a](/ko/concepts/b)", "[a](https://learn.example/ko/concepts/b)"],
    ["[a](/resources/paper.pdf)", "[a](https://learn.example/resources/paper.pdf)"],
    ["![a](/uploads/b.png)", "![a](https://media.example/uploads/b.png)"],
    ["[a]: /concepts/b", "[a]: https://learn.example/de/concepts/b"],
    ["[a](#b) [c](https://d.example/e) [f](//g.example)", "[a](#b) [c](https://d.example/e) [f](//g.example)"],
    ["`[a](/b)` and ``[a](/b)``", "`[a](/b)` and ``[a](/b)``"],
    [
      "```md\n[a](/b)\n~~~\n[a](/b)\n```\n[a](/b)",
      "```md\n[a](/b)\n~~~\n[a](/b)\n```\n[a](https://learn.example/de/b)",
    ],
  ])("of %j makes %j", (markdown, expected) => {
    expect(withWholeAddresses(markdown, GERMAN)).toBe(expected);
  });
});

function aPage(page: Partial<MarkdownPage>): MarkdownPage {
  return {
    path: "/concepts/economics/staking",
    title: "Staking",
    description: "Backing a validator.",
    locale: "de",
    updatedAt: "2026-11-20T00:00:00.000Z",
    markdown: "",
    ...page,
  };
}
