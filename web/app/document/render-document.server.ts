import { Writable } from "node:stream";
import type { ReactNode } from "react";
import { renderToPipeableStream } from "react-dom/server";

/** A page that is not complete after this time is sent as far as it came. */
const GIVE_UP_AFTER_MS = 11_000;

/**
 * A document as HTML, once all of it is rendered. `error` is what went wrong in a part that an error boundary replaced.
 *
 * @throws what went wrong where nothing could be rendered
 */
export function renderDocument(
  page: ReactNode,
  { nonce }: { nonce: string },
): Promise<{ html: string; error: unknown }> {
  return new Promise((resolve, reject) => {
    let failure: unknown;
    const rendering = renderToPipeableStream(page, {
      nonce,
      // All of it stands in its place, however large: no script has to move a part.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady() {
        clearTimeout(givingUp);
        const parts: Buffer[] = [];
        const output = new Writable({
          write(part: Buffer, _encoding, done) {
            parts.push(part);
            done();
          },
        });
        output.once("finish", () => resolve({ html: Buffer.concat(parts).toString(), error: failure }));
        output.once("error", reject);
        rendering.pipe(output);
      },
      onShellError(error) {
        clearTimeout(givingUp);
        reject(error);
      },
      onError(error) {
        failure ??= error;
      },
    });
    const givingUp = setTimeout(() => rendering.abort(), GIVE_UP_AFTER_MS).unref();
  });
}
