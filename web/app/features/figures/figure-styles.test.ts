import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import postcss, { type Declaration } from "postcss";
import { describe, expect, it } from "vitest";

/** All that figures in texts are styled by. The story of five minutes is a page of its own. */
const FILES = globSync("*/*.css", { cwd: import.meta.dirname, exclude: ["story/*"] });
const declarations = FILES.flatMap(readDeclarations);

describe("the styles of figures", () => {
  it("move nothing, unless motion is welcome", () => {
    const moving = declarations.filter(({ prop }) => /^(?:transition|animation|scroll-behavior)/.test(prop));
    expect(moving.map(({ media }) => media)).toContain("(prefers-reduced-motion: no-preference)");
    for (const { media, text } of moving) expect(media, text).toBe("(prefers-reduced-motion: no-preference)");
  });

  it("leave away what plays by itself where motion is not welcome, and only that", () => {
    const still = hiddenIn(/prefers-reduced-motion: reduce/);
    // By the name of its row as well: what shows the row's buttons would outweigh its own alone.
    expect(still).toEqual([".stepper .play"]);
  });

  it("leave away on paper and without scripts what moves a figure, nothing of what it shows", () => {
    const gone = [".stepper", ".choice"];
    expect(hiddenIn(/(?:^|, )print\b/)).toEqual(gone);
    expect(hiddenIn(/scripting: none/)).toEqual(gone);
  });
});

/** What a medium does not show, by its selectors. */
function hiddenIn(medium: RegExp): string[] {
  return declarations.flatMap(({ prop, value, media, selectors }) =>
    prop === "display" && value === "none" && medium.test(media) ? selectors : [],
  );
}

function readDeclarations(file: string) {
  const found: { prop: string; value: string; media: string; selectors: string[]; text: string }[] = [];
  postcss.parse(readFileSync(path.join(import.meta.dirname, file), "utf8")).walkDecls((declaration) => {
    const { prop, value } = declaration;
    found.push({ prop, value, ...whereOf(declaration), text: `${file}: ${declaration}` });
  });
  return found;
}

/** In which medium it holds, and for what. */
function whereOf(declaration: Declaration) {
  const [media, selectors]: [string[], string[]] = [[], []];
  for (let above = declaration.parent; above; above = above.parent as typeof above) {
    if (above.type === "atrule" && "name" in above && above.name === "media") media.push(String(above.params));
    if (above.type === "rule" && "selectors" in above) selectors.push(...(above.selectors as string[]));
  }
  return { media: media.join(" and "), selectors };
}
