import { describe, expect, it } from "vitest";
import { markupOf } from "../../../tests/markup-of.tsx";
import { PageBlocks } from "./page-blocks.tsx";
import type { PageBlock } from "./pages.server.ts";

describe("PageBlocks", () => {
  it("has the page's heading in its hero, and the ways on from it", () => {
    const page = markupOf(<PageBlocks blocks={[HERO]} isHeaded />, "/de");
    expect(page).toMatch(/<h1[^>]*>Welcome<\/h1>/);
    expect(page).toMatch(/href="\/de\/get-started"[^>]*>Start<\/a>/);
    expect(page).toContain('href="https://docs.example" target="_blank" rel="noopener noreferrer">Docs</a>');
  });

  it("has one heading of the first rank, whatever stands outside and however many heroes there are", () => {
    const headings = (page: string) => page.match(/<h\d/g);
    const blocks = [HERO, { ...HERO, id: "2" }];
    expect(headings(markupOf(<PageBlocks blocks={blocks} isHeaded />, "/"))).toEqual(["<h1", "<h2"]);
    expect(headings(markupOf(<PageBlocks blocks={blocks} />, "/"))).toEqual(["<h2", "<h2"]);
  });

  it.each([
    ["Good first reads", "h3"],
    [null, "h2"],
  ])("puts cards one level below the heading %j", (heading, level) => {
    const links = [
      {
        locale: "de" as const,
        title: "Staking",
        description: "Backing.",
        href: "/concepts/economics/staking",
      },
    ];
    const page = blocksOf({ kind: "featured", id: "1", heading, links });
    expect(page).toMatch(
      new RegExp(`<${level}[^>]*><a [^>]*href="/de/concepts/economics/staking"[^>]*>Staking</a></${level}>`),
    );
  });

  it("shows no figure without an image", () => {
    const figure = { __typename: "ComponentBlocksFigure", id: "1", caption: "A caption", alt: null } as const;
    expect(blocksOf({ kind: "figure", ...figure, image: null })).not.toContain("A caption");
  });

  it("describes an image in the page's words, else in the file's, else as decoration", () => {
    const attributes = { url: "/uploads/a.png", alternativeText: "of the file", width: 4, height: 3, formats: null };
    const figure = { kind: "figure", __typename: "ComponentBlocksFigure", id: "1", caption: null } as const;
    const altOf = (alt: string | null, alternativeText: string | null) =>
      / alt="([^"]*)"/.exec(
        blocksOf({ ...figure, alt, image: { ...attributes, src: attributes.url, alternativeText } }),
      )?.[1];
    expect(altOf("of the page", "of the file")).toBe("of the page");
    expect(altOf(null, "of the file")).toBe("of the file");
    expect(altOf(null, null)).toBe("");
  });

  it("leads to a picture that another host has, and does not load it", () => {
    const url = "https://img.example/a.png";
    const image = { url, src: null, alternativeText: "A graph", width: 4, height: 3, formats: null };
    const page = blocksOf({
      kind: "figure",
      __typename: "ComponentBlocksFigure",
      id: "1",
      caption: null,
      alt: null,
      image,
    });
    expect(page).not.toContain("<img");
    expect(page).toContain(`<a href="${url}" target="_blank" rel="noopener noreferrer">A graph</a>`);
  });
});

const HERO = {
  ...{
    kind: "hero",
    __typename: "ComponentBlocksHero",
    id: "1",
    heading: "Welcome",
    subheading: "Hello.",
    image: null,
  },
  primary: { label: "Start", href: "/get-started", external: false, kind: "website" },
  secondary: { label: "Docs", href: "https://docs.example", external: true, kind: "docs" },
} as const satisfies PageBlock;

function blocksOf(block: PageBlock): string {
  return markupOf(<PageBlocks blocks={[block]} />, "/de");
}
