import type { EntryContext } from "react-router";
import { describe, expect, it } from "vitest";
import { stylesOfPage } from "./page-styles.tsx";

const SHEETS = new Map([
  ["/assets/root.css", "a{}"],
  ["/assets/site-x_1.css", "b{}"],
  ["/assets/concept.css", "c{}"],
  ["/assets/lab.css", "d{}"],
  ["/assets/late-DQ2fKp1_.css", "e{}"],
]);

const NONE = { text: "", inline: [], late: [] };

describe("stylesOfPage", () => {
  it("adds those of figures where a text shows one", () => {
    const sheets = new Map([["/assets/figures-x_1.css", "f{}"]]);
    expect(stylesOfPage(aContext(["root"], { root: [] }), sheets, true)).toEqual({
      text: "f{}",
      inline: ["/assets/figures-x_1.css"],
      late: [],
    });
    expect(stylesOfPage(aContext(["root"], { root: [] }), sheets)).toEqual(NONE);
  });

  it("has the styles of the routes that the page consists of, each once and in their order", () => {
    const context = aContext(["root", "concept"], {
      root: ["/assets/site-x_1.css#", "/assets/root.css"],
      concept: ["/assets/concept.css", "/assets/site-x_1.css"],
      lab: ["/assets/lab.css"],
    });
    expect(stylesOfPage(context, SHEETS)).toEqual({
      text: "b{}a{}c{}",
      inline: ["/assets/site-x_1.css"],
      late: [],
    });
  });

  it("names what may come after the page, once", () => {
    const context = aContext(["root", "concept"], {
      root: ["/assets/late-DQ2fKp1_.css#", "/assets/root.css"],
      concept: ["/assets/late-DQ2fKp1_.css"],
    });
    expect(stylesOfPage(context, SHEETS)).toEqual({
      text: "a{}",
      inline: [],
      late: ["/assets/late-DQ2fKp1_.css"],
    });
  });

  it("has what draws errors only where there is one, or where the page's own route asks for it", () => {
    const sheets = new Map([["/assets/errors-x_1.css", "g{}"]]);
    const css = { root: [], search: ["/assets/errors-x_1.css"] };
    expect(stylesOfPage(aContext(["root"], css), sheets)).toEqual(NONE);
    expect(stylesOfPage(aContext(["root", "search"], css), sheets).text).toBe("g{}");
    expect(stylesOfPage(aContext(["root"], css, { root: new Error() }), sheets)).toEqual({
      text: "g{}",
      inline: ["/assets/errors-x_1.css"],
      late: [],
    });
  });

  it("has nothing of the page in whose place an error is shown", () => {
    const css = { root: ["/assets/root.css"], concept: ["/assets/concept.css"], lab: ["/assets/lab.css"] };
    const matches = ["root", "concept", "lab"];
    expect(stylesOfPage(aContext(matches, css, { concept: new Error() }), SHEETS).text).toBe("a{}c{}");
  });

  it("is empty for routes without styles, and where styles are files", () => {
    expect(stylesOfPage(aContext(["root"], { root: undefined }), SHEETS)).toEqual(NONE);
    expect(stylesOfPage(aContext(["root"], { root: ["/assets/root.css"] }), new Map())).toEqual(NONE);
  });
});

function aContext(
  matches: string[],
  css: Record<string, string[] | undefined>,
  errors: Record<string, Error> | null = null,
): Parameters<typeof stylesOfPage>[0] {
  const routes = Object.fromEntries(Object.entries(css).map(([id, sheets]) => [id, { id, css: sheets }]));
  return {
    manifest: { routes },
    staticHandlerContext: { errors, matches: matches.map((id) => ({ route: { id } })) },
  } as unknown as Pick<EntryContext, "manifest" | "staticHandlerContext">;
}
