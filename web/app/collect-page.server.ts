import { Writable } from "node:stream";
import type { PipeableStream } from "react-dom/server";

/** More than any page has: React never has to wait for room. */
const ROOM_BYTES = 64 * 1024 * 1024;

/** All of a rendering that is complete, in one piece. */
export function collectPage(rendering: PipeableStream): Promise<Buffer<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const page = new Writable({
      highWaterMark: ROOM_BYTES,
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk);
        done();
      },
    });
    page.once("finish", () => resolve(Buffer.concat(chunks)));
    page.once("error", reject);
    rendering.pipe(page);
  });
}
