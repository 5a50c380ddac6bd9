import { useEffect } from "react";
import { HYDRATED_EVENT } from "./intent-events.ts";

/** Tells that React has taken over the page, with what the first effects have found out rendered. */
export function useHydratedEvent(): void {
  useEffect(() => {
    const timer = setTimeout(() => window.dispatchEvent(new Event(HYDRATED_EVENT)));
    return () => clearTimeout(timer);
  }, []);
}
