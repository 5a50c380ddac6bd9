import { useEffect } from "react";
import { useRouteError } from "react-router";
import { mayReload } from "./reload-guard.ts";
import { hasWorker } from "./use-is-cut-off.ts";

/** A page whose data the network did not give is loaded as a document: the service worker has a copy, or a list of what it has. */
export function useCopyInstead(): void {
  const error = useRouteError();
  useEffect(() => {
    const { pathname, search } = window.location;
    // What `fetch` throws without a network.
    if (error instanceof TypeError && hasWorker() && mayReload(window, pathname + search, Date.now()))
      window.location.reload();
  }, [error]);
}
