import { useTranslations } from "#app/i18n/interface-texts.ts";
import { LocalLink } from "#app/i18n/local-link.tsx";
import type { AnalyticsSettings } from "./analytics-settings.ts";

/**
 * Whether pages that are read may be counted: two answers of equal weight. The markup is the same for everybody; the
 * shell's script says which answer was given (`start-analytics.ts`), and without scripts nothing is counted.
 */
export function ConsentChoice({ settings }: { settings: AnalyticsSettings }) {
  const t = useTranslations("consent");
  return (
    <section className="consent" data-consent="open" data-key={settings.key} data-host={settings.host}>
      <p>
        {t("question")} <LocalLink to="/privacy-policy#analytics">{t("more")}</LocalLink>
      </p>
      <fieldset className="consent-choices" aria-label={t("question")}>
        <button type="button" className="button" data-consent-choice="yes">
          {t("yes")}
        </button>
        <button type="button" className="button" data-consent-choice="no">
          {t("no")}
        </button>
      </fieldset>
      <p role="status" className="consent-said">
        <span data-when="yes">{t("saidYes")}</span>
        <span data-when="no">{t("saidNo")}</span>
        <span data-when="refused">{t("refused")}</span>
      </p>
    </section>
  );
}
