import { messagesByLocale } from "virtual:messages";
import type { Locale } from "@learn-bittensor/contract/locales";
import { type CompiledTexts, createInterfaceTexts, type InterfaceTexts, type Namespace } from "./interface-texts.ts";
import { LATE_NAMESPACES, SERVED_NAMESPACES } from "./namespaces.ts";
import type { Translator } from "./translator.ts";

const pages = inEachLanguage((locale) => createInterfaceTexts(locale, listPageTexts(locale)));
const translators = inEachLanguage((locale) => createInterfaceTexts(locale, messagesByLocale[locale]).translator());

/** The texts that every page carries in a language, and its formats. */
export function interfaceTexts(locale: Locale): InterfaceTexts {
  return pages[locale];
}

/** For words that are needed on the server before anything is rendered, such as titles. It knows all texts. */
export function getTranslator(locale: Locale): Translator {
  return translators[locale];
}

/** Texts that not every page carries, for the data of a page that shows them within `MoreTexts`. */
export function pickTexts(locale: Locale, ...namespaces: readonly Namespace[]): CompiledTexts {
  const paths = namespaces.map((namespace) => namespace.split("."));
  return pick(messagesByLocale[locale], paths);
}

function pick(texts: CompiledTexts, paths: readonly (readonly string[])[]): CompiledTexts {
  const picked = [...Map.groupBy(paths, ([name = ""]) => name)].map(([name, below]) => {
    const text = texts[name] ?? {};
    const rest = below.map((path) => path.slice(1));
    return [name, !isGroup(text) || rest.some(({ length }) => length === 0) ? text : pick(text, rest)] as const;
  });
  return Object.fromEntries(picked);
}

function isGroup(text: CompiledTexts[string]): text is CompiledTexts {
  return typeof text === "object" && !Array.isArray(text);
}

function listPageTexts(locale: Locale): CompiledTexts {
  const elsewhere: readonly string[] = [...SERVED_NAMESPACES, ...LATE_NAMESPACES];
  return Object.fromEntries(Object.entries(messagesByLocale[locale]).filter(([name]) => !elsewhere.includes(name)));
}

function inEachLanguage<Made>(make: (locale: Locale) => Made): Readonly<Record<Locale, Made>> {
  return { en: make("en"), de: make("de"), ko: make("ko"), fr: make("fr"), zh: make("zh") };
}
