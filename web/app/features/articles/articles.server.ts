import type { VariablesOf } from "@learn-bittensor/contract/graphql";
import { DEFAULT_LOCALE, type Locale } from "@learn-bittensor/contract/locales";
import { GetArticle, GetArticles } from "@learn-bittensor/contract/operations/articles";
import { toConceptLink } from "#app/site/concept-link.ts";
import { everyPage, firstInLocale, LARGEST_PAGE, mergedList } from "#app/site/content-lists.server.ts";
import {
  type Edition,
  findEdition,
  noticeOfEdition,
  slugOfEdition,
  withEdition,
  withoutFigures,
} from "#app/site/editions.server.ts";
import { findNeighbours, listAround } from "#app/site/neighbours.server.ts";
import type { Site } from "#app/site/site.server.ts";
import type { ShownText } from "#app/ui/rich-text/rich-text.tsx";

/** An article in the asked language, else in English, else null. Where a `day` is asked for, as it was then. */
export async function getArticle(
  site: Site,
  { slug, locale, day = null }: { slug: string; locale: Locale; day?: string | null },
) {
  const article = await findArticle(site, { slug, locale });
  if (!article) return null;
  const edition = await findEdition(site, { type: "article", slug, locale, day });
  return toView(site, withEdition(article, edition), { locale, edition });
}

type FullView = Awaited<ReturnType<typeof toView>>;

/** What the page shows. */
export type ArticleView = Omit<FullView, "canonicalPath" | "edition" | "markdown">;

type Article = NonNullable<Awaited<ReturnType<typeof findArticle>>>;

function findArticle(site: Site, asked: { slug: string; locale: Locale }) {
  return firstInLocale(asked.locale, async (locale) => {
    const { articles } = await site.content.query(GetArticle, { slug: asked.slug, locale });
    return articles?.data[0]?.attributes;
  });
}

async function toView(site: Site, article: Article, { locale, edition }: { locale: Locale; edition: Edition | null }) {
  const canonicalPath = hrefOf(article.slug);
  const notice = noticeOfEdition(edition, { path: canonicalPath, locale });
  const { parts, contents }: ShownText = await site.richText.render(notice + (article.body ?? ""), { locale });
  return {
    /** As it stands in its address. */
    slug: slugOfEdition(article.slug, edition),
    /** Where the text of today stands, without language. */
    canonicalPath,
    edition,
    title: article.title,
    description: article.description ?? "",
    metaDescription: article.seo?.metaDescription ?? article.description ?? "",
    publishedOn: article.publishedOn,
    updatedAt: article.updatedAt,
    sourceUrl: edition ? null : site.sourceUrl({ type: "article", slug: article.slug, locale: article.locale }),
    readingMinutes: edition ? null : article.readingMinutes,
    locale: article.locale,
    author: article.author?.data?.attributes ?? null,
    tags: article.tags?.data.map((tag) => tag.attributes.name) ?? [],
    concepts: (!edition && article.concepts?.data.map((concept) => toConceptLink(concept.attributes))) || [],
    text: { parts: withoutFigures(parts, edition), contents },
    /** The text as it was written. */
    markdown: article.body ?? "",
  };
}

/** All articles, the newest first. */
export async function listArticles(site: Site, asked: Locale) {
  const articles = await mergedList(asked, (locale) =>
    everyPage(async (page) => {
      const answer = await site.content.query(GetArticles, { locale, page, pageSize: LARGEST_PAGE });
      return answer.articles;
    }).then((found) => found.map(({ documentId, attributes }) => ({ documentId, ...attributes }))),
  );
  return articles.map(({ slug, title, description, publishedOn, updatedAt, readingMinutes, author, tags, locale }) => ({
    slug,
    title,
    description: description ?? "",
    publishedOn,
    updatedAt,
    readingMinutes,
    author: author?.data?.attributes.name ?? null,
    tags: tags?.data.map((tag) => tag.attributes) ?? [],
    locale,
  }));
}

/** The articles that appeared before and after one; null where that is not known: the page stays. */
export async function getArticleNeighbours(site: Site, { slug, locale }: { slug: string; locale: Locale }) {
  const href = hrefOf(slug);
  try {
    const around = await listArticlesAround(site, { slug, locale });
    const pages = (around ?? (await listArticles(site, locale))).map(({ slug, title }) => ({
      href: hrefOf(slug),
      title,
    }));
    return findNeighbours(pages.toReversed(), href);
  } catch (cause) {
    site.log({ level: "warn", message: `the neighbours of ${href} could not be found`, cause });
    return null;
  }
}

/** An article and those beside it; null where they have to be looked for among all. */
async function listArticlesAround(site: Site, { slug, locale }: { slug: string; locale: Locale }) {
  const ask = async (variables: VariablesOf<typeof GetArticles>) =>
    (await site.content.query(GetArticles, variables)).articles;
  const own = await ask({ locale: DEFAULT_LOCALE, filters: { slug: { eq: slug } } });
  const article = own?.data[0]?.attributes;
  const publishedOn = article?.publishedOn ?? null;
  if (!article || publishedOn === null) return null;
  const beside = { publishedOn: { eq: publishedOn }, title: { lt: article.title } };
  const around = await listAround(
    { slug, locale },
    {
      before: (locale, page) =>
        ask({ locale, ...page, filters: { or: [{ publishedOn: { gt: publishedOn } }, beside] } }),
      all: (locale, page) => ask({ locale, ...page }),
      bySlugs: (locale, slugs) => ask({ locale, filters: { slug: { in: slugs } } }),
    },
  );
  return around?.map(({ attributes }) => attributes) ?? null;
}

function hrefOf(slug: string): string {
  return `/articles/${slug}`;
}

export type ArticleSummary = Awaited<ReturnType<typeof listArticles>>[number];
