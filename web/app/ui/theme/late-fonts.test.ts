import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { expect, it } from "vitest";
import { FACES } from "./late-fonts.ts";

it("knows our upright faces as the styles have them", () => {
  const styles = readFileSync(new URL("fonts.css", import.meta.url), "utf8");
  const ours = [...styles.matchAll(/@font-face \{([^}]*url\([^}]*)\}/g)].map(([, face = ""]) => {
    const read = (property: string) => face.match(new RegExp(`${property}: (.*);`))?.[1]?.replaceAll('"', "");
    return {
      family: read("font-family"),
      weight: read("font-weight"),
      file: face.match(/([\w-]+\.woff2)/)?.[1],
      style: read("font-style"),
    };
  });
  const upright = ours.filter(({ style }) => style === undefined).map(({ style: _, ...face }) => face);
  expect(upright).toEqual(FACES.map(({ url, ...face }) => ({ ...face, file: basename(url) })));
});
