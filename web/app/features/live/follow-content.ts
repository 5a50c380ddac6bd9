import { createLiveConnection } from "./live-connection.ts";
import { createSpreadOut, SPREAD_MS } from "./spread-out.ts";
import { CONTENT_CHANGED_EVENT, LIVE_MARK } from "./start-live.ts";
import { createPageUpdate, type KeptFields } from "./update-page.ts";

interface Services {
  keptFields: KeptFields;
  /** Whether pages are many, and shall not all ask at once for what is new. */
  isSpread?: boolean;
}

/** Keeps the page shown up to date with its content for as long as it is looked at. */
export function followContent(window: Window & typeof globalThis, address: string, services: Services): void {
  const { document, location } = window;
  const root = document.documentElement;
  const update = createPageUpdate(window, services.keptFields);
  let isBehind = false;
  const updateWhenSeen = () => {
    if (!isBehind || document.hidden) return;
    isBehind = false;
    void update();
  };
  const updateSoon = createSpreadOut(
    {
      spreadMs: services.isSpread ? SPREAD_MS : 0,
      random: Math.random,
      wait: (callback, milliseconds) => window.setTimeout(callback, milliseconds),
    },
    updateWhenSeen,
  );
  const connection = createLiveConnection({
    url: toSocketUrl(address, location.href),
    webSocket: window.WebSocket,
    shownVersion: document.querySelector<HTMLElement>(LIVE_MARK)?.dataset.contentVersion ?? null,
    onChange: () => {
      window.dispatchEvent(new Event(CONTENT_CHANGED_EVENT));
      isBehind = true;
      updateSoon();
    },
    tell: (message) => console.warn(message),
    now: Date.now,
    random: Math.random,
  });
  document.addEventListener("visibilitychange", updateWhenSeen);
  new window.MutationObserver(connection.restart).observe(root, { attributeFilter: ["data-visitor"] });
  // A page with an open connection could not be kept by the browser for going back.
  window.addEventListener("pagehide", connection.stop);
  window.addEventListener("pageshow", ({ persisted }) => persisted && connection.restart());
  connection.restart();
}

/** `/graphql` is on the site itself. */
function toSocketUrl(address: string, page: string): string {
  const url = new URL(address, page);
  url.protocol = url.protocol.replace("http", "ws");
  return url.href;
}
