/**
 * Told to the window before React takes over: from then on it is React that is told of presses. Its `detail` is called with the
 * events that were held for it.
 */
export const HYDRATING_EVENT = "hydrating";

/** Told to the window once React has taken over the page: what was held is done again. */
export const HYDRATED_EVENT = "hydrated";

/** Told to the window by an inline script of a page that shows what only the application knows. */
export const WANTED_EVENT = "wanted";

export type HydratingEvent = CustomEvent<(held: readonly Event[]) => void>;

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
