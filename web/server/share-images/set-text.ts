import type { Locale } from "@learn-bittensor/contract/locales";
import type { Font } from "fontkit";
import type { ShareImageFonts } from "./create-share-image-fonts.ts";
import type { Face } from "./share-image-look.ts";

export interface TextStyle {
  size: number;
  face: Face;
  locale: Locale;
}

/** A line of text: how wide it is, and what it looks like. */
export interface SetText {
  width: number;
  /** Its letters as shapes, the beginning of their base line at `x`, `y`. */
  draw(x: number, y: number): string;
}

/** Sets one line of text. What no font has is left out. */
export async function setText(
  text: string,
  { size, face, locale }: TextStyle,
  fonts: ShareImageFonts,
): Promise<SetText> {
  const runs: { font: Font; text: string }[] = [];
  for (const character of text) {
    const font = await fonts.find(character, locale, face);
    const last = runs.at(-1);
    if (!font) continue;
    if (last?.font === font) last.text += character;
    else runs.push({ font, text: character });
  }
  let width = 0;
  const shapes: { path: string; x: number; y: number; scale: number }[] = [];
  for (const { font, text } of runs) {
    const scale = size / font.unitsPerEm;
    const { glyphs, positions } = font.layout(text);
    for (const [index, glyph] of glyphs.entries()) {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
      const path = glyph.path.toSVG();
      if (path !== "") shapes.push({ path, x: width + xOffset * scale, y: yOffset * scale, scale });
      width += xAdvance * scale + face.tracking * size;
    }
  }
  return {
    width,
    draw: (x, y) =>
      shapes
        .map((shape) => {
          const place = `translate(${(x + shape.x).toFixed(2)} ${(y - shape.y).toFixed(2)})`;
          return `<path transform="${place} scale(${shape.scale} ${-shape.scale})" d="${shape.path}"/>`;
        })
        .join(""),
  };
}

/** How wide pieces of a text are at size 1: the sum of their letters, which kerning makes but a little narrower. */
export async function createMeasure(
  text: string,
  style: Omit<TextStyle, "size">,
  fonts: ShareImageFonts,
): Promise<(piece: string) => number> {
  const widths = new Map<string, number>();
  for (const character of new Set(`${text}-…`))
    widths.set(character, (await setText(character, { ...style, size: 1 }, fonts)).width);
  return (piece) => [...piece].reduce((sum, character) => sum + (widths.get(character) ?? 0), 0);
}
