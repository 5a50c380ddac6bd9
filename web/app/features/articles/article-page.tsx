import { useFormatter, useTranslations } from "#app/i18n/interface-texts.ts";
import type { Neighbours } from "#app/site/neighbours.server.ts";
import { FallbackNotice, useLangOf } from "#app/ui/fallback-notice.tsx";
import { LinkList } from "#app/ui/lists/link-list.tsx";
import { Tags } from "#app/ui/lists/tags.tsx";
import { type Crumb, PageHeader } from "#app/ui/page-header.tsx";
import { AboutText } from "#app/ui/reading/about-text.tsx";
import { CiteLine } from "#app/ui/reading/cite-line.tsx";
import contentsPanelStyles from "#app/ui/reading/contents-panel.module.css";
import { ContentsPanel } from "#app/ui/reading/contents-panel.tsx";
import { PreviousNext } from "#app/ui/reading/previous-next.tsx";
import readingStyles from "#app/ui/reading/reading.module.css";
import type { ReadingSlots } from "#app/ui/reading/reading-slots.ts";
import { TextSource } from "#app/ui/reading/text-source.tsx";
import { RichText } from "#app/ui/rich-text/rich-text.tsx";
import type { ArticleView } from "./articles.server.ts";

export function ArticlePage(props: {
  article: ArticleView;
  crumbs?: Crumb[];
  parts?: ReadingSlots;
  neighbours?: Neighbours | null;
}) {
  const { article, parts, neighbours } = props;
  const t = useTranslations("articles");
  const tContent = useTranslations("content");
  const format = useFormatter();
  const lang = useLangOf()(article.locale);
  return (
    <>
      <PageHeader
        title={article.title}
        lead={article.description}
        crumbs={props.crumbs ?? [{ label: t("title"), href: "/articles" }]}
        crumbsLabel={tContent("breadcrumbs")}
        lang={lang}
      >
        <AboutText
          short={
            <>
              {article.author ? <span>{t("by", { author: article.author.name })}</span> : null}
              {article.publishedOn ? (
                <time dateTime={article.publishedOn}>
                  {format.dateTime(new Date(article.publishedOn), { dateStyle: "long", timeZone: "UTC" })}
                </time>
              ) : null}
              {article.readingMinutes ? (
                <span>{tContent("readingMinutes", { minutes: article.readingMinutes })}</span>
              ) : null}
            </>
          }
          facts={
            <>
              <Tags tags={article.tags} />
              {parts?.fact}
            </>
          }
        >
          {parts?.head}
        </AboutText>
      </PageHeader>
      <FallbackNotice locale={article.locale} />
      {parts?.notice}
      <div className={contentsPanelStyles.withContents}>
        <ContentsPanel contents={article.text.contents} />
        <div className={readingStyles.reading}>
          <div lang={lang}>
            <RichText parts={article.text.parts} renderPart={parts?.inText} />
          </div>
          {parts?.end}
          <TextSource path={`/articles/${article.slug}`} updatedAt={article.updatedAt} sourceUrl={article.sourceUrl} />
          <CiteLine path={`/articles/${article.slug}`} />
          {parts?.way ?? (neighbours ? <PreviousNext {...neighbours} /> : null)}
          {article.concepts.length > 0 ? <LinkList title={t("concepts")} links={article.concepts} /> : null}
        </div>
      </div>
    </>
  );
}
