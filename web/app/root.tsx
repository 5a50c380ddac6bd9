import { type ReactNode, use } from "react";
import { Links, Meta, Outlet, ScrollRestoration, type UIMatch, useMatches } from "react-router";
import { HasNavigatedContext, useHasNavigated } from "./features/navigation/has-navigated.ts";
import { PageArrival } from "./features/navigation/page-arrival.tsx";
import { FirstPaintScript } from "./first-paint-script.tsx";
import { useLocale, useTranslations } from "./i18n/interface-texts.ts";
import { NonceContext } from "./nonce.ts";
import { PageScripts } from "./page-scripts.tsx";
import shellScript from "./shell.ts?worker&url";
import { useShellMarkup } from "./shell-markup.ts";
import { useSharedParts } from "./ui/shared-parts/use-shared-parts.ts";
import textFont from "./ui/theme/fonts/atkinson.woff2?url";
import displayFont from "./ui/theme/fonts/besley.woff2?url";
import "./ui/theme/styles.css";
import { usePageShown } from "./use-page-shown.ts";
import { useSiteLinks } from "./use-site-links.ts";

/** The last boundary: unknown languages, and faults of the layouts themselves. */
export { LayoutErrorBoundary as ErrorBoundary } from "./layout-error-boundary.tsx";

export function Layout({ children }: { children: ReactNode }) {
  const t = useTranslations("navigation");
  const nonce = use(NonceContext);
  const matches = useMatches();
  const shell = useShellMarkup();
  useSiteLinks();
  useSharedParts();
  usePageShown();
  const hasNavigated = useHasNavigated();
  return (
    <html
      lang={useLocale()}
      data-forced-color-mode={forcedColorMode(matches)}
      data-visitor={signedInVisitor(matches)}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <FirstPaintScript nonce={nonce} />
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
        <header className="top-bar" data-top-bar="" data-shell="bar" {...asMarkup(shell.bar)} />
        <div data-shell="notice" {...asMarkup(shell.notice)} />
        <HasNavigatedContext value={hasNavigated}>{children}</HasNavigatedContext>
        <footer className="footer" data-shell="footer" {...asMarkup(shell.footer)} />
        <PageArrival />
        <ScrollRestoration />
        <PageScripts />
      </body>
    </html>
  );
}

export default function App() {
  return <Outlet />;
}

/** Markup that React rendered on the server and does not touch in the browser, where scripts set states in it. */
function asMarkup(html: string) {
  return { dangerouslySetInnerHTML: { __html: html }, suppressHydrationWarning: true };
}

/** Who is signed in, for scripts that keep what is theirs. The page of everybody else says nothing. */
function signedInVisitor(matches: UIMatch[]): string | undefined {
  for (const { loaderData } of matches)
    if (typeof loaderData === "object" && loaderData !== null && "visitorId" in loaderData)
      if (typeof loaderData.visitorId === "string" && loaderData.visitorId !== "0") return loaderData.visitorId;
  return undefined;
}

/** A route may force a mode: `export const handle = { colorMode: "dark" }`. The deepest one counts. */
function forcedColorMode(matches: UIMatch[]): "light" | "dark" | undefined {
  for (const { handle } of matches.toReversed())
    if (typeof handle === "object" && handle !== null && "colorMode" in handle)
      if (handle.colorMode === "light" || handle.colorMode === "dark") return handle.colorMode;
  return undefined;
}
