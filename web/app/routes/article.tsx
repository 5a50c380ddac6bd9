import { redirect } from "react-router";
import { getMarks } from "#app/collections/get-marks.server.ts";
import { articleMarkdown } from "#app/collections/markdown-pages.server.ts";
import { orNotFound } from "#app/collections/not-found.server.ts";
import { pageMeta } from "#app/document/page-meta.ts";
import { onceInDocument, showOnce } from "#app/document/page-texts.server.ts";
import { useFrame } from "#app/document/use-frame.ts";
import { routeMiddleware } from "#app/features/account/route-middleware.server.ts";
import { ArticlePage } from "#app/features/articles/article-page.tsx";
import { getArticle, getArticleNeighbours } from "#app/features/articles/articles.server.ts";
import { withAsk } from "#app/features/ask/ask-about.tsx";
import { withMarks } from "#app/features/learning/learning-marks.tsx";
import { NextLinks } from "#app/features/learning/next/next-links.tsx";
import { sharePicture } from "#app/features/share-images/share-picture.ts";
import { article as articleData, breadcrumbs } from "#app/features/structured-data/structured-data.ts";
import { StructuredDataScript } from "#app/features/structured-data/structured-data-script.tsx";
import { TermCards } from "#app/features/text-notes/term-cards.tsx";
import { textNoteParts } from "#app/features/text-notes/text-note-parts.tsx";
import { getTextNotes, shownNotes } from "#app/features/text-notes/text-notes.server.ts";
import { besideOf } from "#app/i18n/beside.ts";
import { localizedPath } from "#app/i18n/localized-path.ts";
import { getTranslator } from "#app/i18n/messages.server.ts";
import { parseLocale } from "#app/i18n/parse-locale.server.ts";
import { cachePolicy } from "#app/site/cache-policy.ts";
import { answerEdition, pageOfEdition } from "#app/site/edition-page.server.ts";
import { splitDay } from "#app/site/editions.ts";
import { siteContext } from "#app/site/request-context.server.ts";
import { Article } from "#app/ui/reading/article.tsx";
import { setBeside } from "#app/ui/rich-text/set-beside.server.ts";
import type { Route } from "./+types/article.ts";

export const middleware: Route.MiddlewareFunction[] = [articleMarkdown, routeMiddleware("auth")];

export async function loader({ params, request, url, context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const locale = parseLocale(params.locale);
  const { address: slug, day } = splitDay(params.slug);
  const asked = { slug, locale };
  const isToday = day === null;
  const [found, notes, marks, neighbours] = await Promise.all([
    getArticle(site, { ...asked, day }),
    isToday ? getTextNotes(site, { kind: "article", ...asked }) : null,
    getMarks({ request, context }, { kind: "article", slug }),
    isToday ? getArticleNeighbours(site, asked) : null,
  ]);
  const { markdown, text, edition, canonicalPath, ...article } = await orNotFound(found, { url, context });
  if (edition?.isStored && edition.day !== day) throw redirect(localizedPath(`/articles/${article.slug}`, locale), 308);
  const beside = besideOf(url.searchParams, article.locale);
  const other = beside && (await getArticle(site, { slug, locale: beside, day }));
  const shownParts = other ? setBeside(text.parts, other.text.parts, other.locale) : text.parts;
  const { title, metaDescription } = article;
  const path = `/articles/${article.slug}`;
  const place = { siteUrl: site.url, locale };
  const crumbs = [
    { label: getTranslator(locale)("articles.title"), href: "/articles" },
    { label: title, href: canonicalPath },
  ];
  const once = showOnce(context);
  const structuredData = once([
    articleData({ ...article, path: canonicalPath, image: sharePicture(canonicalPath, place) }, place),
    breadcrumbs(crumbs, place),
  ]);
  const described = { title, description: metaDescription, hasMarkdown: true, isText: true };
  const page = pageOfEdition(described, edition, { canonicalPath, locale });
  const shown = { ...article, text: { ...text, parts: onceInDocument(context)(shownParts) } };
  const given = { marks, neighbours, path, page, structuredData };
  return answerEdition(edition, { article: shown, notes: shownNotes(notes, once), ...given });
}

export function headers() {
  return { "Cache-Control": cachePolicy.content };
}

export function meta(args: Route.MetaArgs) {
  return args.loaderData ? pageMeta(args.loaderData.page, args) : [];
}

export default function ArticleRoute({ loaderData }: Route.ComponentProps) {
  const { article, notes, marks, neighbours, path, structuredData } = loaderData;
  const way = neighbours ? <NextLinks key={`next ${article.slug}`} {...neighbours} current={marks.target} /> : null;
  const subject = useFrame().isStaticExport ? null : article.title;
  const parts = { ...withAsk(withMarks(textNoteParts(notes, path), { ...marks, path }), subject), way };
  return (
    <TermCards>
      <StructuredDataScript of={structuredData} />
      <Article>
        <ArticlePage article={article} parts={parts} neighbours={neighbours} />
      </Article>
    </TermCards>
  );
}
