import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { IntlProvider } from "use-intl";
import { splitLocale } from "#app/i18n/localized-path.ts";
import { messagesByLocale } from "#app/i18n/messages.server.ts";

/** For tests: what the server sends of a part of a page at this address. */
export function markupOf(part: ReactNode, path = "/"): string {
  const { locale } = splitLocale(new URL(path, "https://learn.example").pathname);
  const router = createMemoryRouter([{ path: "*", element: part }], { initialEntries: [path] });
  return renderToStaticMarkup(
    <IntlProvider locale={locale} messages={messagesByLocale[locale]} timeZone="UTC">
      <RouterProvider router={router} />
    </IntlProvider>,
  );
}
