import { CONTENT_CHANGED } from "@learn-bittensor/contract/live";
import { type Client, createClient } from "graphql-ws/client";
import { codeOf, endingOf } from "./close-codes.ts";
import { createRetries, MOST_RETRIES } from "./retries.ts";

/** A server that does not say in this time that it is there is given up (4504). */
const TIMEOUT_MS = 10_000;
/** So often the server is asked whether it is still there, and so long it may take to say so (4499). */
const ASK_EVERY_MS = 30_000;
const ANSWER_WITHIN_MS = 5_000;

interface Services {
  /** Where the provider tells of changes: `wss://…`. */
  url: string;
  webSocket: unknown;
  /** Which content the page shows; null where it does not say: what is told first then. */
  shownVersion: string | null;
  /** Told whenever the content is another than it was. */
  onChange: () => void;
  /** Told once why there is no connection any more, where nobody else says so. */
  tell: (message: string) => void;
  now: () => number;
  random: () => number;
}

/**
 * Follows the changes of the content over one connection. It is tried again when it is lost, and given up when that is in vain; what a
 * server means by ending it is in `close-codes.ts`.
 */
export function createLiveConnection(services: Services) {
  const { url, webSocket, onChange, tell, now, random } = services;
  let current: { client: Client; leave: () => void } | null = null;
  let known = services.shownVersion;

  return {
    /** Connects, as whoever is signed in now; a connection that was there is ended. */
    restart: connect,
    /** Ends the connection. */
    stop,
  };

  function stop(): void {
    const ended = current;
    current = null;
    ended?.leave();
    // What it still waits for ends in nothing.
    Promise.resolve(ended?.client.dispose()).catch(() => undefined);
  }

  function connect(): void {
    stop();
    const retries = createRetries({ now, random });
    let silence: ReturnType<typeof setTimeout> | undefined;
    const isCurrent = () => client === current?.client;
    const client: Client = createClient({
      url,
      webSocketImpl: webSocket,
      connectionAckWaitTimeout: TIMEOUT_MS,
      keepAlive: ASK_EVERY_MS,
      retryAttempts: MOST_RETRIES,
      retryWait: () => new Promise((resolve) => setTimeout(resolve, retries.waitMs())),
      shouldRetry: (event) => isCurrent() && endingOf(event) === "try again" && retries.take(),
      on: {
        connected: () => retries.connected(),
        ping: (isReceived) => {
          if (!isReceived) silence = setTimeout(() => client.terminate(), ANSWER_WITHIN_MS);
        },
        pong: (isReceived) => {
          if (isReceived) clearTimeout(silence);
        },
        closed: (event) => {
          clearTimeout(silence);
          // The library would connect again at once, without an end.
          if (codeOf(event) === 1000 && isCurrent()) stop();
        },
      },
    });
    const leave = client.subscribe<{ contentChanged?: { version?: unknown } }>(
      { query: CONTENT_CHANGED },
      {
        next: ({ data }) => {
          if (isCurrent()) learn(data?.contentChanged?.version);
        },
        error: (reason) => {
          if (isCurrent()) end(reason);
        },
        complete: () => {
          if (isCurrent()) current = null;
        },
      },
    );
    current = { client, leave };
  }

  function learn(version: unknown): void {
    if (typeof version !== "string" || version === known) return;
    const isChange = known !== null;
    known = version;
    if (isChange) onChange();
  }

  function end(reason: unknown): void {
    stop();
    // Of a connection that cannot be made, the browser has told already.
    if (endingOf(reason) === "stop") tell(`No live connection: ${codeOf(reason) ?? "the provider is not understood"}`);
  }
}
