import { createDeviceEvents } from "./device-events.ts";
import { keepGradedQuizzes } from "./graded-quiz.ts";
import { defineLearningMarks } from "./learning-marks-element.ts";
import { createEventSync, type PostEvents } from "./sync-events.ts";

/** Told to the page when the account holds something new. */
export const SYNCED = "learningsynced";

/** Set on the document as long as the page may show less than the account holds: React often comes after the event. */
export const SYNCED_SINCE = "syncedSince";

/** Starts what keeps a learner's marks: on the device, and in the account of whoever is signed in. */
export function startLearning(window: Window & typeof globalThis): void {
  const { document, navigator } = window;
  const events = createDeviceEvents(window);
  const visitorId = () => visitorOf(document);
  const sync = createEventSync({
    events,
    visitorId,
    post: postEvents(window),
    now: Date.now,
    wait: (callback, milliseconds) => window.setTimeout(callback, milliseconds),
    exclusively: (work) =>
      navigator.locks
        ? navigator.locks.request("learning", { ifAvailable: true }, async (lock) => (lock ? work() : undefined))
        : work(),
    onSynced: () => {
      document.documentElement.dataset[SYNCED_SINCE] = "";
      window.dispatchEvent(new Event(SYNCED));
    },
  });
  defineLearningMarks(window, { events, visitorId, now: Date.now, createId: () => createId(window) });
  keepGradedQuizzes(document, { events, visitorId, now: Date.now, createId: () => createId(window) });
  events.onChange(sync);
  window.addEventListener("online", sync);
  // Who signs in, brings what the device has kept.
  new MutationObserver(sync).observe(document.documentElement, { attributeFilter: ["data-visitor"] });
  void sync();
}

/** Who reads the page, as the server has put it into the document; "0" is nobody. */
function visitorOf({ documentElement }: Document): string {
  return documentElement.dataset.visitor ?? "0";
}

/** An id that no other device makes. (`randomUUID` needs a secure connection.) */
function createId({ crypto }: Pick<typeof globalThis, "crypto">): string {
  return crypto.getRandomValues(new Uint32Array(4)).join("-");
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
