import { load } from "virtual:messages/offline";
import { type ComponentType, useEffect, useState } from "react";
import { useLocation } from "react-router";
import { useLocale } from "#app/i18n/interface-texts.ts";
import { splitLocale } from "#app/i18n/localized-path.ts";
import { MoreTexts } from "#app/i18n/more-texts.tsx";
import { OFFLINE_PATH } from "./offline-path.ts";

/** What is there no longer than this was passed by. */
const READ_AFTER_MS = 2_000;

interface Late {
  Notice: ComponentType<{ savedAt: string }>;
  texts: Parameters<typeof MoreTexts>[0]["texts"];
}

/**
 * Has the pages that are read saved on the device, and says of one that is shown from there that it is a copy. `savedAt` is when that was
 * made; null of a page from the network. What does so is loaded late.
 */
export function OfflineReading({ visitorId, savedAt }: { visitorId: string; savedAt: string | null }) {
  const locale = useLocale();
  const { pathname, search } = useLocation();
  const [late, setLate] = useState<Late | null>(null);
  const isCopy = savedAt !== null;
  useEffect(() => {
    if (!("serviceWorker" in navigator && "caches" in window)) return;
    const save = () =>
      import("./save-what-is-read.ts")
        .then(({ saveWhatIsRead }) => saveWhatIsRead({ locale, address: pathname + search, visitorId, isCopy }))
        // A browser that saves nothing, a full device, or no network: the page is read all the same.
        .catch(() => undefined);
    const timer = setTimeout(save, READ_AFTER_MS);
    return () => clearTimeout(timer);
  }, [locale, pathname, search, visitorId, isCopy]);
  useEffect(() => {
    if (!isCopy) return;
    Promise.all([import("./saved-notice.tsx"), load[locale]()]).then(
      ([{ SavedNotice: Notice }, { messages: texts }]) => setLate({ Notice, texts }),
      () => undefined,
    );
  }, [locale, isCopy]);
  // The list of what is saved says by itself that there is no network.
  return late && isCopy && splitLocale(pathname).path !== OFFLINE_PATH ? (
    <MoreTexts texts={late.texts}>
      <late.Notice savedAt={savedAt} />
    </MoreTexts>
  ) : null;
}
