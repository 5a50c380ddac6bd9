import { StrictMode, startTransition, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { ALIVE_EVENT } from "./document/alive-event.ts";
import { keepScrollPosition } from "./document/keep-scroll-position.ts";
import { createInterfaceTexts, InterfaceTextsContext } from "./i18n/interface-texts.ts";
import { loadMessages } from "./i18n/load-messages.ts";
import { splitLocale } from "./i18n/localized-path.ts";

const { locale } = splitLocale(window.location.pathname);
const texts = createInterfaceTexts(locale, await loadMessages(locale));
keepScrollPosition(window);

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <InterfaceTextsContext value={texts}>
        <HydratedRouter />
      </InterfaceTextsContext>
      <Alive />
    </StrictMode>,
  );
});

/** Tells, once React has taken over, what was pressed before to be pressed again. */
function Alive() {
  useEffect(() => void window.dispatchEvent(new Event(ALIVE_EVENT)), []);
  return null;
}
