import type { DeviceEvents } from "./device-events.ts";
import { eventsOf } from "./events-of.ts";
import type { LearningEvent } from "./learning-event.ts";

/** What the browser sends to have events stored in the visitor's account. */
export interface SyncRequest {
  /** Who the page takes the visitor for: the server refuses events for anybody else. */
  visitor: string;
  /** By the clock of the device, in milliseconds since 1970. */
  sentAt: number;
  events: LearningEvent[];
}

/** The ids of events that need not be sent again; null where the visitor is not (or no longer) who the page takes them for. */
export type PostEvents = (request: SyncRequest) => Promise<string[] | null>;

/** The server takes so many at once. */
export const MOST_EVENTS_AT_ONCE = 100;

const FIRST_RETRY_MS = 5_000;
const LAST_RETRY_MS = 300_000;

/**
 * Sends what the device stores to the account of whoever is signed in, and forgets what the account has acknowledged. Where
 * that fails it tries again, each time after twice as long. Calling it again, in several tabs as well, sends nothing twice at
 * a time; what is sent twice all the same changes nothing.
 */
export function createEventSync(options: {
  events: Pick<DeviceEvents, "list" | "forget">;
  visitorId: () => string;
  post: PostEvents;
  now: () => number;
  /** Calls back once after some milliseconds. */
  wait: (callback: () => Promise<void>, milliseconds: number) => unknown;
  /** Does the work unless another tab is at it. */
  exclusively: (work: () => Promise<void>) => Promise<unknown>;
  /** When the account holds something new. */
  onSynced?: () => void;
}): () => Promise<void> {
  const { events, visitorId, post, now, wait, exclusively, onSynced } = options;
  let isUnderWay = false;
  let isWanted = false;
  let isWaiting = false;
  let failures = 0;

  async function sendAll(): Promise<void> {
    for (;;) {
      const visitor = visitorId();
      const pending = visitor === "0" ? [] : eventsOf(visitor, events.list()).slice(0, MOST_EVENTS_AT_ONCE);
      if (pending.length === 0) return;
      const settled = await post({ visitor, sentAt: now(), events: pending });
      failures = 0;
      if (!settled?.length) return;
      events.forget(settled.map((id) => ({ id })));
      onSynced?.();
    }
  }

  function retryLater(): void {
    if (isWaiting) return;
    isWaiting = true;
    const retry = () => {
      isWaiting = false;
      return sync();
    };
    wait(retry, Math.min(LAST_RETRY_MS, FIRST_RETRY_MS * 2 ** failures));
    failures += 1;
  }

  async function sync(): Promise<void> {
    isWanted = true;
    if (isUnderWay) return;
    isUnderWay = true;
    try {
      while (isWanted) {
        isWanted = false;
        await exclusively(sendAll);
      }
    } catch {
      retryLater(); // Offline, or the server is: the events wait on the device.
    } finally {
      isUnderWay = false;
    }
  }
  return sync;
}
