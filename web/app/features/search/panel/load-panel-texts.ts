import type { Messages } from "virtual:messages";
import { load } from "virtual:messages/searchPanel";
import type { Locale } from "@learn-bittensor/contract/locales";
import format, { type CompiledMessage } from "icu-minify/format";

/** The texts of the panel in one language, and what puts values into them. */
export interface PanelTexts {
  locale: Locale;
  messages: Messages["searchPanel"];
  /** Texts are compiled while the site is built (`compile-messages.ts`): only those without values are strings then. */
  format: (message: CompiledMessage, values: Record<string, string | number>) => string;
}

export async function loadPanelTexts(locale: Locale): Promise<PanelTexts> {
  const { messages } = await load[locale]();
  const formatters = {
    getDateTimeFormat: (...options: ConstructorParameters<typeof Intl.DateTimeFormat>) =>
      new Intl.DateTimeFormat(...options),
    getNumberFormat: (...options: ConstructorParameters<typeof Intl.NumberFormat>) => new Intl.NumberFormat(...options),
    getPluralRules: (...options: ConstructorParameters<typeof Intl.PluralRules>) => new Intl.PluralRules(...options),
  };
  return {
    locale,
    messages: messages.searchPanel,
    format: (message, values) => String(format(message, locale, values, { formatters })),
  };
}
