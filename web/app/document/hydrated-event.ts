import { useEffect } from "react";

/** Told to the window once React has taken over the page: what was pressed before is pressed again. */
export const HYDRATED_EVENT = "hydrated";

/** Told to the window before React takes over: from then on it is React that is told of presses. */
export const HYDRATING_EVENT = "hydrating";

/** Tells it, with what the first effects have found out rendered. */
export function useHydratedEvent(): void {
  useEffect(() => {
    const timer = setTimeout(() => window.dispatchEvent(new Event(HYDRATED_EVENT)));
    return () => clearTimeout(timer);
  }, []);
}
