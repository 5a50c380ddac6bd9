import { readdirSync } from "node:fs";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Illustration } from "./illustration.tsx";

const CATEGORIES = readdirSync(new URL("../../../../content/en/category", import.meta.url)).map((file) =>
  file.replace(/\.yaml$/, ""),
);

test.each(CATEGORIES)("the category %s has a picture of its own, and no other has it", (name) => {
  const picture = renderToStaticMarkup(<Illustration name={name} />);
  expect(picture).toMatch(/^<svg class="illustration" viewBox="0 0 120 90" aria-hidden="true">.+<\/svg>$/);
  for (const other of CATEGORIES) {
    if (other !== name) expect(renderToStaticMarkup(<Illustration name={other} />)).not.toBe(picture);
  }
});

test.each(["unknown", "", "constructor", "__proto__"])("there is no picture for %j", (name) => {
  expect(renderToStaticMarkup(<Illustration name={name} />)).toBe("");
});
