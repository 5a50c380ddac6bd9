import { localizedPath } from "#app/i18n/localized-path.ts";
import type { SearchSettings } from "../search-query.ts";
import { checkSecret } from "../secrets/check-secret.ts";
import { createSecretNote } from "../secrets/secret-note.ts";
import { shapeOf } from "../secrets/secret-shape.ts";
import { askEngine, type FoundInSource } from "./ask-engine.ts";
import { closeBehindVisitor } from "./close-behind-visitor.ts";
import { composesPlainWords } from "./composes-plain-words.ts";
import { createSearcher } from "./create-searcher.ts";
import { followAddress } from "./follow-address.ts";
import type { PanelTexts } from "./load-panel-texts.ts";
import { orderSources } from "./order-sources.ts";
import { toKeyCommand } from "./panel-keys.ts";
import { createPanelParts } from "./panel-parts.ts";
import { createPanelView } from "./panel-view.ts";
import { fillRecentList } from "./recent-list.ts";
import { createRecentSearches } from "./recent-searches.ts";
import { createSelectedSources } from "./selected-sources.ts";
import { createSourceChoices } from "./source-choices.ts";

/** Between choosing a hit and going there. */
const DELAY_BEFORE_FOLLOWING_MS = 50;

/** What happens in the panel: typing, searching, choosing, closing. */
export function startPanel(dialog: HTMLDialogElement, settings: SearchSettings, texts: PanelTexts): void {
  const parts = createPanelParts(dialog, texts);
  const view = createPanelView(parts, texts);
  const { form, field } = parts;
  const selected = createSelectedSources(settings.comingSoon);
  const recent = createRecentSearches(() => window.localStorage);
  let isComposing = false;
  let composed = "";
  let isFollowing = false;
  let isOpenedAnew = false;
  let awaited = 0;

  /** An engine that takes its time is waited for visibly. */
  const setAwaited = (count: number) => {
    awaited = count;
    dialog.toggleAttribute("data-searching", awaited > 0);
  };

  const searcher = createSearcher<FoundInSource[]>({
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
    onFailure(error) {
      console.error("search failed", error);
      view.clearFound();
    },
  });

  /** Hands the text on, unless it is a secret. One that may become recovery words is handed on when asked for only. */
  const unlessSecret = (text: string, intent: "typed" | "asked for", go: () => void) => {
    const shape = shapeOf(text);
    if (shape === "harmless") return go();
    if (shape === "secret") return refuse();
    searcher.cancel();
    checkSecret(text, { isBeingTyped: intent === "typed" }).then(
      (verdict) => {
        if (field.value !== text) return;
        if (verdict === "secret") refuse();
        else if (verdict === "harmless" || intent === "asked for") go();
      },
      (error: unknown) => console.error("search: what was typed could not be checked, and is not sent", error),
    );
  };

  const refuse = () => {
    empty();
    view.showSecretNote(createSecretNote(texts));
  };

  const empty = () => {
    field.value = "";
    searcher.cancel();
    view.clearFound();
    view.showTyped();
  };

  const search = (when: "after a pause" | "now") => {
    const text = field.value;
    if (text.trim() === "" || selected.list().length === 0) {
      searcher.cancel();
      view.clearFound();
      return;
    }
    unlessSecret(text, "typed", () => (when === "now" ? void searcher.searchNow(text) : searcher.schedule(text)));
  };

  const close = () => {
    if (dialog.matches(":popover-open")) dialog.hidePopover();
    else dialog.close();
  };

  const leaveFor = (address: string, typed: string) => {
    recent.remember(typed);
    empty();
    close();
    followAddress(address, dialog);
  };

  const choose = (index: number) => {
    const address = view.addressOf(index);
    if (address === null || isFollowing) return;
    const typed = field.value;
    isFollowing = true;
    dialog.toggleAttribute("data-following", true);
    window.setTimeout(() => {
      isFollowing = false;
      dialog.toggleAttribute("data-following", false);
      leaveFor(address, typed);
    }, DELAY_BEFORE_FOLLOWING_MS);
  };

  const openResultsPage = () => {
    const text = field.value;
    if (text.trim() === "") return;
    unlessSecret(text, "asked for", () => leaveFor(addressOfAll(text), text));
  };

  const addressOfAll = (text: string) =>
    `${localizedPath("/search", texts.locale)}?${new URLSearchParams({ q: text.trim() })}`;

  const onTyped = () => {
    if (field.value.trim() !== "") view.hideSecretNote();
    view.showTyped();
    search("after a pause");
  };

  const onKey = (event: KeyboardEvent) => {
    // Some browsers tell of the key that ends a composition after the composition, with this code.
    const isForInputMethod = event.isComposing || isComposing || event.keyCode === 229;
    const command = toKeyCommand(
      {
        key: event.key,
        isComposing: isForInputMethod,
        altKey: event.altKey,
        ctrlKey: event.ctrlKey,
        metaKey: event.metaKey,
        shiftKey: event.shiftKey,
      },
      view.fieldState(),
    );
    if (command.type === "leave to the browser") return;
    event.preventDefault();
    switch (command.type) {
      case "move":
        return view.pointAt(command.to);
      case "choose":
        return choose(command.index);
      case "submit":
        return openResultsPage();
      case "complete":
        field.value = view.completion() ?? field.value;
        view.showTyped();
        return search("now");
      case "open list":
        return view.setListDismissed(false);
      case "close list":
        return view.setListDismissed(true);
      case "close panel":
        return close();
    }
  };

  const refreshRecent = () => {
    fillRecentList(parts.recent, recent, texts, {
      onChoose(text) {
        field.value = text;
        field.focus();
        view.showTyped();
        search("now");
      },
      onForget() {
        refreshRecent();
        field.focus();
      },
    });
    view.redraw();
  };

  /** An earlier text is marked with the first focus, which comes before anything can be typed; `toggle` comes later. */
  const onFocus = () => {
    if (isOpenedAnew) field.select();
    isOpenedAnew = false;
    view.setSourcesOpen(false);
  };

  const onClosed = () => {
    isOpenedAnew = true;
    searcher.cancel();
    view.setSourcesOpen(false);
  };

  parts.sources.append(...createSourceChoices(selected, texts, () => search("after a pause")));
  parts.allResults.addEventListener("click", () => recent.remember(field.value));
  parts.sourcesButton.addEventListener("click", () => view.setSourcesOpen(!view.areSourcesOpen()));
  view.onChosen(choose);

  field.addEventListener("focus", onFocus);
  field.addEventListener("keydown", onKey);
  field.addEventListener("input", (event) => {
    const isForInputMethod = isComposing || (event instanceof InputEvent && event.isComposing);
    const { userAgent } = window.navigator;
    if (isForInputMethod && !composesPlainWords(composed, { userAgent, locale: texts.locale })) return;
    onTyped();
  });
  field.addEventListener("compositionstart", () => {
    isComposing = true;
    composed = "";
    view.setComposing(true);
  });
  field.addEventListener("compositionupdate", ({ data }) => {
    composed = data;
  });
  field.addEventListener("compositionend", () => {
    isComposing = false;
    view.setComposing(false);
    onTyped();
  });
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    openResultsPage();
  });
  dialog.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || event.isComposing || !view.areSourcesOpen()) return;
    event.preventDefault();
    view.setSourcesOpen(false);
    field.focus();
  });
  dialog.querySelector("[data-search-close]")?.addEventListener("click", close);
  for (const type of ["toggle", "close"])
    dialog.addEventListener(type, () => (dialog.matches(":popover-open, [open]") ? refreshRecent() : onClosed()));
  closeBehindVisitor(dialog, () => isComposing);

  // What was typed while the panel was being loaded.
  refreshRecent();
  if (field.value !== "") onTyped();
}
