import type { Locale } from "@learn-bittensor/contract/locales";
import { createInterfaceTexts, type InterfaceTexts } from "./interface-texts.ts";
import { de } from "./messages/de.ts";
import { en } from "./messages/en.ts";
import { fr } from "./messages/fr.ts";
import { ko } from "./messages/ko.ts";
import { asInterfaceTexts } from "./messages/messages.ts";
import { zh } from "./messages/zh.ts";
import type { Translator } from "./translator.ts";

/** All interface texts; the browser loads those of its page's language only. */
export const messagesByLocale: Record<Locale, typeof en> = {
  en,
  de: asInterfaceTexts(de),
  ko: asInterfaceTexts(ko),
  fr: asInterfaceTexts(fr),
  zh: asInterfaceTexts(zh),
};

const made = new Map<Locale, InterfaceTexts>();

/** The texts and formats of a language, made with the first page that needs them. */
export function interfaceTexts(locale: Locale): InterfaceTexts {
  const known = made.get(locale) ?? createInterfaceTexts(locale, messagesByLocale[locale]);
  made.set(locale, known);
  return known;
}

/** For words that are needed on the server before anything is rendered, such as titles. */
export function getTranslator(locale: Locale): Translator {
  return interfaceTexts(locale).translator();
}
