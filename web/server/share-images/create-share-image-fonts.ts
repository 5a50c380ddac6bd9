import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { Locale } from "@learn-bittensor/contract/locales";
import { create, type Font } from "fontkit";
import { LRUCache } from "lru-cache";
import decompress from "woff2-encoder/decompress";
import { type Face, type FontName, SHARE_IMAGE_FONTS } from "./share-image-look.ts";

/** Fontsource cuts a font into files that hold some characters each: what a title needs is a few of them. */
interface Slice {
  file: string;
  ranges: readonly (readonly [first: number, last: number])[];
}

const { resolve } = createRequire(import.meta.url);

/** Opened slices that are cached: a title needs up to about ten. */
const MOST_OPEN = 96;

export type ShareImageFonts = ReturnType<typeof createShareImageFonts>;

/** Characters and the fonts that draw them. */
export function createShareImageFonts() {
  const slices = {
    display: listSlices(SHARE_IMAGE_FONTS.display),
    text: listSlices(SHARE_IMAGE_FONTS.text),
    korean: listSlices(SHARE_IMAGE_FONTS.korean),
    chinese: listSlices(SHARE_IMAGE_FONTS.chinese),
  };
  const opened = new LRUCache<string, Promise<Font>>({ max: MOST_OPEN });

  function open(file: string, weight: number): Promise<Font> {
    const key = `${weight} ${file}`;
    const known = opened.get(key);
    if (known) return known;
    const font = readFont(file, weight);
    opened.set(key, font);
    return font;
  }

  return {
    /** The font for a character in a text of this language; null where none has it. */
    async find(character: string, locale: Locale, { font: name, weight }: Face): Promise<Font | null> {
      const code = character.codePointAt(0) ?? 0;
      // The same Han characters look different in Korean and in Chinese texts.
      const others: FontName[] = locale === "zh" ? ["chinese", "korean"] : ["korean", "chinese"];
      for (const tried of [name, ...others]) {
        for (const { file, ranges } of slices[tried]) {
          if (!ranges.some(([first, last]) => code >= first && code <= last)) continue;
          const font = await open(file, weight);
          if (font.hasGlyphForCodePoint(code)) return font;
        }
      }
      return null;
    },
  };
}

/** The slices of a font, those for alphabets first: some others hold Latin letters too. */
function listSlices({ name, slices: ranges }: { name: string; slices: Record<string, string> }): Slice[] {
  const family = name.slice(name.indexOf("/") + 1);
  const slices = Object.entries(ranges).map(([subset, text]) => ({
    isAlphabet: !subset.startsWith("["),
    file: resolve(`${name}/files/${family}-${subset.replace(/[[\]]/g, "")}-wght-normal.woff2`),
    ranges: text.split(",").map(toRange),
  }));
  return slices.toSorted((one, other) => Number(other.isAlphabet) - Number(one.isAlphabet));
}

/** `U+AC00-AC07` or `U+AC00`. */
function toRange(text: string): readonly [number, number] {
  const [first = 0, last = first] = text
    .trim()
    .slice("U+".length)
    .split("-")
    .map((digits) => Number.parseInt(digits, 16));
  return [first, last];
}

/** A slice in one weight. The library sets no weight of a compressed font: it is unpacked first. */
async function readFont(file: string, weight: number): Promise<Font> {
  const font = create(Buffer.from(await decompress(await readFile(file))));
  if (!("getVariation" in font)) throw new Error(`${file}: expected a font, got a collection of them`);
  return font.getVariation({ wght: weight });
}
