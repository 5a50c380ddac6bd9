import { useTranslations } from "#app/i18n/interface-texts.ts";
import { LocalLink } from "#app/i18n/local-link.tsx";
import textStyles from "#app/ui/text.module.css";
import { ClassLink } from "./class-link.tsx";
import styles from "./lesson-list.module.css";
import type { LessonSummary } from "./lessons.server.ts";

/** The lessons, each with the picture that is shown first in it. */
export function LessonList(props: {
  lessons: readonly (LessonSummary & { picture: string })[];
  /** Whether links for classes are made. */
  takesClasses: boolean;
}) {
  const { lessons, takesClasses } = props;
  const t = useTranslations("teach");
  return (
    <>
      {takesClasses ? (
        <p className={styles.ways}>
          <ClassLink />
        </p>
      ) : null}
      <ol className={styles.lessons}>
        {lessons.map(({ slug, number, title, goal, picture }) => (
          <li key={slug} className={styles.lesson}>
            <img src={picture} alt="" width="400" height="300" loading="lazy" decoding="async" />
            <p className={`${textStyles.aside} ${textStyles.muted}`}>{t("number", { number: String(number) })}</p>
            <h2 className={styles.title}>
              <LocalLink to={`/teach/${slug}`} isName>
                {title}
              </LocalLink>
            </h2>
            <p className={textStyles.muted}>{goal}</p>
          </li>
        ))}
      </ol>
    </>
  );
}
