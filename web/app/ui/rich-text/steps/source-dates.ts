import { DEFAULT_LOCALE, type Locale } from "@learn-bittensor/contract/locales";
import type { Element } from "hast";
import { toString as textOf } from "hast-util-to-string";
import { h } from "hastscript";
import { keepDateWhole } from "#app/i18n/keep-date-whole.ts";
import type { RichTextLabels } from "../rich-text-labels.ts";
import { isElement } from "./html-tree.ts";

/** How a source ends, as texts are written: the day it speaks of, in parentheses, and what else is to be known about it. */
const DAY_AT_END = / \((\d{4}-\d{2}-\d{2})\)(\s?[:：].+)?\s*$/s;
/** References are in English in every language, unless somebody wrote them in other letters. */
const OTHER_LETTERS = /\p{Script=Hangul}|\p{Script=Han}/u;

/**
 * Says the day of a source, an item of a list, as the reader's language does; programs read it as it was written. What stands
 * before it is marked as English.
 */
export function sayDayOfSource(item: Element, words: RichTextLabels, locale: Locale): void {
  const last = item.children.findLast((child) => child.type !== "text" || child.value.trim() !== "");
  const line = isElement(last, "p") ? last : item;
  const end = line.children.at(-1);
  if (end?.type !== "text") return;
  const [written, day = "", notes = ""] = DAY_AT_END.exec(end.value) ?? [];
  const date = new Date(day);
  if (written === undefined || Number.isNaN(date.getTime())) return;
  end.value = end.value.slice(0, -written.length);
  const [before = "", after = ""] = words.dateBehind.split("{date}");
  const said = new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" }).format(date);
  line.children = [
    ...(locale === DEFAULT_LOCALE ? line.children : inEnglish(line.children)),
    { type: "text", value: before },
    h("time", { dateTime: day }, keepDateWhole(said)),
    { type: "text", value: after + notes },
  ];
}

function inEnglish(reference: Element["children"]): Element["children"] {
  const words = textOf({ type: "root", children: reference });
  if (words.trim() === "" || OTHER_LETTERS.test(words)) return reference;
  const [first, ...others] = reference.filter((child) => child.type !== "text" || child.value.trim() !== "");
  if (first?.type !== "element" || others.length > 0) return [h("span", { lang: DEFAULT_LOCALE }, reference)];
  first.properties.lang = DEFAULT_LOCALE;
  return [first];
}
