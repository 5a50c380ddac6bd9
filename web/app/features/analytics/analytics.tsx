import { useCallback, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import type { AnalyticsSettings } from "#app/site/analytics-settings.ts";
import { type Choice, type Consent, createConsent, isConsentKey } from "./consent.ts";
import type { ReaderConsent } from "./consent-context.ts";
import { forgetMeasured } from "./forget-measured.ts";
import type { createMeasuring } from "./measure.ts";

type Measuring = ReturnType<typeof createMeasuring>;

/**
 * Tells and stores whether pages may be counted, and counts them only for those who have said yes: each page that is shown.
 * Until then, nothing of the library is loaded.
 */
export function Analytics(props: { settings: AnalyticsSettings; onConsent: (consent: ReaderConsent) => void }) {
  const { settings, onConsent } = props;
  const { pathname, search } = useLocation();
  const [state, setState] = useState<Consent>("open");
  const consent = useRef<ReturnType<typeof createConsent>>(undefined);
  const coming = useRef<Promise<Measuring>>(undefined);

  /** An answer that comes late counts only if it is still wanted. */
  const measure = useCallback(
    (action: (measuring: Measuring) => void) => {
      if (consent.current?.read() !== "yes") return;
      coming.current ??= import("./measure.ts").then(({ createMeasuring }) => createMeasuring(settings));
      coming.current.then(
        (measuring) => consent.current?.read() === "yes" && action(measuring),
        () => {
          coming.current = undefined; // The next page tries again; reading goes on.
        },
      );
    },
    [settings],
  );
  const follow = useCallback(() => {
    const said = consent.current?.read() ?? "open";
    setState(said);
    if (said === "yes") measure((measuring) => measuring.start());
    else stop(settings, coming.current, () => consent.current?.read() !== "yes");
  }, [settings, measure]);

  useEffect(() => {
    consent.current ??= createConsent(window);
    follow();
    // The choice of another tab holds here, too.
    const onStorage = ({ key }: StorageEvent) => isConsentKey(key) && follow();
    window.addEventListener("storage", onStorage);
    return () => window.removeEventListener("storage", onStorage);
  }, [follow]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address is another page.
  useEffect(() => {
    measure((measuring) => {
      measuring.start();
      measuring.pageShown();
    });
  }, [measure, pathname, search]);

  const choose = useCallback(
    (choice: Choice) => {
      consent.current?.choose(choice);
      follow();
    },
    [follow],
  );
  useEffect(() => onConsent({ state, choose }), [onConsent, state, choose]);
  return null;
}

/** Ends counting, and leaves nothing behind of what a load that ended in the middle has written down. */
function stop({ key }: AnalyticsSettings, coming: Promise<Measuring> | undefined, isUnwanted: () => boolean): void {
  const forget = () => isUnwanted() && forgetMeasured(window, key);
  forget();
  void coming?.then((measuring) => measuring.stop()).then(forget, forget);
}
