import type { Locale } from "@learn-bittensor/contract/locales";
import type { Element } from "hast";
import { h } from "hastscript";
import { keepDateWhole } from "#app/i18n/keep-date-whole.ts";
import type { RichTextLabels } from "../rich-text-labels.ts";
import { isElement } from "./html-tree.ts";

/** The day a source speaks of, as texts are written: in parentheses, the last thing of its line. */
const DAY_AT_END = / \((\d{4}-\d{2}-\d{2})\)\s*$/;

/** Says the day that ends an item of a list as the reader's language does. Programs read it as it was written. */
export function sayDayOfSource(item: Element, words: RichTextLabels, locale: Locale): void {
  const last = item.children.findLast((child) => child.type !== "text" || child.value.trim() !== "");
  const line = isElement(last, "p") ? last : item;
  const end = line.children.at(-1);
  if (end?.type !== "text") return;
  const [written, day = ""] = DAY_AT_END.exec(end.value) ?? [];
  const date = new Date(day);
  if (written === undefined || Number.isNaN(date.getTime())) return;
  const [before = "", after = ""] = words.dateBehind.split("{date}");
  end.value = end.value.slice(0, -written.length) + before;
  line.children.push(
    h(
      "time",
      { dateTime: day },
      keepDateWhole(new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" }).format(date)),
    ),
    {
      type: "text",
      value: after,
    },
  );
}
