import { useTranslations } from "#app/i18n/interface-texts.ts";
import { LocalLink } from "#app/i18n/local-link.tsx";
import buttonStyles from "#app/ui/button.module.css";
import { Disclosure } from "#app/ui/controls/disclosure.tsx";
import { LinkList } from "#app/ui/lists/link-list.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import readingStyles from "#app/ui/reading/reading.module.css";
import sectionTitleStyles from "#app/ui/section-title.module.css";
import textStyles from "#app/ui/text.module.css";
import textLinksStyles from "#app/ui/text-links.module.css";
import touchStyles from "#app/ui/touch.module.css";
import { ClassLink } from "./class-link.tsx";
import styles from "./lesson-page.module.css";
import type { LessonView } from "./lessons.server.ts";

/** All that a teacher needs for a lesson: the plan, what to read, the sheet, questions and answers, what goes wrong. */
export function LessonPage(props: {
  lesson: LessonView;
  texts: { title: string; href: string }[];
  /** Whether a link for a class can be made of it. */
  takesClasses?: boolean;
}) {
  const { lesson, texts, takesClasses = false } = props;
  const t = useTranslations("teach");
  const tContent = useTranslations("content");
  const minutes = (count: number) => t("minutes", { minutes: count });
  return (
    <>
      <PageHeader
        title={lesson.title}
        lead={lesson.goal}
        crumbs={[{ label: t("title"), href: "/teach" }]}
        crumbsLabel={tContent("breadcrumbs")}
      >
        <p className={styles.ways}>
          <LocalLink className={buttonStyles.button} to={`/teach/${lesson.slug}/slides`}>
            {t("slides")}
          </LocalLink>
          {takesClasses ? <ClassLink lesson={lesson.slug} /> : null}
        </p>
      </PageHeader>
      <div className={`${readingStyles.reading} ${styles.lesson}`}>
        <section>
          <h2 className={sectionTitleStyles.sectionTitle}>{t("plan")}</h2>
          <ol className={styles.plan}>
            {lesson.parts.map(({ phase, minutes: taken, title, notes, ask, figure, lab }) => (
              <li key={phase} className={styles.part}>
                <p className={`${textStyles.aside} ${textStyles.muted}`}>
                  {t(`phases.${phase}`)} · {minutes(taken)}
                </p>
                <h3 className={styles.partTitle}>{title}</h3>
                <p className={styles.ask}>{ask}</p>
                <p>{notes}</p>
                {figure || lab ? (
                  <p className={`${styles.ways} ${textLinksStyles.textLinks} ${touchStyles.links}`}>
                    {figure ? <LocalLink to={`/figures/${figure}`}>{t("figure")}</LocalLink> : null}
                    {lab ? <LocalLink to={lab}>{t("lab")}</LocalLink> : null}
                  </p>
                ) : null}
              </li>
            ))}
          </ol>
        </section>
        {texts.length > 0 ? <LinkList title={t("before")} links={texts} compact /> : null}
        <section>
          <h2 className={sectionTitleStyles.sectionTitle}>{t("wrong")}</h2>
          <ul className={styles.list}>
            {lesson.wrong.map((what) => (
              <li key={what}>{what}</li>
            ))}
          </ul>
        </section>
        <section className={styles.sheet}>
          <h2 className={sectionTitleStyles.sectionTitle}>{t("sheet")}</h2>
          <p className={`${styles.how} ${textStyles.aside} ${textStyles.muted}`}>{t("sheetHow")}</p>
          <p className={styles.name}>{t("name")}</p>
          <ol className={styles.tasks}>
            {lesson.sheet.map((task) => (
              <li key={task}>{task}</li>
            ))}
          </ol>
        </section>
        <section>
          <h2 className={sectionTitleStyles.sectionTitle}>{t("questions")}</h2>
          <ol className={styles.list}>
            {lesson.questions.map(({ ask, answer }) => (
              <li key={ask}>
                <Disclosure summary={ask}>
                  <p>{answer}</p>
                </Disclosure>
              </li>
            ))}
          </ol>
        </section>
        <section className={styles.answers}>
          <h2 className={sectionTitleStyles.sectionTitle}>{t("answers")}</h2>
          <ol className={styles.list}>
            {lesson.questions.map(({ ask, answer }) => (
              <li key={ask}>{answer}</li>
            ))}
          </ol>
        </section>
      </div>
    </>
  );
}
