import { useFormatter, useLocale, useTranslations } from "#app/i18n/interface-texts.ts";
import { useLangOf } from "#app/ui/fallback-notice.tsx";
import cardStyles from "#app/ui/lists/card.module.css";
import textStyles from "#app/ui/text.module.css";
import styles from "./resource-list.module.css";
import type { ResourceView } from "./resources.server.ts";

/** The papers of the site itself are typeset in English only. */
const OWN_PAPERS = "/resources/";

/** Documents open in a new tab, as the specification has it. */
export function ResourceList({ resources }: { resources: ResourceView[] }) {
  const t = useTranslations("resources");
  const format = useFormatter();
  const langOf = useLangOf();
  const locale = useLocale();
  return (
    <ul className={styles.resourceList}>
      {resources.map((resource) => (
        <li key={resource.slug} lang={langOf(resource.locale)} className={cardStyles.card}>
          <h2 className={cardStyles.title}>
            <a
              className={cardStyles.link}
              href={resource.href}
              hrefLang={isInEnglish(resource) ? "en" : undefined}
              target="_blank"
              rel="noopener noreferrer"
            >
              {resource.title}
            </a>
          </h2>
          <p className={textStyles.muted}>{resource.description}</p>
          <p className={cardStyles.details}>
            <span>{t("pdf")}</span>
            {locale !== "en" && isInEnglish(resource) ? <span>{t("fileInEnglish")}</span> : null}
            {resource.pages ? <span>{t("pages", { count: resource.pages })}</span> : null}
            {resource.issuedOn ? (
              <time dateTime={resource.issuedOn}>
                {format.dateTime(new Date(resource.issuedOn), { dateStyle: "medium", timeZone: "UTC" })}
              </time>
            ) : null}
          </p>
        </li>
      ))}
    </ul>
  );
}

function isInEnglish({ href }: ResourceView): boolean {
  return href.startsWith(OWN_PAPERS);
}
