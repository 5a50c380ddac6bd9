import { lazy, type ReactNode, Suspense, use, useEffect, useRef, useState } from "react";
import { Meta, Outlet, Scripts, type ShouldRevalidateFunctionArgs, type UIMatch, useMatches } from "react-router";
import type { Route } from "./+types/root.ts";
import { FirstPaintScript } from "./document/first-paint-script.tsx";
import { HYDRATED_EVENT } from "./document/intent-events.ts";
import { loadFrame } from "./document/load-frame.server.ts";
import { MovedScript } from "./document/moved-script.tsx";
import { BeginningContext, PageArrival } from "./document/page-arrival.tsx";
import { PageFoot } from "./document/page-foot.tsx";
import { LateStyles, PageStyles } from "./document/page-styles.tsx";
import { PageTop } from "./document/page-top.tsx";
import { useSaveFieldsOnLeaving } from "./document/saved-fields-context.ts";
import { ScrollPositions } from "./document/scroll-positions.tsx";
import skipLinkStyles from "./document/skip-link.module.css";
import { SpeculationRules } from "./document/speculation-rules.tsx";
import { useFrame } from "./document/use-frame.ts";
import { useHiddenBar } from "./document/use-hidden-bar.ts";
import { useIsCutOff } from "./document/use-is-cut-off.ts";
import { useLateFonts } from "./document/use-late-fonts.ts";
import { CONSENT_OPEN, ConsentContext } from "./features/analytics/consent-context.ts";
import { ColorModeContext, useColorMode } from "./features/color-mode/use-color-mode.ts";
import { FIGURE_COMPONENTS } from "./features/figures/figure-components.tsx";
import { LearningProvider } from "./features/learning/learning-context.tsx";
import { HasNavigatedContext, useHasNavigated } from "./features/navigation/has-navigated.ts";
import { useNewVersion } from "./features/new-version/use-new-version.ts";
import { useLocale, useTranslations } from "./i18n/interface-texts.ts";
import { LoadsDocumentsContext } from "./i18n/local-link.tsx";
import { localizedPath, splitLocale } from "./i18n/localized-path.ts";
import { isEmbed } from "./site/embed-address.ts";
import { Announcer } from "./ui/announcer.tsx";
import { lateComponent } from "./ui/late-component.tsx";
import { NonceContext } from "./ui/nonce.ts";
import { PrefetchedPages } from "./ui/prefetched-pages.tsx";
import { FiguresContext } from "./ui/rich-text/figures.ts";
import "./ui/theme/styles.css";
import "./ui/view-transitions/view-transitions.late.css";
import "./ui/theme/print.late.css";
import "./ui/theme/ticks.late.css";

/** What other sites frame. No page of this one is made of it. */
const EmbedDocument = lazy(() => import("./document/embed-document.tsx"));

/** Few sites count their readers. */
const Analytics = lateComponent(() => import("./features/analytics/analytics.tsx").then(({ Analytics }) => Analytics));

/** The last boundary: unknown languages, and faults of the layouts themselves. */
export { LayoutErrorBoundary as ErrorBoundary } from "./document/layout-error-boundary.tsx";

/** The menu, notices and reader of every page; of an address in no known language, in English. What is framed has none of them. */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  if (isEmbed(url.pathname)) return null;
  return loadFrame({ request, url, context }, splitLocale(url.pathname).locale);
}

/** A page that is loaded again is to be all new. A link changes nothing of this, nor a form that React sends: those of accounts the browser does. */
export function shouldRevalidate({ currentUrl, nextUrl, formMethod }: ShouldRevalidateFunctionArgs) {
  return formMethod === undefined && currentUrl.href === nextUrl.href;
}

export function Layout({ children }: { children: ReactNode }) {
  const isEmbedded = useMatches().some(({ id }) => id === "routes/embed-layout");
  return isEmbedded ? <EmbedDocument>{children}</EmbedDocument> : <SiteDocument>{children}</SiteDocument>;
}

