import { useFormatter, useTranslations } from "#app/i18n/interface-texts.ts";
import { LocalLink } from "#app/i18n/local-link.tsx";
import { useLangOf } from "#app/ui/fallback-notice.tsx";
import textStyles from "#app/ui/text.module.css";
import type { ArticleSummary } from "./articles.server.ts";

export function ArticleList({ articles }: { articles: ArticleSummary[] }) {
  const t = useTranslations("content");
  const format = useFormatter();
  const langOf = useLangOf();
  return (
    <ul className="story-list">
      {articles.map(({ slug, title, description, publishedOn, readingMinutes, locale }) => (
        <li key={slug} className="story">
          <h2 className="story-title" lang={langOf(locale)}>
            <LocalLink to={`/articles/${slug}`} isName>
              {title}
            </LocalLink>
          </h2>
          <p className={textStyles.muted} lang={langOf(locale)}>
            {description}
          </p>
          <p className="chapter-entry-facts">
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
