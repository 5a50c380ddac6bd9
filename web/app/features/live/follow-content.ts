import { createLiveConnection } from "./live-connection.ts";
import { createSpreadOut, SPREAD_MS } from "./spread-out.ts";

interface Options {
  /** Where the provider tells of changes: `wss://…`, or a path of the site. */
  address: string;
  shownVersion: string | null;
  /** Loads the data of the page anew. */
  revalidate: () => Promise<void>;
  /** Whether pages are many, and shall not all ask at once for what is new. */
  isSpread: boolean;
}

/** Has the page revalidated whenever its content changes, once it is looked at. What is returned ends it. */
export function followContent({ address, shownVersion, revalidate, isSpread }: Options): () => void {
  let isBehind = false;
  const updateWhenSeen = () => {
    // biome-ignore lint/style/noRestrictedGlobals: whether the page is seen, which is no element.
    if (!isBehind || document.hidden) return;
    isBehind = false;
    void revalidate();
  };
  const updateSoon = createSpreadOut(
    {
      spreadMs: isSpread ? SPREAD_MS : 0,
      random: Math.random,
      wait: (callback, milliseconds) => window.setTimeout(callback, milliseconds),
    },
    updateWhenSeen,
  );
  const connection = createLiveConnection({
    url: toSocketUrl(address, location.href),
    webSocket: WebSocket,
    shownVersion,
    onChange: () => {
      isBehind = true;
      updateSoon();
    },
    tell: (message) => console.warn(message),
    now: Date.now,
    random: Math.random,
  });
  const onReturn = ({ persisted }: PageTransitionEvent) => persisted && connection.restart();
  window.addEventListener("visibilitychange", updateWhenSeen);
  // A page with an open connection could not be cached by the browser for going back.
  window.addEventListener("pagehide", connection.stop);
  window.addEventListener("pageshow", onReturn);
  connection.restart();
  return () => {
    window.removeEventListener("visibilitychange", updateWhenSeen);
    window.removeEventListener("pagehide", connection.stop);
    window.removeEventListener("pageshow", onReturn);
    connection.stop();
  };
}

/** `/graphql` is on the site itself. */
function toSocketUrl(address: string, page: string): string {
  const url = new URL(address, page);
  url.protocol = url.protocol.replace("http", "ws");
  return url.href;
}
