import { localizedPath } from "#app/i18n/localized-path.ts";
import { element } from "../panel/element.ts";
import type { PanelTexts } from "../panel/load-panel-texts.ts";

/** Where the site explains how to handle keys. */
const KEY_SAFETY_GUIDE = "/guides/first-wallet/keep-it-safe";

/** Says calmly why a text was not searched for, and where to read on. */
export function createSecretNote({ locale, messages }: PanelTexts): HTMLElement {
  return element(
    "div",
    { class: "search-secret" },
    element("p", { class: "search-secret-title" }, messages.secretTitle),
    element("p", {}, messages.secretText),
    element("p", {}, element("a", { href: localizedPath(KEY_SAFETY_GUIDE, locale) }, messages.secretGuide)),
  );
}
