import type { Locale } from "@learn-bittensor/contract/locales";
import { createContext, use } from "react";
import type { useFormatter as UseFormatter, useTranslations as UseTranslations } from "use-intl";
import { createFormatter, createTranslator, type DateTimeFormatOptions } from "use-intl/core";
import { keepDateWhole } from "./keep-date-whole.ts";
import type { PageMessages, SERVED_NAMESPACES } from "./messages/messages.ts";

type FormatDateTime = (value: Date | number, options: DateTimeFormatOptions) => string;

/** The texts and formats of one language. Made once: finding a text costs next to nothing, making a formatter does. */
export interface InterfaceTexts {
  locale: Locale;
  /** All texts, or those of a namespace. */
  translator: typeof UseTranslations;
  format: Omit<ReturnType<typeof UseFormatter>, "dateTime"> & { dateTime: FormatDateTime };
}

export function createInterfaceTexts(locale: Locale, messages: PageMessages): InterfaceTexts {
  const byNamespace = new Map<string, unknown>();
  const translator = (namespace?: string) => {
    const key = namespace ?? "";
    const known =
      byNamespace.get(key) ?? createTranslator({ locale, messages, timeZone: "UTC", namespace: namespace as never });
    byNamespace.set(key, known);
    return known;
  };
  return {
    locale,
    // `use-intl` types its hook by the names of the texts; what it returns for a namespace is such a translator.
    translator: translator as typeof UseTranslations,
    format: createFormatterOfWholeDates(locale),
  };
}

function createFormatterOfWholeDates(locale: Locale): InterfaceTexts["format"] {
  const format = createFormatter({ locale, timeZone: "UTC" });
  const dateTime: FormatDateTime = (value, options) => keepDateWhole(format.dateTime(value, options));
  return { ...format, dateTime };
}

export const InterfaceTextsContext = createContext<InterfaceTexts | null>(null);

function useInterfaceTexts(): InterfaceTexts {
  const texts = use(InterfaceTextsContext);
  if (!texts) throw new Error("interface texts: expected InterfaceTextsContext around the page, got nothing");
  return texts;
}

type Namespace = NonNullable<Parameters<typeof UseTranslations>[0]>;
type Served = (typeof SERVED_NAMESPACES)[number];

/** The texts of the language being read, all or of one namespace: `useTranslations("search")("placeholder")`. */
export function useTranslations<Name extends Exclude<Namespace, Served | `${Served}.${string}`> = never>(
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
