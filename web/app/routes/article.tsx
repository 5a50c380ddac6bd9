import { cachePolicy } from "#app/cache-policy.ts";
import { orNotFound } from "#app/content-lists.server.ts";
import { routeMiddleware } from "#app/features/account/route-middleware.server.ts";
import { ArticlePage } from "#app/features/articles/article-page.tsx";
import { getArticle } from "#app/features/articles/articles.server.ts";
import { withMarks } from "#app/features/learning/learning-marks.tsx";
import { textNoteParts } from "#app/features/text-notes/text-note-parts.tsx";
import { getTextNotes } from "#app/features/text-notes/text-notes.server.ts";
import { getMarks } from "#app/get-marks.server.ts";
import { parseLocale } from "#app/i18n/parse-locale.server.ts";
import { pageMeta } from "#app/page-meta.ts";
import { siteContext } from "#app/request-context.server.ts";
import type { Route } from "./+types/article.ts";

export const middleware: Route.MiddlewareFunction[] = [routeMiddleware("auth")];

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const asked = { slug: params.slug, locale: parseLocale(params.locale) };
  const [article, notes, marks] = await Promise.all([
    getArticle(site, asked),
    getTextNotes(site, { kind: "article", ...asked }),
    getMarks({ request, context }, { kind: "article", slug: asked.slug }),
  ]);
  return { article: orNotFound(article), notes, marks };
}

export function headers() {
  return { "Cache-Control": cachePolicy.content };
}

export function meta(args: Route.MetaArgs) {
  if (!args.loaderData) return [];
  const { article } = args.loaderData;
  return pageMeta({ title: article.title, description: article.metaDescription }, args);
}

export default function ArticleRoute({ loaderData }: Route.ComponentProps) {
  const { article, notes, marks } = loaderData;
  const parts = withMarks(textNoteParts(notes, `/articles/${article.slug}`), marks);
  return <ArticlePage article={article} parts={parts} />;
}
