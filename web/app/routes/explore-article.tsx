import { cachePolicy } from "#app/cache-policy.ts";
import { routeMiddleware } from "#app/features/account/route-middleware.server.ts";
import { ArticlePage } from "#app/features/articles/article-page.tsx";
import { getArticle } from "#app/features/articles/articles.server.ts";
import { marksVariant, withMarks } from "#app/features/learning/learning-marks.tsx";
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
import type { Route } from "./+types/explore-article.ts";

export const middleware: Route.MiddlewareFunction[] = [articleMarkdown, routeMiddleware("auth")];

export async function loader({ params, request, url, context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const locale = parseLocale(params.locale);
  const asked = { slug: params.slug, locale };
  const [found, notes, marks] = await Promise.all([
    getArticle(site, asked),
    getTextNotes(site, { kind: "article", ...asked }),
    getMarks({ request, context }, { kind: "article", slug: asked.slug }),
  ]);
  const article = await orNotFound(found, { url, context });
  const { title, metaDescription } = article;
  const canonicalPath = `/articles/${article.slug}`;
  const path = `/explore/article/${article.slug}`;
  const html = pageMarkup(context, { locale, path, of: [article, notes], variant: marksVariant(marks) }, () => {
    const t = getTranslator(locale);
    const crumbs = [
      { label: t("explore.title"), href: "/explore" },
      { label: t("explore.types.article"), href: "/explore?type=article" },
    ];
    const parts = withMarks(textNoteParts(notes, canonicalPath), { ...marks, path });
    return <ArticlePage article={article} crumbs={crumbs} parts={parts} />;
  });
  return { page: { title, description: metaDescription, canonicalPath, hasMarkdown: true }, html };
}

export function headers() {
  return { "Cache-Control": cachePolicy.content };
}

export function meta(args: Route.MetaArgs) {
  return args.loaderData ? pageMeta(args.loaderData.page, args) : [];
}

export default function ExploreArticleRoute({ loaderData }: Route.ComponentProps) {
  return <PageMarkup html={loaderData.html} />;
}
