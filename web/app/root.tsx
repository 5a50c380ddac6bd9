import { type ReactNode, use } from "react";
import { Links, Meta, Outlet, Scripts, ScrollRestoration, type UIMatch, useMatches } from "react-router";
import { useTranslations } from "use-intl";
import { ColorModeScript } from "./features/color-mode/color-mode-script.tsx";
import { ErrorPage } from "./features/errors/error-page.tsx";
import { useLocale } from "./i18n/use-locale.ts";
import { NonceContext } from "./nonce.ts";
import { PageShell } from "./page-shell.tsx";
import shellScript from "./shell.ts?worker&url";
import "./ui/theme/styles.css";

export function Layout({ children }: { children: ReactNode }) {
  const t = useTranslations("navigation");
  const nonce = use(NonceContext);
  const matches = useMatches();
  return (
    <html lang={useLocale()} data-forced-color-mode={forcedColorMode(matches)} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <ColorModeScript nonce={nonce} />
        <script type="module" src={shellScript} />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <Meta />
        <Links />
      </head>
      <body>
        <a className="skip-link" href="#content">
          {t("skipToContent")}
        </a>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function App() {
  return <Outlet />;
}

/** The last boundary: unknown languages, and faults of the layouts themselves. */
export function ErrorBoundary() {
  return (
    <PageShell navigation={null} isSignedIn={false} failed>
      <ErrorPage />
    </PageShell>
  );
}

/** A route may force a mode: `export const handle = { colorMode: "dark" }`. The deepest one counts. */
function forcedColorMode(matches: UIMatch[]): "light" | "dark" | undefined {
  for (const { handle } of matches.toReversed())
    if (typeof handle === "object" && handle !== null && "colorMode" in handle)
      if (handle.colorMode === "light" || handle.colorMode === "dark") return handle.colorMode;
  return undefined;
}
