import { element } from "./element.ts";
import type { PanelTexts } from "./load-panel-texts.ts";
import type { RecentSearches } from "./recent-searches.ts";

/** Shows what was searched last on this device; nothing where nothing was. */
export function fillRecentList(
  section: HTMLElement,
  recent: RecentSearches,
  { messages }: PanelTexts,
  actions: { onChoose: (text: string) => void; onForget: () => void },
): void {
  const texts = recent.list();
  if (texts.length === 0) {
    section.replaceChildren();
    return;
  }
  const forget = element("button", { type: "button", class: "search-forget" }, messages.forgetRecent);
  forget.addEventListener("click", () => {
    recent.forgetAll();
    actions.onForget();
  });
  const items = texts.map((text) => {
    const button = element("button", { type: "button", class: "search-recent-text" }, text);
    button.addEventListener("click", () => actions.onChoose(text));
    return element("li", {}, button);
  });
  section.replaceChildren(
    element(
      "div",
      { class: "search-recent-head" },
      element("h2", { id: "search-recent-title" }, messages.recent),
      forget,
    ),
    element("ul", { "aria-labelledby": "search-recent-title" }, ...items),
  );
}
