import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { initWasm, Resvg } from "@resvg/resvg-wasm";
import type { Card } from "../../app/site/card.ts";
import { cardSvg } from "./card-svg.ts";
import { createCardFonts } from "./create-card-fonts.ts";

const { resolve } = createRequire(import.meta.url);

/** Makes what draws cards as PNG. Once in a thread: the rasteriser can be got ready once only. */
export async function createCardDrawer(): Promise<(card: Card) => Promise<Uint8Array>> {
  await initWasm(await readFile(resolve("@resvg/resvg-wasm/index_bg.wasm")));
  const fonts = createCardFonts();
  return async (card) => {
    const picture = new Resvg(await cardSvg(card, fonts), { font: { loadSystemFonts: false } });
    const rendered = picture.render();
    try {
      return rendered.asPng();
    } finally {
      rendered.free();
      picture.free();
    }
  };
}
