import type { EntryContext } from "react-router";
import { describe, expect, it } from "vitest";
import { stylesOfPage } from "./page-styles.tsx";

const SHEETS = new Map([
  ["/assets/root.css", "a{}"],
  ["/assets/shared.css", "b{}"],
  ["/assets/concept.css", "c{}"],
  ["/assets/lab.css", "d{}"],
]);

describe("stylesOfPage", () => {
  it("has the styles of the routes that the page consists of, each once and in their order", () => {
    const context = aContext(["root", "concept"], {
      root: ["/assets/shared.css#", "/assets/root.css"],
      concept: ["/assets/concept.css", "/assets/shared.css"],
      lab: ["/assets/lab.css"],
    });
    expect(stylesOfPage(context, SHEETS)).toBe("b{}a{}c{}");
  });

  it("is empty for routes without styles, and where styles are files", () => {
    expect(stylesOfPage(aContext(["root"], { root: undefined }), SHEETS)).toBe("");
    expect(stylesOfPage(aContext(["root"], { root: ["/assets/root.css"] }), new Map())).toBe("");
  });
});

function aContext(matches: string[], css: Record<string, string[] | undefined>): Parameters<typeof stylesOfPage>[0] {
  const routes = Object.fromEntries(Object.entries(css).map(([id, sheets]) => [id, { id, css: sheets }]));
  return {
    manifest: { routes },
    staticHandlerContext: { matches: matches.map((id) => ({ route: { id } })) },
  } as unknown as Pick<EntryContext, "manifest" | "staticHandlerContext">;
}
