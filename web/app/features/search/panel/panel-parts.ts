import { element } from "./element.ts";
import type { PanelTexts } from "./load-panel-texts.ts";

export type PanelParts = ReturnType<typeof createPanelParts>;

/** Puts what the panel needs into the dialog that came with the page, and says to assistive technology what is what. */
export function createPanelParts(dialog: HTMLDialogElement, { messages }: PanelTexts) {
  // The markup may have been in use before: the document was built anew from it.
  for (const left of dialog.querySelectorAll("[data-search-part]")) left.remove();
  const form = find(dialog, "form");
  const field = find(dialog, "input.search-field");
  const sourcesButton = find(dialog, "button[data-search-sources]");
  const part = { "data-search-part": true };

  const typed = element("span", { class: "search-ghost-typed" });
  const rest = element("span", { class: "search-ghost-rest" });
  const key = element("kbd", { class: "search-ghost-key" }, "Tab");
  const ghost = element("div", { ...part, class: "search-ghost", "aria-hidden": "true" }, typed, rest, key);
  const sources = element("div", { id: "search-sources", class: "search-sources", role: "group" });
  const recent = element("section", { class: "search-recent" });
  const list = element("div", { id: "search-hits", role: "listbox", "aria-label": messages.results });
  const allResults = element("a", { class: "search-all" });
  const status = element("p", { role: "status" });
  const secret = element("div", { role: "status" });
  const body = element("div", { ...part, class: "search-body" }, sources, secret, status, list, allResults, recent);
  field.after(ghost);
  form.after(body);

  sourcesButton.id = "search-sources-button";
  sourcesButton.setAttribute("aria-controls", sources.id);
  sources.setAttribute("aria-labelledby", sourcesButton.id);
  field.setAttribute("role", "combobox");
  field.setAttribute("aria-autocomplete", "both");
  field.setAttribute("aria-controls", list.id);
  field.setAttribute("aria-expanded", "false");
  return { form, field, sourcesButton, ghost, typed, rest, sources, recent, list, allResults, status, secret };
}

function find<Tag extends "form" | "input" | "button">(
  dialog: HTMLElement,
  selector: Tag | `${Tag}${"." | "["}${string}`,
): HTMLElementTagNameMap[Tag] {
  const found = dialog.querySelector<HTMLElementTagNameMap[Tag]>(selector);
  if (!found) throw new Error(`search panel: expected ${selector} in its dialog, got nothing`);
  return found;
}
