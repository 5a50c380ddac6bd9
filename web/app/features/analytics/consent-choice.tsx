import { LocalLink } from "#app/i18n/local-link.tsx";
import type { AnalyticsSettings } from "./analytics-settings.ts";

export interface ConsentTexts {
  question: string;
  more: string;
  yes: string;
  no: string;
  saidYes: string;
  saidNo: string;
  refused: string;
}

/**
 * Whether pages that are read may be counted: two answers of equal weight. The markup is the same for everybody; the
 * shell's script says which answer was given (`start-analytics.ts`), and without scripts nothing is counted.
 */
export function ConsentChoice({ settings, texts }: { settings: AnalyticsSettings; texts: ConsentTexts }) {
  return (
    <section className="consent" data-consent="open" data-key={settings.key} data-host={settings.host}>
      <p>
        {texts.question} <LocalLink to="/privacy-policy#analytics">{texts.more}</LocalLink>
      </p>
      <fieldset className="consent-choices" aria-label={texts.question}>
        <button type="button" className="button" data-consent-choice="yes">
          {texts.yes}
        </button>
        <button type="button" className="button" data-consent-choice="no">
          {texts.no}
        </button>
      </fieldset>
      <p role="status" className="consent-said">
        <span data-when="yes">{texts.saidYes}</span>
        <span data-when="no">{texts.saidNo}</span>
        <span data-when="refused">{texts.refused}</span>
      </p>
    </section>
  );
}
