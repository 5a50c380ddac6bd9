import { type ReactNode, use } from "react";
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
  type UIMatch,
  useMatches,
} from "react-router";
import type { Route } from "./+types/root.ts";
import { SCROLL_POSITIONS } from "./document/keep-scroll-position.ts";
import { loadFrame } from "./document/load-frame.server.ts";
import { PageFoot } from "./document/page-foot.tsx";
import { PageTop } from "./document/page-top.tsx";
import { useFrame } from "./document/use-frame.ts";
import { Analytics } from "./features/analytics/analytics.tsx";
import { ColorModeContext, useColorMode } from "./features/color-mode/use-color-mode.ts";
import { HasNavigatedContext, useHasNavigated } from "./features/navigation/has-navigated.ts";
import { PageArrival } from "./features/navigation/page-arrival.tsx";
import { useNewVersion } from "./features/new-version/use-new-version.ts";
import { FirstPaintScript } from "./first-paint-script.tsx";
import { useLocale, useTranslations } from "./i18n/interface-texts.ts";
import { LoadsDocumentsContext } from "./i18n/local-link.tsx";
import { splitLocale } from "./i18n/localized-path.ts";
import { NonceContext } from "./nonce.ts";
import shellScript from "./shell.ts?worker&url";
import { PrefetchedPages } from "./ui/prefetched-pages.tsx";
import { useSharedParts } from "./ui/shared-parts/use-shared-parts.ts";
import textFont from "./ui/theme/fonts/atkinson.woff2?url";
import displayFont from "./ui/theme/fonts/besley.woff2?url";
import "./ui/theme/styles.css";
import { usePageShown } from "./use-page-shown.ts";

/** The last boundary: unknown languages, and faults of the layouts themselves. */
export { LayoutErrorBoundary as ErrorBoundary } from "./layout-error-boundary.tsx";

/** The menu, notices and reader of every page; of an address in no known language, in English. */
export function loader({ request, url, context }: Route.LoaderArgs) {
  return loadFrame({ request, context }, splitLocale(url.pathname).locale);
}

/** A form may have changed who the reader is; a page that is loaded again is to be all new. A link changes neither. */
export function shouldRevalidate({ currentUrl, nextUrl, formMethod }: ShouldRevalidateFunctionArgs) {
  return (formMethod !== undefined && formMethod !== "GET") || currentUrl.href === nextUrl.href;
}

export function Layout({ children }: { children: ReactNode }) {
  const t = useTranslations("navigation");
  const nonce = use(NonceContext);
  const matches = useMatches();
  const { visitorId, analytics } = useFrame();
  const colorMode = useColorMode(forcedColorMode(matches));
  useSharedParts();
  usePageShown();
  const hasNavigated = useHasNavigated();
  const isOutdated = useNewVersion();
  return (
    <html
      lang={useLocale()}
      className={colorMode.shown ?? undefined}
      data-color-mode={colorMode.preference ?? undefined}
      data-forced-color-mode={forcedColorMode(matches)}
      data-outdated={isOutdated ? "" : undefined}
      data-visitor={visitorId === "0" ? undefined : visitorId}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <FirstPaintScript nonce={nonce} />
        <ScrollRestoration nonce={nonce} storageKey={SCROLL_POSITIONS} />
        <script type="module" src={shellScript} fetchPriority="low" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="preload" href={textFont} as="font" type="font/woff2" crossOrigin="anonymous" />
        <link rel="preload" href={displayFont} as="font" type="font/woff2" crossOrigin="anonymous" />
        <Meta />
        <Links />
      </head>
      <body>
        <a className="skip-link" href="#content">
          {t("skipToContent")}
        </a>
        <ColorModeContext value={colorMode}>
          <LoadsDocumentsContext value={isOutdated}>
            <PrefetchedPages>
              <Analytics settings={analytics}>
                <PageTop />
                <HasNavigatedContext value={hasNavigated}>{children}</HasNavigatedContext>
                <PageFoot />
              </Analytics>
            </PrefetchedPages>
          </LoadsDocumentsContext>
        </ColorModeContext>
        <PageArrival />
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}

export default function App() {
  return <Outlet />;
}

/** A route may force a mode: `export const handle = { colorMode: "dark" }`. The deepest one counts. */
function forcedColorMode(matches: UIMatch[]): "light" | "dark" | undefined {
  for (const { handle } of matches.toReversed())
    if (typeof handle === "object" && handle !== null && "colorMode" in handle)
      if (handle.colorMode === "light" || handle.colorMode === "dark") return handle.colorMode;
  return undefined;
}
