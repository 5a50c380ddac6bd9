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
