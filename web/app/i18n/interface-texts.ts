import type { Locale } from "@learn-bittensor/contract/locales";
import { createContext, use } from "react";
import type { useFormatter as UseFormatter, useTranslations as UseTranslations } from "use-intl";
import { createFormatter, createTranslator, type DateTimeFormatOptions } from "use-intl/core";
import { keepDateWhole } from "./keep-date-whole.ts";

type FormatDateTime = (value: Date | number, options: DateTimeFormatOptions) => string;

/** Compiled texts by their keys at any depth: those of every page, or some more. Only translators look inside. */
export interface CompiledTexts {
  readonly [name: string]: CompiledTexts | string | readonly unknown[];
}

/** The texts and formats of one language. Made once: finding a text costs next to nothing, making a formatter does. */
export interface InterfaceTexts {
  locale: Locale;
  messages: CompiledTexts;
  /** All texts, or those of a namespace. */
  translator: typeof UseTranslations;
  format: Omit<ReturnType<typeof UseFormatter>, "dateTime"> & { dateTime: FormatDateTime };
}

export function createInterfaceTexts(locale: Locale, messages: CompiledTexts): InterfaceTexts {
  return {
    locale,
    messages,
    translator: createTranslators(locale, messages),
    format: createFormatterOfWholeDates(locale),
  };
}

/** The same, and some texts besides. */
export function withMoreTexts(texts: InterfaceTexts, more: CompiledTexts): InterfaceTexts {
  const messages = { ...texts.messages, ...more };
  return { ...texts, messages, translator: createTranslators(texts.locale, messages) };
}

function createTranslators(locale: Locale, messages: CompiledTexts): typeof UseTranslations {
  const byNamespace = new Map<string, unknown>();
  const translator = (namespace = "") => {
    const [name = ""] = namespace.split(".");
    if (name !== "" && !Object.hasOwn(messages, name))
      throw new Error(`no text "${name}": it needs MoreTexts around it`);
    const known =
      byNamespace.get(namespace) ??
      createTranslator({
        locale,
        messages: messages as never,
        timeZone: "UTC",
        namespace: (namespace || undefined) as never,
      });
    byNamespace.set(namespace, known);
    return known;
  };
  // `use-intl` types its hook by the names of the texts; what it returns for a namespace is such a translator.
  return translator as typeof UseTranslations;
}

function createFormatterOfWholeDates(locale: Locale): InterfaceTexts["format"] {
  const format = createFormatter({ locale, timeZone: "UTC" });
  const dateTime: FormatDateTime = (value, options) => keepDateWhole(format.dateTime(value, options));
  return { ...format, dateTime };
}

export const InterfaceTextsContext = createContext<InterfaceTexts | null>(null);

export function useInterfaceTexts(): InterfaceTexts {
  const texts = use(InterfaceTextsContext);
  if (!texts) throw new Error("no InterfaceTextsContext around the page");
  return texts;
}

/** The names of the texts, and of groups of texts. */
export type Namespace = NonNullable<Parameters<typeof UseTranslations>[0]>;

/**
 * The texts of the language being read, all or of one namespace: `useTranslations("search")("placeholder")`. Those that not
 * every page carries (`namespaces.ts`) are there within `MoreTexts`.
 */
export function useTranslations<Name extends Namespace = never>(
  namespace?: Name,
): ReturnType<typeof UseTranslations<Name>> {
  return useInterfaceTexts().translator(namespace);
}

/** Numbers and dates as the language being read writes them. */
export function useFormatter(): InterfaceTexts["format"] {
  return useInterfaceTexts().format;
}

/** The language of the document. It changes with the document only. */
export function useLocale(): Locale {
  return useInterfaceTexts().locale;
}
