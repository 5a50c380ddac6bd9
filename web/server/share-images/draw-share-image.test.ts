import { inflateSync } from "node:zlib";
import type { Locale } from "@learn-bittensor/contract/locales";
import { beforeAll, describe, expect, it } from "vitest";
import { SHARE_IMAGE_SIZE } from "../../app/features/share-images/share-image-address.ts";
import type { ShareImage } from "../../app/site/share-image.ts";
import { createShareImageFonts, type ShareImageFonts } from "./create-share-image-fonts.ts";
import { createShareImageDrawer } from "./draw-share-image.ts";
import { setText } from "./set-text.ts";
import { SHARE_IMAGE_FACES, SHARE_IMAGE_LOOK } from "./share-image-look.ts";
import { shareImageSvg } from "./share-image-svg.ts";

const TITLES: Record<Locale, string> = {
  en: "Staking & delegation",
  de: "Gewichtungsaktualisierungen größerer Validatoren",
  ko: "서브넷이란 무엇인가",
  fr: "Qu’est-ce que l’émission\u00a0?",
  zh: "子网的注册与竞争",
};

let fonts: ShareImageFonts;
let draw: (image: ShareImage) => Promise<Uint8Array>;

beforeAll(async () => {
  fonts = createShareImageFonts();
  draw = await createShareImageDrawer();
});

describe("createShareImageDrawer", () => {
  it.each(Object.entries(TITLES))("draws a picture of the size that pages name (%s)", async (locale, title) => {
    const { width, height, pixels } = decodePng(await draw(aShareImage({ title, locale: locale as Locale })));
    expect({ width, height }).toEqual(SHARE_IMAGE_SIZE);
    expect(pixels).toHaveLength((4 * width + 1) * height);
    expect(new Set(pixels).size).toBeGreaterThan(20);
  });
});

describe("shareImageSvg", () => {
  it.each(Object.entries(TITLES))("draws every letter of the title (%s)", async (locale, title) => {
    const empty = await shareImageSvg(aShareImage({ title: "", locale: locale as Locale }), fonts);
    const full = await shareImageSvg(aShareImage({ title, locale: locale as Locale }), fonts);
    const letters = [...title.replace(/\s/g, "")].length;
    // The stroke of the marker comes with the title.
    expect(countShapes(full) - countShapes(empty)).toBe(letters + 1);
  });

  it("holds nothing of the title but shapes", async () => {
    const svg = await shareImageSvg(aShareImage({ title: `"><script>&amp;` }), fonts);
    expect(svg).not.toContain("script");
    expect(svg.replace(/<\/?(?:svg|rect|path|circle|g)\b[^<>]*>/g, "")).toBe("");
  });

  it("stays within the image, however long its title is", async () => {
    for (const title of ["W".repeat(400), "wide words ".repeat(60), "宽".repeat(400)]) {
      const svg = await shareImageSvg(aShareImage({ title }), fonts);
      const places = [...svg.matchAll(/translate\(([-\d.]+) ([-\d.]+)\)/g)].map(([, x, y]) => [Number(x), Number(y)]);
      expect(Math.max(...places.map(([x = 0]) => x))).toBeLessThan(SHARE_IMAGE_LOOK.width - SHARE_IMAGE_LOOK.margin);
      expect(Math.max(...places.map(([, y = 0]) => y))).toBeLessThanOrEqual(
        SHARE_IMAGE_LOOK.height - SHARE_IMAGE_LOOK.margin,
      );
    }
  });
});

describe("setText", () => {
  it("draws Han characters as the language of the text does", async () => {
    const shapeIn = async (locale: Locale) =>
      (await setText("骨", { size: 10, face: SHARE_IMAGE_FACES.title, locale }, fonts)).draw(0, 0);
    expect(await shapeIn("ko")).not.toBe(await shapeIn("zh"));
    expect(await shapeIn("en")).not.toBe("");
  });

  it("leaves out what no font has", async () => {
    const style = { size: 10, face: SHARE_IMAGE_FACES.title, locale: "en" } as const;
    expect((await setText("a\u{1f600}b", style, fonts)).width).toBe((await setText("ab", style, fonts)).width);
  });

  it("is wider the heavier it is", async () => {
    const at = async (weight: number) =>
      (await setText("validator", { size: 10, face: { ...SHARE_IMAGE_FACES.title, weight }, locale: "en" }, fonts))
        .width;
    expect(await at(900)).toBeGreaterThan(await at(300));
  });
});

function aShareImage(image: Partial<ShareImage>): ShareImage {
  return { kicker: ["Concepts", "Economics"], title: "Staking", locale: "en", ...image };
}

function countShapes(svg: string): number {
  return svg.match(/<path/g)?.length ?? 0;
}

/** Size and pixels as the file holds them. */
function decodePng(png: Uint8Array) {
  const file = Buffer.from(png);
  expect(file.subarray(0, 8).toString("latin1")).toBe("\x89PNG\r\n\x1a\n");
  const parts: Buffer[] = [];
  for (let at = 8; at < file.length; at += 12 + file.readUInt32BE(at)) {
    if (file.toString("latin1", at + 4, at + 8) === "IDAT")
      parts.push(file.subarray(at + 8, at + 8 + file.readUInt32BE(at)));
  }
  return { width: file.readUInt32BE(16), height: file.readUInt32BE(20), pixels: inflateSync(Buffer.concat(parts)) };
}
