import { CONTENT_CHANGED } from "@learn-bittensor/contract/live";
import { createClient } from "graphql-ws/client";
import { endingOf } from "../../app/features/live/close-codes.ts";

const TIMEOUT_MS = 10_000;

/** What the site is without where a provider does not tell of changes. */
export const LIVE_LEFT_OUT = "open pages that follow their content";
export const NO_LIVE = `the content provider does not tell of changes where CONTENT_WS_URL says (left out: ${LIVE_LEFT_OUT})`;

/**
 * Whether a provider elsewhere tells of changes of its content at an address (`ws://…`), as pages ask it: with nobody's name. Null where
 * nobody answers there: it may be away, or be reached by browsers alone.
 */
export async function findLive(url: string, timeoutMs = TIMEOUT_MS): Promise<boolean | null> {
  const ending = await askOnce(url, timeoutMs);
  if (ending === "answers") return true;
  if (ending === "stop") return false;
  // No socket was opened, which sounds alike where there is a server and where there is none.
  const twin = url.replace(/^ws/, "http");
  const answer = await fetch(twin, { signal: AbortSignal.timeout(timeoutMs) }).catch(() => null);
  await answer?.body?.cancel();
  return answer && answer.status < 500 ? false : null;
}

/** What came first: an answer to the question, or an end of the connection. */
function askOnce(url: string, timeoutMs: number): Promise<"answers" | "stop" | "try again"> {
  return new Promise((resolve) => {
    const client = createClient({
      url,
      webSocketImpl: WebSocket,
      connectionAckWaitTimeout: timeoutMs,
      retryAttempts: 0,
    });
    const timer = setTimeout(() => end("try again"), timeoutMs);
    const leave = client.subscribe(
      { query: CONTENT_CHANGED },
      {
        next: ({ errors }) => end(errors ? "stop" : "answers"),
        error: (reason) => end(endingOf(reason)),
        complete: () => end("stop"),
      },
    );

    function end(how: "answers" | "stop" | "try again"): void {
      clearTimeout(timer);
      resolve(how);
      leave();
      Promise.resolve(client.dispose()).catch(() => undefined);
    }
  });
}
