import { describe, expect, it } from "vitest";
import { parseRedirects } from "./parse-redirects.ts";

describe("parseRedirects", () => {
  it("reads what has moved, and the words by which pages are called", () => {
    const text = `
moved:
  - { from: /articles/old#a, to: /articles/new#b }
words:
  - to: /concepts/glossary
    from: { en: [glossary], ko: [용어집] }
`;
    expect(read(text)).toEqual({
      redirects: [
        { from: "/articles/old#a", to: "/articles/new#b", locale: null },
        { from: "/glossary", to: "/concepts/glossary", locale: "en" },
        { from: "/용어집", to: "/concepts/glossary", locale: "ko" },
      ],
      problems: [],
    });
  });

  it("has none in an empty file", () => {
    expect(read("")).toEqual({ redirects: [], problems: [] });
  });

  it.each([
    ["moved: [{ from: old, to: /new }]", "moved.0.from: expected a path that begins with /, without a query"],
    ["moved: [{ from: /old, to: //evil.example }]", "moved.0.to: expected a path that begins with /, without a query"],
    ["moved: [{ from: /old?a=1, to: /new }]", "moved.0.from: expected a path that begins with /, without a query"],
    ["words: [{ to: /new, from: { en: [a/b] } }]", "words.0.from.en.0: expected a word of an address"],
    ["gone: []", "gone: expected no such field"],
  ])("takes nothing of %j", (text, problem) => {
    const { redirects, problems } = read(text);
    expect(redirects).toEqual([]);
    expect(problems[0]).toContain(problem);
  });
});

function read(text: string) {
  const problems: string[] = [];
  const redirects = parseRedirects({ path: "content/redirects.yaml", text }, (_, problem) => problems.push(problem));
  return { redirects, problems };
}
