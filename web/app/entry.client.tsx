import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { createInterfaceTexts, InterfaceTextsContext } from "./i18n/interface-texts.ts";
import { loadMessages } from "./i18n/load-messages.ts";
import { splitLocale } from "./i18n/localized-path.ts";

const { locale } = splitLocale(window.location.pathname);
const texts = createInterfaceTexts(locale, await loadMessages(locale));

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <InterfaceTextsContext value={texts}>
        <HydratedRouter />
      </InterfaceTextsContext>
    </StrictMode>,
  );
});
