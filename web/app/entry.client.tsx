import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { HYDRATED_EVENT, replayEvents } from "./document/intent-events.ts";
import { startLostChunks } from "./document/lost-chunks.ts";
import { loadLateCode, textsOf } from "./document/read-document.ts";
import { saveScrollPosition } from "./document/save-scroll-position.ts";
import { createSavedFields } from "./document/saved-fields.ts";
import { SaveFieldsContext } from "./document/saved-fields-context.ts";
import { shapeOfStored } from "./features/search/secrets/secret-shape.ts";
import { createInterfaceTexts, InterfaceTextsContext } from "./i18n/interface-texts.ts";
import { loadMessages } from "./i18n/load-messages.ts";
import { splitLocale } from "./i18n/localized-path.ts";
import { PageTextsContext } from "./ui/rich-text/page-texts.ts";

if (isFramed() || refusesStorage()) {
  const { forgoStorage, provideStorageFallback } = await import("./document/storage-fallback.ts");
  if (isFramed()) forgoStorage(window);
  else provideStorageFallback(window);
}
const { locale } = splitLocale(window.location.pathname);
const lateCode = loadLateCode(document, locale);
const texts = createInterfaceTexts(locale, await loadMessages(locale));
saveScrollPosition(window);
// Before React: a button that was pressed early is pressed again as soon as React is there.
if (!("command" in HTMLButtonElement.prototype))
  await import("./document/command-buttons.ts").then(({ startCommandButtons }) => startCommandButtons(window));

// What is being filled in outlasts a load that the page brings about itself: for a new build, or for code that is gone.
const savedFields = createSavedFields(window, { isHarmless: (text) => shapeOfStored(text) === "harmless" });
const instrumentations = [startLostChunks(window, { now: Date.now, beforeReload: savedFields.save })];
window.addEventListener(HYDRATED_EVENT, savedFields.restore, { once: true });

const pageTexts = textsOf(document);
await lateCode;

replayEvents(window);
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <InterfaceTextsContext value={texts}>
        <PageTextsContext value={pageTexts}>
          <SaveFieldsContext value={savedFields.save}>
            <HydratedRouter instrumentations={instrumentations} />
          </SaveFieldsContext>
        </PageTextsContext>
      </InterfaceTextsContext>
    </StrictMode>,
  );
});

function isFramed(): boolean {
  return "embed" in document.documentElement.dataset;
}

function refusesStorage(): boolean {
  try {
    return !window.sessionStorage;
  } catch {
    return true;
  }
}
