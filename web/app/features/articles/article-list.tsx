import { useFormatter, useTranslations } from "#app/i18n/interface-texts.ts";
import { CardGrid, LinkCard } from "#app/ui/card.tsx";
import { useLangOf } from "#app/ui/fallback-notice.tsx";
import type { ArticleSummary } from "./articles.server.ts";

export function ArticleList({ articles }: { articles: ArticleSummary[] }) {
  const t = useTranslations("content");
  const format = useFormatter();
  const langOf = useLangOf();
  return (
    <CardGrid>
      {articles.map((article) => (
        <LinkCard
          key={article.slug}
          title={article.title}
          text={article.description}
          href={`/articles/${article.slug}`}
          lang={langOf(article.locale)}
          details={
            <>
              {article.publishedOn ? (
                <time dateTime={article.publishedOn}>
                  {format.dateTime(new Date(article.publishedOn), { dateStyle: "medium", timeZone: "UTC" })}
                </time>
              ) : null}
              {article.readingMinutes ? <span>{t("readingMinutes", { minutes: article.readingMinutes })}</span> : null}
            </>
          }
        />
      ))}
    </CardGrid>
  );
}
