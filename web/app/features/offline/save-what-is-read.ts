import { load } from "virtual:messages/offline";
import type { Locale } from "@learn-bittensor/contract/locales";
import { localizedPath } from "#app/i18n/localized-path.ts";
import { OFFLINE_PATH } from "./offline-path.ts";
import type { ReadMessage } from "./read-message.ts";

const WORKER = "/service-worker.js";

export interface Reading extends Pick<ReadMessage, "address" | "visitorId" | "isCopy"> {
  locale: Locale;
}

/** Has the service worker save the page that is being read. In development nothing is saved, and no worker is left. */
export async function saveWhatIsRead({ locale, ...reading }: Reading): Promise<void> {
  const { serviceWorker } = navigator;
  if (import.meta.env.DEV) {
    for (const registration of await serviceWorker.getRegistrations()) await registration.unregister();
    return;
  }
  await serviceWorker.register(WORKER);
  const { active } = await serviceWorker.ready;
  // What says that a page is a copy, and in which words, has to be there without a network.
  await Promise.all([import("./saved-notice.tsx"), load[locale]()]);
  const message: ReadMessage = {
    ...reading,
    list: localizedPath(OFFLINE_PATH, locale),
    build: import.meta.env.BUILD_ID,
    files: listLoadedFiles(),
    ask: howToAsk(reading),
  };
  active?.postMessage(message);
}

/** The document that is shown is in the HTTP cache, unless it is one reader's own: then it is asked for as for anybody. */
function howToAsk({ address, visitorId }: Pick<Reading, "address" | "visitorId">): ReadMessage["ask"] {
  const [shown] = performance.getEntriesByType("navigation");
  const isShown = shown !== undefined && shown.name.split("#")[0] === location.origin + address;
  return isShown && visitorId === "0" ? { credentials: "same-origin", cache: "force-cache" } : { cache: "no-cache" };
}

/** The files of the build that this document has loaded so far. */
export function listLoadedFiles(): string[] {
  const loaded = performance.getEntriesByType("resource").map(({ name }) => new URL(name));
  return loaded.filter(isOfBuild).map(({ pathname }) => pathname);
}

function isOfBuild({ origin, pathname }: URL): boolean {
  return origin === location.origin && pathname.startsWith("/assets/");
}
