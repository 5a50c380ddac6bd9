import { load } from "virtual:messages/offline";
import type { Locale } from "@learn-bittensor/contract/locales";
import { localizedPath } from "#app/i18n/localized-path.ts";
import { browserKeeper } from "./browser-keeper.ts";
import { forgetOthers, keepList, keepRead } from "./kept-pages.ts";
import { OFFLINE_PATH } from "./offline-path.ts";

const WORKER = "/service-worker.js";

export interface Reading {
  locale: Locale;
  /** Path and query. */
  address: string;
  visitorId: string;
  /** The page shown is itself a copy: it says nothing of who is signed in. */
  isCopy: boolean;
}

/** Keeps the page that is being read, for when there is no network. In development nothing is kept, and no worker is left. */
export async function keepWhatIsRead({ locale, address, visitorId, isCopy }: Reading): Promise<void> {
  const { serviceWorker } = navigator;
  if (import.meta.env.DEV) {
    for (const registration of await serviceWorker.getRegistrations()) await registration.unregister();
    return;
  }
  await serviceWorker.register(WORKER);
  await serviceWorker.ready;
  // What says that a page is a copy, and in which words, has to be there without a network.
  await Promise.all([import("./kept-notice.tsx"), load[locale]()]);
  const keeper = browserKeeper();
  if (!isCopy) await forgetOthers(keeper, visitorId);
  const list = localizedPath(OFFLINE_PATH, locale);
  await keepList(keeper, import.meta.env.BUILD_ID, list);
  if (address.split("?")[0] !== list) await keepRead(keeper, visitorId, address, howToAsk(address, visitorId));
}

/** The document that is shown is in the HTTP cache, unless it is one reader's own: then it is asked for as for anybody. */
function howToAsk(address: string, visitorId: string): RequestInit {
  const [shown] = performance.getEntriesByType("navigation");
  const isShown = shown !== undefined && shown.name.split("#")[0] === location.origin + address;
  return isShown && visitorId === "0" ? { credentials: "same-origin", cache: "force-cache" } : { cache: "no-cache" };
}
