import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { expect, it } from "vitest";
import { FAMILIES, FORMULA_FAMILY, WITH_FORMULAS } from "./faces.ts";
import { FONT_ADDRESSES } from "./late-fonts.ts";

it("knows our upright faces as the styles have them", () => {
  const styles = readFileSync(new URL("fonts.css", import.meta.url), "utf8");
  const ours = [...styles.matchAll(/@font-face \{([^}]*url\([^}]*)\}/g)].map(([, face = ""]) => ({
    family: face.match(/font-family: "(.*)";/)?.[1],
    file: face.match(/([\w-]+\.woff2)/)?.[1],
    isUpright: !face.includes("font-style"),
  }));
  const upright = ours.filter(({ isUpright }) => isUpright);
  expect(upright.map(({ family }) => family).join()).toBe(FAMILIES);
  expect(upright.map(({ file }) => file)).toEqual(FONT_ADDRESSES.split(" ").map((address) => basename(address)));
});

it("knows the face of formulas as the styles of texts have it", () => {
  const styles = readFileSync(new URL("formulas.css", import.meta.url), "utf8");
  const [face = ""] = styles.match(/@font-face \{[^}]*\}/) ?? [];
  expect(face).toContain(`font-family: "${FORMULA_FAMILY}";`);
  expect(styles).toContain(`[data-fonts$="${WITH_FORMULAS}"] math`);
});
