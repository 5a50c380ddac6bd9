import { useFormatter, useTranslations } from "#app/i18n/interface-texts.ts";
import { LocalLink } from "#app/i18n/local-link.tsx";
import { useLangOf } from "#app/ui/fallback-notice.tsx";
import chapterStyles from "#app/ui/lists/chapter-list.module.css";
import textStyles from "#app/ui/text.module.css";
import styles from "./article-list.module.css";
import type { ArticleSummary } from "./articles.server.ts";

export function ArticleList({ articles }: { articles: ArticleSummary[] }) {
  const t = useTranslations("content");
  const format = useFormatter();
  const langOf = useLangOf();
  return (
    <ul className={styles.articleList}>
      {articles.map(({ slug, title, description, publishedOn, readingMinutes, locale }) => (
        <li key={slug} className={styles.story}>
          <h2 className={styles.title} lang={langOf(locale)}>
            <LocalLink to={`/articles/${slug}`} isName>
              {title}
            </LocalLink>
          </h2>
          <p className={textStyles.muted} lang={langOf(locale)}>
            {description}
          </p>
          <p className={chapterStyles.facts}>
            {publishedOn ? (
              <time dateTime={publishedOn}>
                {format.dateTime(new Date(publishedOn), { dateStyle: "medium", timeZone: "UTC" })}
              </time>
            ) : null}
            {readingMinutes ? <span>{t("readingMinutes", { minutes: readingMinutes })}</span> : null}
          </p>
        </li>
      ))}
    </ul>
  );
}
