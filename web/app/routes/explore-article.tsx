import { getMarks } from "#app/collections/get-marks.server.ts";
import { articleMarkdown } from "#app/collections/markdown-pages.server.ts";
import { orNotFound } from "#app/collections/not-found.server.ts";
import { pageMeta } from "#app/document/page-meta.ts";
import { onceInDocument, showOnce } from "#app/document/page-texts.server.ts";
import { routeMiddleware } from "#app/features/account/route-middleware.server.ts";
import { ArticlePage } from "#app/features/articles/article-page.tsx";
import { getArticle } from "#app/features/articles/articles.server.ts";
import { withMarks } from "#app/features/learning/learning-marks.tsx";
import { TermCards } from "#app/features/text-notes/term-cards.tsx";
import { textNoteParts } from "#app/features/text-notes/text-note-parts.tsx";
import { getTextNotes, shownNotes } from "#app/features/text-notes/text-notes.server.ts";
import { getTranslator } from "#app/i18n/messages.server.ts";
import { parseLocale } from "#app/i18n/parse-locale.server.ts";
import { cachePolicy } from "#app/site/cache-policy.ts";
import { siteContext } from "#app/site/request-context.server.ts";
import { Article } from "#app/ui/reading/article.tsx";
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
  const { markdown, text, edition, canonicalPath, ...article } = await orNotFound(found, { url, context });
  const { title, metaDescription } = article;
  const path = `/explore/article/${article.slug}`;
  const page = { title, description: metaDescription, canonicalPath, hasMarkdown: true };
  const t = getTranslator(locale);
  const crumbs = [
    { label: t("explore.title"), href: "/explore" },
    { label: t("explore.types.article"), href: "/explore?type=article" },
  ];
  const shown = { ...article, text: { ...text, parts: onceInDocument(context)(text.parts) } };
  return { article: shown, notes: shownNotes(notes, showOnce(context)), marks, path, page, crumbs };
}

export function headers() {
  return { "Cache-Control": cachePolicy.content };
}

export function meta(args: Route.MetaArgs) {
  return args.loaderData ? pageMeta(args.loaderData.page, args) : [];
}

export default function ExploreArticleRoute({ loaderData }: Route.ComponentProps) {
  const { article, notes, marks, path, page, crumbs } = loaderData;
  const parts = withMarks(textNoteParts(notes, page.canonicalPath), { ...marks, path });
  return (
    <TermCards>
      <Article>
        <ArticlePage article={article} crumbs={crumbs} parts={parts} />
      </Article>
    </TermCards>
  );
}
