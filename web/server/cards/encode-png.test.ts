import { crc32, inflateSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { encodePng } from "./encode-png.ts";

const [BLACK, WHITE, AMBER] = [0xff_00_00_00, 0xff_ff_ff_ff, 0xff_32_bc_ff];

describe("encodePng", () => {
  it("is a PNG whose pixels are numbers of colours", () => {
    const png = encodePng(new Uint32Array([BLACK, WHITE, WHITE, AMBER, BLACK, AMBER]), { width: 3, height: 2 });
    const chunks = chunksOf(png ?? Buffer.alloc(0));
    expect(chunks.map(({ type }) => type)).toEqual(["IHDR", "PLTE", "IDAT", "IEND"]);
    const [header, palette, data] = chunks.map(({ data }) => data);
    expect([header?.readUInt32BE(0), header?.readUInt32BE(4), ...(header?.subarray(8) ?? [])]).toEqual([
      3, 2, 8, 3, 0, 0, 0,
    ]);
    expect([...(palette ?? [])]).toEqual([0, 0, 0, 255, 255, 255, 0xff, 0xbc, 0x32]);
    expect([...inflateSync(data ?? Buffer.alloc(0))]).toEqual([0, 0, 1, 1, 0, 2, 0, 2]);
  });

  it("holds as many colours as have a number, and no more", () => {
    const colors = Uint32Array.from({ length: 257 }, (_, index) => index);
    expect(encodePng(colors.subarray(0, 256), { width: 16, height: 16 })).not.toBeNull();
    expect(encodePng(colors, { width: 257, height: 1 })).toBeNull();
  });
});

/** The parts of a file, each with a checksum that is right. */
function chunksOf(png: Buffer) {
  const chunks: { type: string; data: Buffer }[] = [];
  for (let at = 8; at < png.length; ) {
    const length = png.readUInt32BE(at);
    const end = at + 8 + length;
    expect(png.readUInt32BE(end)).toBe(crc32(png.subarray(at + 4, end)));
    chunks.push({ type: png.toString("latin1", at + 4, at + 8), data: png.subarray(at + 8, end) });
    at = end + 4;
  }
  return chunks;
}
