import type { DeviceEvents } from "./device-events.ts";
import { createExclusively } from "./do-exclusively.ts";
import { createEventSync, type PostEvents } from "./sync-events.ts";

/** What sends the events of the device to the reader's account, each time it is called. */
export function startSync(
  window: Window & typeof globalThis,
  { events, visitorId, onSynced }: { events: DeviceEvents; visitorId: string; onSynced: () => void },
): () => Promise<void> {
  return createEventSync({
    events,
    visitorId: () => visitorId,
    post: postEvents(window),
    now: Date.now,
    wait: (callback, milliseconds) => window.setTimeout(callback, milliseconds),
    exclusively: createExclusively(() => window.navigator.locks, "learning"),
    onSynced,
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
