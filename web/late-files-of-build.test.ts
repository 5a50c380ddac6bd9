import { describe, expect, it } from "vitest";
import { lateFilesOf } from "./late-files-of-build.ts";

describe("lateFilesOf", () => {
  it("names the styles of a file, and what it loads later with all that needs", () => {
    expect(
      lateFilesOf([
        aChunk("learning", { dynamicImports: ["changes"], css: ["learning.css"] }),
        aChunk("changes", { imports: ["notes"], css: ["changes.css"] }),
        aChunk("notes"),
      ]),
    ).toEqual({
      "/learning": { any: ["/learning.css", "/changes", "/changes.css", "/notes"] },
      "/changes": { any: ["/changes.css"] },
    });
  });

  it("keeps languages apart", () => {
    const words = (locale: string) => aChunk(locale, { facadeModuleId: `\0virtual:messages/offline/${locale}` });
    expect(lateFilesOf([aChunk("site", { dynamicImports: ["de", "ko"] }), words("de"), words("ko")])).toEqual({
      "/site": { de: ["/de"], ko: ["/ko"] },
    });
  });

  it.each([
    "/site/web/app/features/search/panel/search-panel.tsx",
    "/site/web/app/features/analytics/analytics.tsx",
    "/site/web/app/features/figures/clip/clip-figure.tsx",
    "\0virtual:messages/searchPanel/ko",
  ])("leaves out what cannot be used without a network, or is there already: %s", (facadeModuleId) => {
    expect(lateFilesOf([aChunk("site", { dynamicImports: ["late"] }), aChunk("late", { facadeModuleId })])).toEqual({});
  });
});

function aChunk(
  fileName: string,
  more: { facadeModuleId?: string; imports?: string[]; dynamicImports?: string[]; css?: string[] } = {},
) {
  const { css = [], ...chunk } = more;
  const viteMetadata = { importedCss: new Set(css) };
  const empty = { facadeModuleId: null, imports: [] as string[], dynamicImports: [] as string[] };
  return { type: "chunk" as const, fileName, ...empty, viteMetadata, ...chunk };
}
