import type { Locale } from "@learn-bittensor/contract/locales";
import type { AnalyticsSettings } from "./features/analytics/analytics-settings.ts";
import { ConsentChoice } from "./features/analytics/consent-choice.tsx";
import { getTranslator } from "./i18n/messages.server.ts";

/** The choice whether pages may be counted, in a language: for the footer, and for the page about privacy. */
export function ConsentPart({ settings, locale }: { settings: AnalyticsSettings; locale: Locale }) {
  const t = getTranslator(locale);
  return (
    <ConsentChoice
      settings={settings}
      texts={{
        question: t("consent.question"),
        more: t("consent.more"),
        yes: t("consent.yes"),
        no: t("consent.no"),
        saidYes: t("consent.saidYes"),
        saidNo: t("consent.saidNo"),
        refused: t("consent.refused"),
      }}
    />
  );
}
