import { use, useEffect, useState } from "react";
import { type CompiledTexts, useTranslations } from "#app/i18n/interface-texts.ts";
import { LocalLink } from "#app/i18n/local-link.tsx";
import { MoreTexts } from "#app/i18n/more-texts.tsx";
import buttonStyles from "#app/ui/button.module.css";
import type { Choice as Answer } from "./consent.ts";
import styles from "./consent-choice.late.module.css";
import { ConsentContext } from "./consent-context.ts";

/**
 * Whether pages that are read may be counted: two answers of equal weight. Without scripts nothing is counted. `texts` are those of
 * `consent`, which only pages of a site that counts carry.
 */
export function ConsentChoice({ texts }: { texts: CompiledTexts }) {
  return (
    <MoreTexts texts={texts}>
      <Choice />
    </MoreTexts>
  );
}

function Choice() {
  const t = useTranslations("consent");
  const { state, choose } = use(ConsentContext);
  // An answer may be given before the code that stores it is there.
  const [early, setEarly] = useState<Answer | null>(null);
  useEffect(() => {
    if (!choose || early === null) return;
    choose(early);
    setEarly(null);
  }, [choose, early]);
  return (
    <section className={styles.consentChoice} data-consent={state}>
      <p>
        {t("question")} <LocalLink to="/privacy-policy#analytics">{t("more")}</LocalLink>
      </p>
      <fieldset className={styles.choices} aria-label={t("question")}>
        {(["yes", "no"] as const).map((choice) => (
          <button
            key={choice}
            type="button"
            className={buttonStyles.button}
            aria-pressed={(early ?? state) === choice}
            onClick={() => (choose ? choose(choice) : setEarly(choice))}
            data-consent-choice={choice}
          >
            {t(choice)}
          </button>
        ))}
      </fieldset>
      <p role="status" className="consent-said">
        <span data-when="yes">{t("saidYes")}</span>
        <span data-when="no">{t("saidNo")}</span>
        <span data-when="refused">{t("refused")}</span>
      </p>
    </section>
  );
}
