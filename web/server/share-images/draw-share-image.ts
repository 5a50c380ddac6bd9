import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { initWasm, Resvg } from "@resvg/resvg-wasm";
import type { ShareImage } from "../../app/site/share-image.ts";
import { createShareImageFonts } from "./create-share-image-fonts.ts";
import { shareImageSvg } from "./share-image-svg.ts";

const { resolve } = createRequire(import.meta.url);

/** Makes what draws images as PNG. Once in a thread: the rasteriser can be got ready once only. */
export async function createShareImageDrawer(): Promise<(image: ShareImage) => Promise<Uint8Array>> {
  await initWasm(await readFile(resolve("@resvg/resvg-wasm/index_bg.wasm")));
  const fonts = createShareImageFonts();
  return async (image) => {
    const picture = new Resvg(await shareImageSvg(image, fonts), { font: { loadSystemFonts: false } });
    const rendered = picture.render();
    try {
      return rendered.asPng();
    } finally {
      rendered.free();
      picture.free();
    }
  };
}
