import { describe, expect, it } from "vitest";
import { parseMarkdown } from "../parse-markdown.ts";
import { cutPassages } from "../passages/cut-passages.ts";
import { listContents } from "./contents.ts";
import { joinHtml, toParts } from "./text-parts.ts";
import { toHtmlTree } from "./to-html-tree.ts";

describe("toHtmlTree", () => {
  it("gives headings their ids, and lets the page have the only one of the first level", () => {
    expect(htmlOf("# A {#b}\n\n## C\n\n### 하나")).toBe(
      '<h2 id="b">A</h2>\n<h2 id="c">C</h2>\n<h3 id="section-3">하나</h3>',
    );
  });

  it("gives the ids that quoted passages lead to", () => {
    const markdown =
      "## A `b` $c$[^1]\n\nText.\n\n> ## A b\n\n## ![D](d.svg)\n\nText.\n\n## A b\n\nText.\n\n[^1]: Note.";
    const ids = cutPassages(parseMarkdown(markdown), markdown, "x").map(({ heading }) => heading?.id);
    const contents = listContents(toHtmlTree(markdown, { ...OPTIONS, idPrefix: "x-" })).map(({ id }) => id);
    expect(ids).toEqual(["x-a-b", "x-d", "x-a-b-3"]);
    expect(contents).toEqual(["x-a-b", "x-a-b-2", "x-d", "x-a-b-3"]);
  });

  it("lets links within the text lead to headings, figures and footnotes as they are", () => {
    const markdown =
      '[a](#history) [b](#fn-1) [c](#fn-2) [d](#Clip_A)[^1]\n\n[^1]: Note.\n\n::figure[e]{#clip-a name="f"}';
    expect(htmlOf(markdown, "x-")).toContain(
      '<a href="#section-history">a</a> <a href="#x-fn-1">b</a> <a href="#section-fn-2">c</a> <a href="#clip-a">d</a>',
    );
  });

  it("marks callouts, and takes their markers out of the words", () => {
    expect(htmlOf("> [!tip]\n> a\n\n> [!TIP] a").replaceAll("\n", "")).toBe(
      '<blockquote data-callout="tip"><p>a</p></blockquote><blockquote><p>[!TIP] a</p></blockquote>',
    );
  });

  it("lets nobody write what it gives itself", () => {
    const html = htmlOf('x <h2 id="location">a</h2> <notes-place>b</notes-place> <p class="footnotes-title">c</p>');
    expect(html).toBe("<p>x a b c</p>");
  });
});

describe("toParts", () => {
  it("parts a text behind the heading of each section that links terms for the first time", () => {
    const term = (id: string) => `[${id}](/concepts/glossary#term-${id})`;
    const text = `${term("a")}\n\n## B *c* {#b}\n\n${term("d")} ${term("a")} ${term("e")}\n\n> ## F\n>\n> ${term("g")}\n\n## H\n\n${term("d")}`;
    const parts = partsOf(text);
    expect(parts.map((part) => (part.kind === "html" ? "html" : part))).toEqual([
      { kind: "notes", terms: ["a"], title: "" },
      "html",
      { kind: "notes", terms: ["d", "e", "g"], title: "B c" },
      "html",
    ]);
    expect(parts[1]).toMatchObject({ html: expect.stringMatching(/<h2 id="b">B <em>c<\/em><\/h2>$/) });
  });

  it("parts a text at its figures, whose captions are HTML", () => {
    const text =
      'One.\n\n::figure[A *clip* & more]{#c name="clip" preset="open"}\n\nTwo.\n\n## C {#c}\n\n::figure{name="d"}';
    expect(partsOf(text)).toEqual([
      { kind: "html", html: "<p>One.</p>\n" },
      { kind: "figure", name: "clip", id: "c-2", caption: "A <em>clip</em> &#x26; more", preset: "open" },
      { kind: "html", html: '\n<p>Two.</p>\n<h2 id="c">C</h2>\n' },
      { kind: "figure", name: "d", id: null, caption: "", preset: null },
    ]);
  });

  it("leaves the captions of figures that cannot be shown", () => {
    expect(htmlOf("> ::figure[Nested]{name=a}\n\n::figure[Nameless]").replaceAll("\n", "")).toBe(
      "<blockquote><p>Nested</p></blockquote><p>Nameless</p>",
    );
  });
});

const OPTIONS = { idPrefix: "", footnotes: { title: "Footnotes", nameBackLink: (reference: string) => reference } };

function partsOf(markdown: string, idPrefix = "") {
  const tree = toHtmlTree(markdown, { ...OPTIONS, idPrefix });
  return toParts(tree, listContents(tree));
}

function htmlOf(markdown: string, idPrefix?: string): string {
  return joinHtml(partsOf(markdown, idPrefix));
}
