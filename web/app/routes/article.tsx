import { cachePolicy } from "#app/cache-policy.ts";
import { routeMiddleware } from "#app/features/account/route-middleware.server.ts";
import { ArticlePage } from "#app/features/articles/article-page.tsx";
import { getArticle, getArticleNeighbours } from "#app/features/articles/articles.server.ts";
import { marksVariant, withMarks } from "#app/features/learning/learning-marks.tsx";
import { article as articleData, breadcrumbs } from "#app/features/structured-data/structured-data.ts";
import { textNoteParts } from "#app/features/text-notes/text-note-parts.tsx";
import { getTextNotes } from "#app/features/text-notes/text-notes.server.ts";
import { getMarks } from "#app/get-marks.server.ts";
import { getTranslator } from "#app/i18n/messages.server.ts";
import { parseLocale } from "#app/i18n/parse-locale.server.ts";
import { articleMarkdown } from "#app/markdown-pages.server.ts";
import { orNotFound } from "#app/not-found.server.ts";
import { pageMarkup } from "#app/page-markup.server.tsx";
import { pageMeta } from "#app/page-meta.ts";
import { siteContext } from "#app/request-context.server.ts";
import { PageMarkup } from "#app/ui/served-markup/page-markup.tsx";
import type { Route } from "./+types/article.ts";

export const middleware: Route.MiddlewareFunction[] = [articleMarkdown, routeMiddleware("auth")];

export async function loader({ params, request, url, context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const locale = parseLocale(params.locale);
  const asked = { slug: params.slug, locale };
  const [found, notes, marks, neighbours] = await Promise.all([
    getArticle(site, asked),
    getTextNotes(site, { kind: "article", ...asked }),
    getMarks({ request, context }, { kind: "article", slug: asked.slug }),
    getArticleNeighbours(site, asked),
  ]);
  const article = await orNotFound(found, { url, context });
  const { title, metaDescription } = article;
  const path = `/articles/${article.slug}`;
  const html = pageMarkup(
    context,
    { locale, path, of: [article, notes, neighbours], variant: marksVariant(marks) },
    () => {
      const parts = withMarks(textNoteParts(notes, path), { ...marks, path });
      return <ArticlePage article={article} parts={parts} neighbours={neighbours} />;
    },
  );
  const place = { siteUrl: site.url, locale };
  const crumbs = [
    { label: getTranslator(locale)("articles.title"), href: "/articles" },
    { label: title, href: path },
  ];
  const structuredData = [articleData({ ...article, path }, place), breadcrumbs(crumbs, place)];
  return { page: { title, description: metaDescription, hasMarkdown: true, structuredData }, html };
}

export function headers() {
  return { "Cache-Control": cachePolicy.content };
}

export function meta(args: Route.MetaArgs) {
  return args.loaderData ? pageMeta(args.loaderData.page, args) : [];
}

export default function ArticleRoute({ loaderData }: Route.ComponentProps) {
  return <PageMarkup html={loaderData.html} />;
}
