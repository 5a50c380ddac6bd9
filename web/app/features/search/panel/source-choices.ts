import { SOURCES } from "@learn-bittensor/contract/search";
import { element } from "./element.ts";
import type { PanelTexts } from "./load-panel-texts.ts";
import type { SelectedSources } from "./selected-sources.ts";
import { createSourceIcon } from "./source-icons.ts";

/** The sources to choose from. What is coming soon says so and cannot be chosen. */
export function createSourceChoices(
  selected: SelectedSources,
  { messages }: PanelTexts,
  onChange: () => void,
): HTMLElement[] {
  return SOURCES.map((source) => {
    const name = element("span", { id: `search-source-${source}`, class: "search-source-name" });
    const text = element("span", { id: `search-source-text-${source}`, class: "search-source-text" });
    name.append(messages.sourceNames[source]);
    text.append(messages.sourceDescriptions[source]);
    const isComingSoon = selected.isComingSoon(source);
    if (isComingSoon) name.append(" ", element("small", {}, messages.comingSoon));

    const checkbox = element("input", { type: "checkbox", disabled: isComingSoon });
    checkbox.setAttribute("aria-labelledby", name.id);
    checkbox.setAttribute("aria-describedby", text.id);
    checkbox.checked = selected.isSelected(source);
    checkbox.addEventListener("change", () => {
      selected.toggle(source);
      onChange();
    });
    return element("label", { class: "search-source" }, checkbox, createSourceIcon(source), name, text);
  });
}
