import { useEffect, useState } from "react";
import { readLatestBuild } from "./latest-build.ts";

/** How often the site is asked which build it serves. */
const CHECK_EVERY_MS = 3_600_000;

/**
 * Whether the site serves another build than the one this page is of. It is asked every hour, and when a tab comes into view
 * that was hidden for as long. Once it does, links load documents, and going back does, too.
 */
export function useNewVersion(): boolean {
  const [isOutdated, setIsOutdated] = useState(false);
  useEffect(() => (isOutdated ? reloadOnReturn() : checkHourly(() => setIsOutdated(true))), [isOutdated]);
  return isOutdated;
}

function checkHourly(onNewVersion: () => void): () => void {
  let timer = 0;
  let askedAt = Date.now();
  const schedule = () => {
    clearTimeout(timer);
    askedAt = Date.now();
    timer = window.setTimeout(check, CHECK_EVERY_MS);
  };
  const check = async () => {
    schedule();
    const latest = await readLatestBuild(fetch);
    if (latest !== null && latest !== import.meta.env.BUILD_ID) onNewVersion();
  };
  const onVisible = () => {
    // biome-ignore lint/style/noRestrictedGlobals: whether the page is seen, which is no element.
    if (!document.hidden && Date.now() - askedAt >= CHECK_EVERY_MS) void check();
  };
  schedule();
  window.addEventListener("visibilitychange", onVisible);
  return () => {
    clearTimeout(timer);
    window.removeEventListener("visibilitychange", onVisible);
  };
}

/** Where the router goes back or forward by itself, the browser loads what it went to. A place on the page shown is none. */
function reloadOnReturn(): () => void {
  const pageOf = ({ pathname, search }: Location) => pathname + search;
  const shown = pageOf(location);
  const onReturn = () => pageOf(location) !== shown && location.reload();
  window.addEventListener("popstate", onReturn);
  return () => window.removeEventListener("popstate", onReturn);
}
