import { useTranslations } from "#app/i18n/interface-texts.ts";
import { LocalLink } from "#app/i18n/local-link.tsx";
import { Sentences } from "#app/i18n/sentences.tsx";
import textStyles from "#app/ui/text.module.css";
import touchStyles from "#app/ui/touch.module.css";
import styles from "./cite-line.late.module.css";

/** The ways to name a text elsewhere, and to be told of its changes, at its own `path` without language. */
export function CiteLine({ path }: { path: string }) {
  const t = useTranslations("content");
  return (
    <p className={`${styles.citeLine} ${textStyles.aside} ${textStyles.muted} ${touchStyles.links}`}>
      <Sentences>
        {t("cite")}
        <LocalLink to={`${path}.bib`} reloads>
          BibTeX
        </LocalLink>
        <LocalLink to={`${path}.csl.json`} reloads>
          CSL-JSON
        </LocalLink>
        <LocalLink to={`${path}.xml`} type="application/atom+xml" reloads>
          {t("follow")}
        </LocalLink>
      </Sentences>
    </p>
  );
}
