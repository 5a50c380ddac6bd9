import { type ReactNode, use } from "react";
import { Meta, Scripts, useMatches } from "react-router";
import { FIGURE_COMPONENTS } from "#app/features/figures/figure-components.tsx";
import { useLocale } from "#app/i18n/interface-texts.ts";
import { LoadsDocumentsContext } from "#app/i18n/local-link.tsx";
import { Announcer } from "#app/ui/announcer.tsx";
import { NonceContext } from "#app/ui/nonce.ts";
import { FiguresContext } from "#app/ui/rich-text/figures.ts";
import { loadsAtOnce } from "./loads-at-once.ts";
import { LateStyles, PageStyles } from "./page-styles.tsx";

/**
 * A document that other sites frame: what is shown, and nothing of what stands around a page. Its links open documents beside the
 * frame, it follows the system's color mode, and what it shows stores nothing (`storage-fallback.ts`).
 */
export default function EmbedDocument({ children }: { children: ReactNode }) {
  const locale = useLocale();
  const nonce = use(NonceContext);
  const isScripted = loadsAtOnce(useMatches());
  return (
    <html lang={locale} data-embed="">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <base target="_blank" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <Meta />
        <PageStyles />
      </head>
      <body>
        <LoadsDocumentsContext value={true}>
          <FiguresContext value={FIGURE_COMPONENTS}>
            <Announcer>{children}</Announcer>
          </FiguresContext>
        </LoadsDocumentsContext>
        {isScripted ? <Scripts nonce={nonce} /> : null}
        <LateStyles />
      </body>
    </html>
  );
}
