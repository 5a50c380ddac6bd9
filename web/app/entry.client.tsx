import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { IntlProvider } from "use-intl";
import { loadMessages } from "./i18n/load-messages.ts";
import { splitLocale } from "./i18n/localized-path.ts";

const { locale } = splitLocale(window.location.pathname);
const messages = await loadMessages(locale);

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <IntlProvider locale={locale} messages={messages} timeZone="UTC">
        <HydratedRouter />
      </IntlProvider>
    </StrictMode>,
  );
});
