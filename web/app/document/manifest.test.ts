import { readFile } from "node:fs/promises";
import { expect, it } from "vitest";
import { z } from "zod";

const PUBLIC = new URL("../../public/", import.meta.url);

const manifestSchema = z.object({
  name: z.string(),
  start_url: z.literal("/"),
  icons: z.array(z.object({ src: z.string(), sizes: z.string(), type: z.string(), purpose: z.string() })),
});

it("the manifest names icons that are there, in the sizes it says", async () => {
  const { icons } = manifestSchema.parse(JSON.parse(await readFile(new URL("manifest.webmanifest", PUBLIC), "utf8")));
  expect(icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
    "any any",
    "192x192 any",
    "512x512 any",
    "512x512 maskable",
  ]);
  for (const { src, sizes, type } of icons) {
    const bytes = await readFile(new URL(src.slice(1), PUBLIC));
    if (type !== "image/png") continue;
    // Width and height stand at the beginning of a PNG.
    expect(`${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`, src).toBe(sizes);
  }
});

it("the sign on an Apple device's home screen is where those look for it, in their size", async () => {
  const bytes = await readFile(new URL("apple-touch-icon.png", PUBLIC));
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([180, 180]);
});
