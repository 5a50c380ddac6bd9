import path from "node:path";
import { gzipSync } from "node:zlib";
import { FIGURES } from "@learn-bittensor/contract/figures";
import { build, type Rolldown } from "vite";
import { describe, expect, it } from "vitest";
import { cssModules } from "../../../css-modules.ts";

/** The most that the code of a figure may weigh, in bytes after gzip; and so much at most what all of them are drawn with. */
const MOST = 6000;
const PARTS = "parts.js";

const chunks = new Map((await bundleFigures()).map((chunk) => [chunk.fileName, chunk]));

describe("the code of a figure", () => {
  it.each(FIGURES)("is light, with all that it takes of the simulators: %s", (name) => {
    const code = codeOf(`${name}.js`);
    expect(code).toContain("sentence");
    expect(gzipSync(code).length).toBeLessThanOrEqual(MOST);
  });

  it("stands on parts that are light as well", () => {
    const parts = chunks.get(PARTS)?.code ?? "";
    expect(parts).toContain("figcaption");
    expect(gzipSync(parts).length).toBeLessThanOrEqual(MOST);
  });
});

/**
 * Each figure as a file for browsers, the parts that come with the first of them in one more, and what several take of the simulators
 * in further ones. React and the rest of the site are there already.
 */
async function bundleFigures() {
  const fileOf = (name: string) => [name, path.join(import.meta.dirname, name, `${name}-figure.tsx`)];
  const built = await build({
    configFile: false,
    logLevel: "error",
    css: { modules: cssModules },
    build: {
      write: false,
      rolldownOptions: {
        input: Object.fromEntries(FIGURES.map(fileOf)),
        external: /^(#app\/|react\b)/,
        preserveEntrySignatures: "strict",
        output: {
          entryFileNames: "[name].js",
          chunkFileNames: "[name].js",
          codeSplitting: { groups: [{ name: "parts", test: /\/figures\/parts\// }] },
        },
      },
    },
  });
  const { output } = built as Rolldown.RolldownOutput;
  return output.filter((file) => file.type === "chunk");
}

/** Of a figure and all that it imports but the parts. */
function codeOf(fileName: string): string {
  const needed = new Set([fileName]);
  for (const each of needed) for (const one of chunks.get(each)?.imports ?? []) needed.add(one);
  return [...needed].map((each) => (each === PARTS ? "" : (chunks.get(each)?.code ?? ""))).join("");
}
