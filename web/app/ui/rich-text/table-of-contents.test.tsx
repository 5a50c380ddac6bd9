import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { TableOfContents } from "./table-of-contents.tsx";

describe("TableOfContents", () => {
  it("is a navigation of links to the headings, those of the third level below their second", () => {
    const html = renderToStaticMarkup(
      <TableOfContents
        label="On this page"
        contents={[
          { id: "price", depth: 2, title: "The price" },
          { id: "price-example", depth: 3, title: "An example" },
          { id: "next", depth: 2, title: "Next" },
        ]}
      />,
    );
    expect(html).toBe(
      '<nav aria-label="On this page" class="table-of-contents"><ol>' +
        '<li><a href="#price">The price</a><ol><li><a href="#price-example">An example</a></li></ol></li>' +
        '<li><a href="#next">Next</a></li></ol></nav>',
    );
  });

  it("shows headings of the third level that have none before them", () => {
    const html = renderToStaticMarkup(
      <TableOfContents label="On this page" contents={[{ id: "a", depth: 3, title: "A" }]} />,
    );
    expect(html).toContain('<ol><li><a href="#a">A</a></li></ol>');
  });

  it("is nothing for a text without headings", () => {
    expect(renderToStaticMarkup(<TableOfContents label="On this page" contents={[]} />)).toBe("");
  });

  it("shows titles as text", () => {
    const html = renderToStaticMarkup(
      <TableOfContents label="On this page" contents={[{ id: "a", depth: 2, title: "<img src=x>" }]} />,
    );
    expect(html).toContain("&lt;img src=x&gt;");
  });
});
