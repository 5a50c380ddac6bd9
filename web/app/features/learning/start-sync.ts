import type { DeviceEvents } from "./device-events.ts";
import { createExclusively } from "./do-exclusively.ts";
import { SYNCED, SYNCED_SINCE } from "./refresh-when-synced.ts";
import { createEventSync, type PostEvents } from "./sync-events.ts";

/** What sends the events of the device to the account of whoever is signed in, each time it is called. */
export function startSync(
  window: Window & typeof globalThis,
  { events, visitorId }: { events: DeviceEvents; visitorId: () => string },
): () => Promise<void> {
  const { document, navigator } = window;
  return createEventSync({
    events,
    visitorId,
    post: postEvents(window),
    now: Date.now,
    wait: (callback, milliseconds) => window.setTimeout(callback, milliseconds),
    exclusively: createExclusively(() => navigator.locks, "learning"),
    onSynced: () => {
      document.documentElement.dataset[SYNCED_SINCE] = "";
      window.dispatchEvent(new Event(SYNCED));
    },
  });
}

/** A page that is being left still sends. */
function postEvents(window: Window & typeof globalThis): PostEvents {
  return async (request) => {
    const answer = await window.fetch("/learning.json", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(request),
      keepalive: true,
    });
    if (answer.status === 409) return null;
    if (!answer.ok) throw new Error(`/learning.json answers ${answer.status}`);
    const { settled } = await answer.json();
    return settled;
  };
}
