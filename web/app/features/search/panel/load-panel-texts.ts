import type { Locale } from "@learn-bittensor/contract/locales";
import format, { type CompiledMessage } from "icu-minify/format";
import type { SearchPanelMessages } from "#app/i18n/messages/search-panel/search-panel-messages.ts";

/** The texts of the panel in one language, and what puts values into them. */
export interface PanelTexts {
  locale: Locale;
  messages: SearchPanelMessages;
  /** Texts are compiled while the site is built (`compile-messages.ts`): only those without values are strings then. */
  format: (message: CompiledMessage, values: Record<string, string | number>) => string;
}

export async function loadPanelTexts(locale: Locale): Promise<PanelTexts> {
  const messages = await loadMessages(locale);
  const formatters = {
    getDateTimeFormat: (...options: ConstructorParameters<typeof Intl.DateTimeFormat>) =>
      new Intl.DateTimeFormat(...options),
    getNumberFormat: (...options: ConstructorParameters<typeof Intl.NumberFormat>) => new Intl.NumberFormat(...options),
    getPluralRules: (...options: ConstructorParameters<typeof Intl.PluralRules>) => new Intl.PluralRules(...options),
  };
  return {
    locale,
    messages,
    format: (message, values) => String(format(message, locale, values, { formatters })),
  };
}

async function loadMessages(locale: Locale): Promise<SearchPanelMessages> {
  switch (locale) {
    case "en":
      return (await import("#app/i18n/messages/search-panel/en.ts")).en;
    case "de":
      return (await import("#app/i18n/messages/search-panel/de.ts")).de;
    case "ko":
      return (await import("#app/i18n/messages/search-panel/ko.ts")).ko;
    case "fr":
      return (await import("#app/i18n/messages/search-panel/fr.ts")).fr;
    case "zh":
      return (await import("#app/i18n/messages/search-panel/zh.ts")).zh;
  }
}
