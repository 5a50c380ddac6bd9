import { describe, expect, it } from "vitest";
import { toContentsHtml } from "./contents-html.ts";

describe("toContentsHtml", () => {
  it("is a list of links to the headings, those of the third level below their second", () => {
    expect(
      toContentsHtml([
        { id: "price", depth: 2, title: "The price" },
        { id: "price-example", depth: 3, title: "An example" },
        { id: "next", depth: 2, title: "Next" },
      ]),
    ).toBe(
      '<ol><li><a href="#price">The price</a><ol><li><a href="#price-example">An example</a></li></ol></li>' +
        '<li><a href="#next">Next</a></li></ol>',
    );
  });

  it("shows headings of the third level that have none before them", () => {
    const html = toContentsHtml([
      { id: "a", depth: 3, title: "A" },
      { id: "b", depth: 2, title: "B" },
    ]);
    expect(html).toBe('<ol><li><a href="#a">A</a></li><li><a href="#b">B</a></li></ol>');
  });

  it("is empty where there is nothing to choose", () => {
    expect(toContentsHtml([])).toBe("");
    expect(toContentsHtml([{ id: "a", depth: 2, title: "A" }])).toBe("");
  });

  it("shows titles as text, and lets no id leave its attribute", () => {
    const html = toContentsHtml([
      { id: 'a" onclick="b', depth: 2, title: "<img src=x>" },
      { id: "b", depth: 2, title: "a & b" },
    ]);
    expect(html).not.toContain("<img");
    expect(html).toContain("&#x3C;img src=x>");
    expect(html).toContain("a &#x26; b");
    expect(html).not.toContain('" onclick="');
  });
});