function SiteDocument({ children }: { children: ReactNode }) {
  const t = useTranslations("navigation");
  const locale = useLocale();
  const nonce = use(NonceContext);
  const matches = useMatches();
  const { visitorId, analytics, isStaticExport, movedScript } = useFrame();
  // Where one begins, and where one searches: once is enough for a browser.
  const tellsOfSearch = !isStaticExport && matches.some(({ id }) => id === "routes/home" || id === "routes/search");
  const colorMode = useColorMode(forcedColorMode(matches));
  useLateFonts();
  useHydratedEvent();
  const hasNavigated = useHasNavigated();
  const isOutdated = useNewVersion();
  const isCutOff = useIsCutOff();
  useSaveFieldsOnLeaving(isOutdated);
  const [consent, setConsent] = useState(CONSENT_OPEN);
  const beginning = useRef<HTMLElement>(null);
  const { bar, show, isHidden, isByKeyboard } = useHiddenBar();
  return (
    <html
      lang={locale}
      className={colorMode.shown ?? undefined}
      data-color-mode={colorMode.preference ?? undefined}
      data-forced-color-mode={forcedColorMode(matches)}
      data-outdated={isOutdated ? "" : undefined}
      // What sticks below the bar moves with it.
      data-bar-hidden={isHidden ? "" : undefined}
      data-by-keyboard={isByKeyboard ? "" : undefined}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <FirstPaintScript nonce={nonce} matches={matches} />
        <MovedScript nonce={nonce} script={movedScript} />
        <ScrollPositions />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="manifest" href="/manifest.webmanifest" />
        {tellsOfSearch ? (
          <link
            rel="search"
            type="application/opensearchdescription+xml"
            href={localizedPath("/opensearch.xml", locale)}
            title="Learn Bittensor"
          />
        ) : null}
        <Meta />
        <PageStyles />
        <SpeculationRules />
      </head>
      <body>
        <a className={skipLinkStyles.skipLink} href="#content">
          {t("skipToContent")}
        </a>
        <ColorModeContext value={colorMode}>
          <LoadsDocumentsContext value={isOutdated || isCutOff}>
            <PrefetchedPages>
              <ConsentContext value={consent}>
                <FiguresContext value={FIGURE_COMPONENTS}>
                  <LearningProvider visitorId={visitorId}>
                    <Announcer>
                      <BeginningContext value={beginning}>
                        <PageTop bar={bar} show={show} />
                        <HasNavigatedContext value={hasNavigated}>{children}</HasNavigatedContext>
                      </BeginningContext>
                      <PageFoot />
                    </Announcer>
                  </LearningProvider>
                </FiguresContext>
              </ConsentContext>
            </PrefetchedPages>
          </LoadsDocumentsContext>
        </ColorModeContext>
        {analytics ? (
          <Suspense>
            <Analytics settings={analytics} onConsent={setConsent} />
          </Suspense>
        ) : null}
        <PageArrival beginning={beginning} />
        <Scripts nonce={nonce} />
        <LateStyles />
      </body>
    </html>
  );
}

export default function App() {
  return <Outlet />;
}

/** Tells that React has taken over the page, with what the first effects have found out rendered. */
function useHydratedEvent(): void {
  useEffect(() => {
    const timer = setTimeout(() => window.dispatchEvent(new Event(HYDRATED_EVENT)));
    return () => clearTimeout(timer);
  }, []);
}

/** A route may force a mode: `export const handle = { colorMode: "dark" }`. The deepest one counts. */
function forcedColorMode(matches: UIMatch[]): "light" | "dark" | undefined {
  for (const { handle } of matches.toReversed())
    if (typeof handle === "object" && handle !== null && "colorMode" in handle)
      if (handle.colorMode === "light" || handle.colorMode === "dark") return handle.colorMode;
  return undefined;
}
