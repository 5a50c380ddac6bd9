import { PassThrough } from "node:stream";
import { createReadableStreamFromReadable } from "@react-router/node";
import type { ReactNode } from "react";
import { type PipeableStream, renderToPipeableStream } from "react-dom/server";
import { collectPage } from "./collect-page.server.ts";
import type { Site } from "./site.server.ts";

export interface StreamOptions {
  status: number;
  headers: Headers;
  nonce: string;
  /** A bot reads no page that is still being written: it gets all of it at once. */
  isForBot: boolean;
  patienceMs: number;
  log: Site["log"];
}

/** Data is given up after ten seconds; a page that still waits then ends a second later, as far as it came. */
const GIVE_UP_AFTER_MS = 11_000;

/**
 * Sends a page as it comes: its frame first, each other part when it is there. A page that is complete within
 * `patienceMs` is sent whole all the same, since parts that come later need a script to find their place.
 */
export function streamPage(page: ReactNode, { status, headers, nonce, isForBot, patienceMs, log }: StreamOptions) {
  return new Promise<Response>((resolve, reject) => {
    let responseStatus = status;
    let isAnswered = false;
    let patience: NodeJS.Timeout | undefined;
    const answer = (body: BodyInit) => {
      isAnswered = true;
      resolve(new Response(body, { headers, status: responseStatus }));
    };
    const rendering: PipeableStream = renderToPipeableStream(page, {
      nonce,
      // What is there when a page is sent stands in its place, however large: nothing waits for a script to move it.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onShellReady() {
        if (isForBot) return;
        patience = setTimeout(() => {
          const body = new PassThrough();
          answer(createReadableStreamFromReadable(body));
          rendering.pipe(body);
        }, patienceMs);
      },
      onAllReady() {
        clearTimeout(patience);
        clearTimeout(givingUp);
        if (!isAnswered) collectPage(rendering).then(answer, reject);
      },
      onShellError(error) {
        clearTimeout(givingUp);
        reject(error);
      },
      onError(error: unknown) {
        responseStatus = 500;
        if (isAnswered) log({ level: "error", message: "a part of a page failed to render", cause: error });
      },
    });
    const givingUp = setTimeout(() => rendering.abort(), GIVE_UP_AFTER_MS).unref();
  });
}
