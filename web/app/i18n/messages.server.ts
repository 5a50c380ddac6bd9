import type { Locale } from "@learn-bittensor/contract/locales";
import { createTranslator } from "use-intl/core";
import { de } from "./messages/de.ts";
import { en } from "./messages/en.ts";
import { fr } from "./messages/fr.ts";
import { ko } from "./messages/ko.ts";
import { asInterfaceTexts } from "./messages/messages.ts";
import { zh } from "./messages/zh.ts";

/** All interface texts; the browser loads those of its page's language only. */
export const messagesByLocale: Record<Locale, typeof en> = {
  en,
  de: asInterfaceTexts(de),
  ko: asInterfaceTexts(ko),
  fr: asInterfaceTexts(fr),
  zh: asInterfaceTexts(zh),
};

/** For words that are needed on the server before anything is rendered, such as titles. */
export function getTranslator(locale: Locale) {
  return createTranslator({ locale, messages: messagesByLocale[locale], timeZone: "UTC" });
}
