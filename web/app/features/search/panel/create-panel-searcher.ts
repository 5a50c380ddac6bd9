import type { SearchSettings } from "../search-query.ts";
import { askEngine, EngineBusy } from "./ask-engine.ts";
import { createSearcher } from "./create-searcher.ts";
import type { PanelTexts } from "./load-panel-texts.ts";
import { orderSources } from "./order-sources.ts";
import type { PanelView } from "./panel-view.ts";
import type { SelectedSources } from "./selected-sources.ts";

interface Panel {
  dialog: HTMLElement;
  view: PanelView;
  selected: SelectedSources;
  settings: SearchSettings;
  texts: PanelTexts;
}

/** Asks the engine for what is typed into the panel, and shows what it finds. A failure is for the log alone. */
export function createPanelSearcher({ dialog, view, selected, settings, texts }: Panel) {
  let awaited = 0;
  /** An engine that takes its time is waited for visibly. */
  const setAwaited = (count: number) => {
    awaited = count;
    dialog.toggleAttribute("data-searching", awaited > 0);
  };

  return createSearcher({
    clock: {
      setTimeout: (callback, delayMs) => window.setTimeout(callback, delayMs),
      clearTimeout: (timer) => window.clearTimeout(timer),
    },
    async ask(text, signal) {
      const question = { text, sources: selected.list(), signal };
      setAwaited(awaited + 1);
      try {
        return await askEngine(settings, question, { fetch: window.fetch.bind(window), warn: console.warn });
      } finally {
        setAwaited(awaited - 1);
      }
    },
    onAnswer: (found, text) => view.showFound(orderSources(found, text, texts.locale), text),
    askAgainAfter: (error) => (error instanceof EngineBusy ? error.askAgainAfterMs : null),
    onDelay: view.showDelay,
    onFailure(error) {
      console.error("search failed", error);
      view.clearFound();
    },
  });
}
