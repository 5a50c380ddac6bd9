import { HYDRATED_EVENT, HYDRATING_EVENT, type HydratingEvent } from "./intent-events.ts";

/** Ends the holding of events for React (`start-on-intent.inline.ts`); once React is there, they are done again in their order. */
export function replayEvents(window: Window): void {
  const takeOver = (held: readonly Event[]) =>
    window.addEventListener(HYDRATED_EVENT, () => held.forEach(replay), { once: true });
  const event: HydratingEvent = new CustomEvent(HYDRATING_EVENT, { detail: takeOver });
  window.dispatchEvent(event);
}

function replay(event: Event): void {
  if (event instanceof KeyboardEvent) event.target?.dispatchEvent(new KeyboardEvent("keydown", event));
  else if (event instanceof SubmitEvent) (event.target as HTMLFormElement).requestSubmit(event.submitter);
  else (event.target as Element).closest<HTMLElement>("button,a")?.click();
}
