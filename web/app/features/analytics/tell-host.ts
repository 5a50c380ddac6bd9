import type { CaptureResult } from "posthog-js";

/** A host that takes longer is out of order. */
const TIMEOUT_MS = 10_000;

interface Telling {
  key: string;
  host: string;
  fetch: (address: string, request: RequestInit) => Promise<unknown>;
  giveUpAfter?: (milliseconds: number) => AbortSignal;
}

/**
 * Tells the host what is counted, as the library packs it. The library itself would try again and again where that fails, and
 * the browser writes a line into the reader's console each time: one that cannot be reached is left alone until the next
 * document. What it answers is not looked at, so it need not answer in a form that the browser accepts.
 */
export function createTelling({
  key,
  host,
  fetch,
  giveUpAfter = (milliseconds) => AbortSignal.timeout(milliseconds),
}: Telling): (event: CaptureResult) => void {
  let isReachable = true;
  let told: Promise<unknown> = Promise.resolve();

  async function send(event: CaptureResult): Promise<void> {
    if (!isReachable) return;
    try {
      await fetch(`${host}/e/?ip=0`, {
        method: "POST",
        mode: "no-cors",
        credentials: "omit",
        keepalive: true,
        // A form that needs no question beforehand whether it may be sent.
        headers: { "Content-Type": "text/plain" },
        body: await pack({ api_key: key, batch: [event], sent_at: new Date().toISOString() }),
        signal: giveUpAfter(TIMEOUT_MS),
      });
    } catch {
      isReachable = false;
    }
  }

  return (event) => {
    told = told.then(() => send(event));
  };
}

/** As gzip, which the host knows by its first bytes. */
function pack(message: unknown): Promise<ArrayBuffer> {
  const packed = new Blob([JSON.stringify(message)]).stream().pipeThrough(new CompressionStream("gzip"));
  return new Response(packed).arrayBuffer();
}
