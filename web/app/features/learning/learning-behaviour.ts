import { createDeviceEvents } from "./device-events.ts";
import { keepGradedQuizzes } from "./graded-quiz.ts";
import { defineLearningMarks } from "./learning-marks-element.ts";

/** Starts what keeps a learner's marks: on the device, and in the account of whoever is signed in. */
export function startLearning(window: Window & typeof globalThis): void {
  const { document } = window;
  const events = createDeviceEvents(window);
  const visitorId = () => visitorOf(document);
  let loading: Promise<() => Promise<void>> | null = null;
  // Most readers are nobody's account: what fills one is loaded for those who are signed in.
  const sync = async () => {
    if (visitorId() === "0") return;
    loading ??= import("./start-sync.ts").then(({ startSync }) => startSync(window, { events, visitorId }));
    const send = await loading.catch(() => null);
    if (send) await send();
    else loading = null; // Offline: tried again with the next event.
  };
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
