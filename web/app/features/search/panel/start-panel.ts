import type { SearchSettings } from "../search-query.ts";
import { createSecretNote } from "../secrets/secret-note.ts";
import { shapeOf } from "../secrets/secret-shape.ts";
import { addressOfResults } from "./address-of-results.ts";
import { closeBehindVisitor } from "./close-behind-visitor.ts";
import { createPanelSearcher } from "./create-panel-searcher.ts";
import { followAddress } from "./follow-address.ts";
import { handOnUnlessSecret } from "./hand-on-unless-secret.ts";
import { listenToTyping } from "./listen-to-typing.ts";
import type { PanelTexts } from "./load-panel-texts.ts";
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
  let isFollowing = false;
  let isOpenedAnew = false;

  const searcher = createPanelSearcher({ dialog, view, selected, settings, texts });

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
    searcher.cancel();
    handOnUnlessSecret(field, {
      intent: "typed",
      handOn: () => (when === "now" ? void searcher.searchNow(text) : searcher.schedule(text)),
      onSecret: refuse,
    });
  };

  /** What may be remembered: nothing that is still to be checked. */
  const harmlessText = () => (shapeOf(field.value) === "harmless" ? field.value : "");

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
    const typed = harmlessText();
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
    handOnUnlessSecret(field, {
      intent: "asked for",
      handOn: () => leaveFor(addressOfResults(text, texts.locale), text),
      onSecret: refuse,
    });
  };

  const onTyped = () => {
    if (field.value.trim() !== "") view.hideSecretNote();
    view.showTyped();
    search("after a pause");
  };

  const onKey = (event: KeyboardEvent) => {
    const { key, altKey, ctrlKey, metaKey, shiftKey } = event;
    const isComposing = typing.isKeyOfInputMethod(event);
    const command = toKeyCommand({ key, altKey, ctrlKey, metaKey, shiftKey, isComposing }, view.fieldState());
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
    view.hideDelay();
    view.setSourcesOpen(false);
  };

  parts.sources.append(...createSourceChoices(selected, texts, () => search("after a pause")));
  parts.allResults.addEventListener("click", () => recent.remember(harmlessText()));
  parts.sourcesButton.addEventListener("click", () => view.setSourcesOpen(!view.areSourcesOpen()));
  view.onChosen(choose);

  const typing = listenToTyping(field, { locale: texts.locale, onTyped, onComposing: view.setComposing });
  field.addEventListener("focus", onFocus);
  field.addEventListener("keydown", onKey);
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
  closeBehindVisitor(dialog, typing.isComposing);

  // What was typed while the panel was being loaded.
  refreshRecent();
  if (field.value !== "") onTyped();
}
