import type { Locale } from "@learn-bittensor/contract/locales";
import { GetArticle, GetArticles } from "@learn-bittensor/contract/operations/articles";
import { toConceptLink } from "#app/concept-link.ts";
import { everyPage, firstInLocale, LARGEST_PAGE, mergedList } from "#app/content-lists.server.ts";
import type { Site } from "#app/site.server.ts";

/** An article in the asked language, else in English, else null. */
export async function getArticle(site: Site, asked: { slug: string; locale: Locale }) {
  const article = await firstInLocale(asked.locale, async (locale) => {
    const { articles } = await site.content.query(GetArticle, { slug: asked.slug, locale });
    return articles?.data[0]?.attributes;
  });
  if (!article) return null;
  const { html, contentsHtml } = await site.richText.render(article.body ?? "", { locale: asked.locale });
  return {
    slug: article.slug,
    title: article.title,
    description: article.description ?? "",
    metaDescription: article.seo?.metaDescription ?? article.description ?? "",
    publishedOn: article.publishedOn,
    readingMinutes: article.readingMinutes,
    locale: article.locale,
    author: article.author?.data?.attributes ?? null,
    tags: article.tags?.data.map((tag) => tag.attributes.name) ?? [],
    concepts: article.concepts?.data.map((concept) => toConceptLink(concept.attributes)) ?? [],
    text: { html, contentsHtml },
  };
}

export type ArticleView = NonNullable<Awaited<ReturnType<typeof getArticle>>>;

/** All articles, the newest first. */
export async function listArticles(site: Site, asked: Locale) {
  const articles = await mergedList(asked, (locale) =>
    everyPage(async (page) => {
      const answer = await site.content.query(GetArticles, { locale, page, pageSize: LARGEST_PAGE });
      return answer.articles;
    }).then((found) => found.map(({ documentId, attributes }) => ({ documentId, ...attributes }))),
  );
  return articles.map(({ slug, title, description, publishedOn, readingMinutes, tags, locale }) => ({
    slug,
    title,
    description: description ?? "",
    publishedOn,
    readingMinutes,
    tags: tags?.data.map((tag) => tag.attributes) ?? [],
    locale,
  }));
}

export type ArticleSummary = Awaited<ReturnType<typeof listArticles>>[number];
