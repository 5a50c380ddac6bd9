import { describe, expect, it } from "vitest";
import { getConceptNeighbours } from "#app/features/concepts/concepts.server.ts";
import { getGuideNeighbours } from "#app/features/guides/guides.server.ts";
import { aContentFile } from "../../tests/content-file.ts";
import { siteOnContent } from "../../tests/site-on-content.ts";
import { findNeighbours } from "./neighbours.server.ts";

const PAGES = ["a", "b", "c"].map((name) => ({ href: `/${name}`, title: name.toUpperCase(), more: true }));

describe("findNeighbours", () => {
  it.each([
    ["/a", null, { href: "/b", title: "B" }],
    ["/b", { href: "/a", title: "A" }, { href: "/c", title: "C" }],
    ["/c", { href: "/b", title: "B" }, null],
  ])("finds what stands before and after %s", (href, previous, next) => {
    expect(findNeighbours(PAGES, href)).toEqual({ previous, next });
  });

  it("is null for a page that is not in the list, and where there is none", () => {
    expect(findNeighbours(PAGES, "/d")).toBeNull();
    expect(findNeighbours([], "/a")).toBeNull();
  });
});

/** Two of each order, told apart by their titles. */
const COUNT = 50;
const numbers = Array.from({ length: COUNT }, (_, index) => index);
const title = (number: number) => `Title ${String(number).padStart(2, "0")}`;

describe.each([
  {
    kind: "concept",
    fields: (number: number) => ({ categories: ["economics"], order: Math.floor(number / 2) }),
    find: (site: Parameters<typeof getConceptNeighbours>[0], slug: string, locale: "de" | "en") =>
      getConceptNeighbours(site, { path: `/concepts/economics/${slug}`, locale }),
    href: (number: number) => `/concepts/economics/n${number}`,
  },
  {
    kind: "guide",
    fields: (number: number) => ({ order: Math.floor(number / 2) }),
    find: (site: Parameters<typeof getGuideNeighbours>[0], slug: string, locale: "de" | "en") =>
      getGuideNeighbours(site, { slug, locale }),
    href: (number: number) => `/guides/n${number}`,
  },
])("neighbours of a $kind in a long list", ({ kind, fields, find, href }) => {
  it("are found in each place and language, of a few entries", async () => {
    const { site, asked } = await siteOnContent([
      aContentFile("en/category/economics"),
      ...numbers.map((number) => aContentFile(`en/${kind}/n${number}`, { title: title(number), ...fields(number) })),
      aContentFile(`de/${kind}/n20`, { title: "Auf Deutsch" }),
    ]);
    for (const number of [0, 1, 18, 19, 20, 21, 38, 39, 40, 48, 49]) {
      const nameOf = (other: number, own?: string) =>
        other < 0 || other >= COUNT ? null : { href: href(other), title: own ?? title(other) };
      expect(await find(site, `n${number}`, "en"), `${number}`).toEqual({
        previous: nameOf(number - 1),
        next: nameOf(number + 1),
      });
    }
    expect(await find(site, "n19", "de")).toMatchObject({
      next: { title: "Auf Deutsch" },
      previous: { title: title(18) },
    });
    const sizes = asked.map(({ variables }) => Number(variables.pageSize ?? 0));
    expect(Math.max(...sizes)).toBeLessThanOrEqual(20);
  });
});
