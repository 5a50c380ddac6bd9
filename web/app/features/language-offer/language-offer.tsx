import type { Locale } from "@learn-bittensor/contract/locales";
import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { useLocale } from "#app/i18n/interface-texts.ts";
import type { FindPlace, KeepQuery } from "#app/i18n/language-switch.tsx";
import { savedLanguage } from "#app/i18n/languages.ts";
import { splitLocale } from "#app/i18n/localized-path.ts";
import { findOffer, isEntrance } from "./find-offer.ts";
import type { OfferBar } from "./offer-bar.tsx";

interface Offer {
  to: Locale;
  /** Where it was made: on the next page it is over. */
  at: string;
  Bar: typeof OfferBar;
}

/**
 * Offers whoever has just come in the page in the language they have chosen before, or in their browser's; nobody is led there.
 * Pages are the same for everybody: it is found out here, and what shows it is loaded where there is something to offer.
 */
export function LanguageOffer(props: { keepQuery: KeepQuery; findPlace: FindPlace }) {
  const current = useLocale();
  const { pathname } = useLocation();
  const [offer, setOffer] = useState<Offer | null>(null);
  useEffect(() => {
    const { path } = splitLocale(pathname);
    // biome-ignore lint/style/noRestrictedGlobals: where somebody comes from, no component knows.
    const { referrer } = document;
    // A page that was shown without a new document was led to by another one.
    const isFirst = window.history.state?.idx === undefined || window.history.state.idx === 0;
    if (!isEntrance({ path, referrer: isFirst ? referrer : window.location.href, origin: window.location.origin }))
      return;
    const to = findOffer({ current, saved: savedLanguage(readCookies()), languages: navigator.languages });
    if (to === null) return;
    let isCurrent = true;
    import("./offer-bar.tsx").then(
      ({ OfferBar: Bar }) => isCurrent && setOffer({ to, at: pathname, Bar }),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [current, pathname]);
  if (offer?.at !== pathname) return null;
  return <offer.Bar {...props} to={offer.to} onEnd={() => setOffer(null)} />;
}

function readCookies(): string {
  try {
    // biome-ignore lint/style/noRestrictedGlobals: the Cookie Store API is missing in browsers that are supported.
    return document.cookie;
  } catch {
    return "";
  }
}
