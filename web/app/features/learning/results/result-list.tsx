import { useFormatter, useTranslations } from "#app/i18n/interface-texts.ts";
import { LocalLink } from "#app/i18n/local-link.tsx";
import { useLangOf } from "#app/ui/fallback-notice.tsx";
import tagStyles from "#app/ui/lists/tag.module.css";
import textStyles from "#app/ui/text.module.css";
import textLinksStyles from "#app/ui/text-links.module.css";
import type { ShownResult } from "../learning-overview.ts";
import { WeakSections } from "./last-result.tsx";
import styles from "./results.module.css";

/** The quizzes that were answered, the latest first, each with what to read again. */
export function ResultList({ results }: { results: readonly ShownResult[] }) {
  const t = useTranslations("learning");
  const format = useFormatter();
  const langOf = useLangOf();
  if (results.length === 0) return <p className={textStyles.muted}>{t("noResults")}</p>;
  return (
    <ul className={`${styles.results} ${textLinksStyles.textLinks}`}>
      {results.map(({ concept, correctCount, questionCount, passed, at, weak }) => (
        <li key={concept.slug} lang={langOf(concept.locale)}>
          <p className={styles.line}>
            <LocalLink to={`${concept.href}#quiz`}>{concept.title}</LocalLink>
            <span className={tagStyles.tag}>
              {t("rightOf", { correct: String(correctCount), total: String(questionCount) })}
            </span>
            {passed ? <span className={textStyles.muted}>{t("passed")}</span> : null}
            <span className={textStyles.muted}>{format.dateTime(new Date(at), { dateStyle: "medium" })}</span>
          </p>
          {weak.length > 0 ? <p className={textStyles.muted}>{t("readAgain")}</p> : null}
          <WeakSections weak={weak} path={concept.href} />
        </li>
      ))}
    </ul>
  );
}
