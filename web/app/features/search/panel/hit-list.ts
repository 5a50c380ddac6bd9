import { DEFAULT_LOCALE } from "@learn-bittensor/contract/locales";
import { localizedPath } from "#app/i18n/localized-path.ts";
import type { SearchHit } from "../search-hit.ts";
import { splitMarks } from "../split-marks.ts";
import type { FoundInSource } from "./ask-engine.ts";
import { element } from "./element.ts";
import { createEmblem } from "./emblem-of-subnet.ts";
import type { PanelTexts } from "./load-panel-texts.ts";
import { createSourceIcon } from "./source-icons.ts";
import { subnetNumber } from "./subnet-number.ts";

/** A hit as it stands in the list. */
export interface HitOption {
  option: HTMLAnchorElement;
  title: string;
}

/** Fills the list with what was found. Texts of the engine become text and marks, never markup. */
export function fillHitList(list: HTMLElement, found: readonly FoundInSource[], texts: PanelTexts): HitOption[] {
  const options: HitOption[] = [];
  const groups = found.map(({ source, hits }) => {
    const headingId = `${list.id}-${source}`;
    const inGroup = hits.map((hit) => {
      const option = createOption(hit, `${list.id}-${options.length}`, texts);
      options.push({ option, title: hit.title });
      return option;
    });
    const name = texts.messages.sourceNames[source];
    const heading = element("div", { id: headingId, class: "search-group-name", role: "presentation" });
    heading.append(createSourceIcon(source), name);
    return element("div", { role: "group", "aria-labelledby": headingId }, heading, ...inGroup);
  });
  list.replaceChildren(...groups);
  return options;
}

/** A link, so that it can be opened in another tab; the field keeps the focus. */
function createOption(hit: SearchHit, id: string, { locale, messages }: PanelTexts): HTMLAnchorElement {
  const isForeign = hit.locale !== locale;
  const lang: Record<string, string> = isForeign ? { lang: hit.locale } : {};
  const option = element("a", {
    id,
    class: "search-hit",
    role: "option",
    tabindex: "-1",
    "aria-selected": "false",
    href: localizedPath(hit.href, locale),
  });
  const title = element("span", { class: "search-hit-title" });
  const number = subnetNumber(hit);
  if (number !== null) title.append(createEmblem(number));
  title.append(element("span", lang, ...marked(hit.marked.title)));
  // The network's own short name for a subnet, in every language.
  if (number !== null) title.append(" ", element("span", { class: "search-hit-note" }, `SN ${number}`));
  if (hit.locale === DEFAULT_LOCALE && isForeign)
    title.append(" ", element("span", { class: "search-hit-note" }, messages.inEnglish));
  option.append(title);
  if (hit.description)
    option.append(" ", element("span", { class: "search-hit-text", ...lang }, ...marked(hit.marked.description)));
  return option;
}

function marked(text: string): (Node | string)[] {
  return splitMarks(text).map(({ text, isMatch }) => (isMatch ? element("mark", {}, text) : text));
}
