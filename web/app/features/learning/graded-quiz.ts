import type { DeviceEvents } from "./device-events.ts";
import { parseLearningEvent } from "./learning-event.ts";

const GRADED = "data-graded-quiz";

type Device = { events: DeviceEvents; visitorId: () => string; now: () => number; createId: () => string };

/** Keeps the answers of quizzes that the page shows as graded, each once, now and whenever the page changes. */
export function keepGradedQuizzes(document: Document, { events, visitorId, now, createId }: Device): void {
  const keep = () => {
    for (const element of document.querySelectorAll(`[${GRADED}]:not([data-kept])`)) {
      element.setAttribute("data-kept", "");
      const answered: unknown = JSON.parse(element.getAttribute(GRADED) ?? "null");
      if (typeof answered !== "object") continue;
      const event = { ...answered, id: createId(), at: now(), owner: visitorId(), kind: "quiz", what: "quiz" };
      const parsed = parseLearningEvent(event);
      if (parsed) events.add(parsed);
    }
  };
  keep();
  new MutationObserver(keep).observe(document.documentElement, { childList: true, subtree: true });
}
