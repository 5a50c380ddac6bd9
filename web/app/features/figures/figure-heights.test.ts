import { FIGURES } from "@learn-bittensor/contract/figures";
import { LOCALES } from "@learn-bittensor/contract/locales";
import { describe, expect, it } from "vitest";
import { figureHeight } from "./figure-heights.ts";
import { drawPictureFile } from "./picture-file.server.tsx";

/** How much higher a file is than what is drawn in it. */
const MARGINS = 12;

describe("figureHeight", () => {
  it.each(FIGURES)("is what the picture has in every language: %s", async (name) => {
    const drawn = await Promise.all(LOCALES.map((locale) => drawPictureFile({ name, preset: null }, locale)));
    const heights = drawn.map((file) => Number(/viewBox="-12 -6 \d+ (\d+)"/.exec(file ?? "")?.[1]) - MARGINS);
    expect(heights).toEqual(LOCALES.map(() => figureHeight(name)));
  });

  it("is null for what is no figure", () => {
    for (const name of ["nowhere", "constructor", ""]) expect(figureHeight(name)).toBeNull();
  });
});
