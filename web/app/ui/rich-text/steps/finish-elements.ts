import { DEFAULT_LOCALE, type Locale } from "@learn-bittensor/contract/locales";
import { CALLOUT_KINDS } from "@learn-bittensor/markdown/callouts";
import { titleOf } from "@learn-bittensor/markdown/contents";
import { toHeadingId } from "@learn-bittensor/markdown/heading-ids";
import { toTermId } from "@learn-bittensor/markdown/term-address";
import type { Element, ElementContent, Root } from "hast";
import { toString as toWords } from "hast-util-to-string";
import { h } from "hastscript";
import { localizedPath, splitLocale } from "#app/i18n/localized-path.ts";
import type { RichTextLabels } from "../rich-text-labels.ts";
import { hasClass, isElement, listElements, replaceElements } from "./html-tree.ts";
import { sayDayOfSource } from "./source-dates.ts";

const ABSOLUTE = /^(?:http|\/\/)/;
const STATIC_FILE = /^\/resources\//;

/** What ends the words of a task. */
const BLOCKS = new Set(["p", "ul", "ol", "blockquote", "aside", "figure", "div", "table", "hr", "pre"]);

/** Gives the elements of a text what Markdown has no word for: names, roles, links to themselves. */
export function finishElements(root: Root, words: RichTextLabels, locale: Locale): void {
  let tables = 0;
  let section = "";
  replaceElements(root, (element): ElementContent[] | undefined => {
    switch (element.tagName) {
      case "h1":
      case "h2":
      case "h3":
      case "h4":
      case "h5":
      case "h6":
        section = titleOf(element);
        return linkHeading(element, words);
      case "a":
        // The sanitiser took an address that must not be followed: the words stay.
        if (element.properties.href === undefined) return element.children;
        applyLinkRules(element, locale);
        return undefined;
      case "blockquote":
        return toCallout(element, words);
      case "table":
        tables += 1;
        return toScrollRegion(element, `${words.table} ${tables}${section && `: ${section}`}`);
      case "li":
        if (hasClass(element, "task-list-item")) labelTask(element);
        sayDayOfSource(element, words, locale);
        return undefined;
      default:
        return undefined;
    }
  });
}

/** A heading and, beside it, a link to itself. It copies its address, too (`copy.ts`). */
function linkHeading(heading: Element, words: RichTextLabels): ElementContent[] {
  const { id } = heading.properties;
  if (typeof id !== "string") return [heading];
  const ariaLabel = `${words.headingLink}: ${titleOf(heading)}`;
  const properties = { className: ["heading-link"], href: `#${id}`, ariaLabel, dataCopied: words.linkCopied };
  return [h("div", { className: ["heading"] }, heading, h("a", properties, "#"))];
}

/**
 * Absolute links open in a new tab without a way back to ours; links within the site open in a new tab, in the
 * reader's language, those to terms with what describes them. A mere fragment stays in the page: docs/decisions/0003-links-in-rich-text.md says why.
 */
function applyLinkRules(link: Element, locale: Locale): void {
  const { href } = link.properties;
  if (typeof href !== "string" || href.startsWith("#")) return;
  link.properties.target = "_blank";
  const term = toTermId(href);
  // Pages that show what their terms mean have it in an element with this id.
  if (term) link.properties.ariaDescribedBy = [`definition-${term}`];
  if (ABSOLUTE.test(href)) link.properties.rel = ["noopener", "noreferrer"];
  else if (href.startsWith("/") && !STATIC_FILE.test(href)) link.properties.href = toReadersAddress(href, locale);
}

/** `/concepts/staking#risks` in German is `/de/concepts/staking#risks`. */
function toReadersAddress(address: string, locale: Locale): string {
  const [, path = "", query = "", fragment] = /^([^?#]*)([^#]*)(?:#(.*))?$/s.exec(address) ?? [];
  const isLocalized = splitLocale(path).locale !== DEFAULT_LOCALE;
  const target = (isLocalized ? path : localizedPath(path, locale)) + query;
  return fragment ? `${target}#${toHeadingId(fragment)}` : target;
}

/** A quotation that is a callout gets its title; others stay. */
function toCallout(quotation: Element, words: RichTextLabels): ElementContent[] | undefined {
  const kind = CALLOUT_KINDS.find((known) => known === quotation.properties.dataCallout);
  if (!kind) return undefined;
  const first = quotation.children.find((child) => child.type === "element");
  // Where the marker stood alone, nothing is left of its paragraph.
  const isLeft = (child: ElementContent) => child !== first || !isElement(child, "p") || !isEmpty(child);
  const title = h("p", { className: ["callout-title"] }, words.callouts[kind]);
  const attributes = { className: ["callout", `callout-${kind}`], role: "note" };
  return [h("aside", attributes, title, ...quotation.children.filter(isLeft))];
}

function isEmpty({ children }: Element): boolean {
  return children.every((child) => child.type === "text" && child.value.trim() === "");
}

/** A table in a region of its own that scrolls and can be reached by keyboard. */
function toScrollRegion(table: Element, name: string): ElementContent[] {
  nameRowsAndColumns(table);
  return [h("div", { className: ["table-scroll"], role: "region", tabIndex: 0, ariaLabel: name }, table)];
}

/** A table whose first column has no heading has the names of its rows there. What heads nothing is no heading. */
function nameRowsAndColumns(table: Element): void {
  const [head, ...rows] = listElements(table).filter((element) => element.tagName === "tr");
  const headings = (head?.children ?? []).filter((cell) => isElement(cell, "th"));
  for (const heading of headings) {
    if (toWords(heading).trim() === "") heading.tagName = "td";
    else heading.properties.scope = "col";
  }
  if (headings[0]?.tagName !== "td") return;
  for (const row of rows) {
    const name = row.children.find((cell) => isElement(cell));
    if (!name || toWords(name).trim() === "") continue;
    name.tagName = "th";
    name.properties.scope = "row";
  }
}

/** Puts a task's words into a label around its checkbox, so that the checkbox is named after them. */
function labelTask(item: Element): void {
  const first = item.children.find((child) => child.type === "element");
  const line = isElement(first, "p") ? first : item;
  const start = line.children.findIndex((child) => isElement(child, "input"));
  if (start < 0) return;
  const length = line.children.slice(start).findIndex((child) => isElement(child) && BLOCKS.has(child.tagName));
  const words = line.children.splice(start, length < 0 ? line.children.length : length);
  line.children.splice(start, 0, h("label", words));
}
