import { DEFAULT_LOCALE, type Locale } from "@learn-bittensor/contract/locales";
import { ExportSearchIndex } from "@learn-bittensor/contract/operations/search-documents";
import type { Source } from "@learn-bittensor/contract/search";
import type { ResultOf } from "gql.tada";
import type { Site } from "#app/site.server.ts";
import { isWebAddress } from "#app/web-address.ts";

export interface SearchHit {
  source: Source;
  title: string;
  description: string;
  href: string;
  locale: Locale;
}

/**
 * What the provider's published content holds of all words of the query, names and titles first. It reads the same
 * export that fills a search engine; a search engine is to answer here as soon as the site has one.
 */
export async function searchContent(site: Site, asked: { text: string; locale: Locale }): Promise<SearchHit[]> {
  const words = asked.text.toLocaleLowerCase(asked.locale).split(/\s+/).filter(Boolean).slice(0, 10);
  if (words.length === 0) return [];
  const documents = await listDocuments(site, asked.locale);
  return documents
    .map((document) => ({ document, rank: rank(document, words, asked.locale) }))
    .filter(({ rank }) => rank > 0)
    .toSorted((one, other) => other.rank - one.rank)
    .map(({ document: { body: _, id: __, ...hit } }) => hit);
}

interface SearchDocument extends SearchHit {
  id: string;
  body: string;
}

/** 0 where a word is missing; a word counts more in a title than in a description than in a body. */
function rank(document: SearchDocument, words: string[], locale: Locale): number {
  const [title, description, body] = [document.title, document.description, document.body].map((text) =>
    text.toLocaleLowerCase(locale),
  );
  let total = title === words.join(" ") ? 100 : 0;
  for (const word of words) {
    if (title?.includes(word)) total += title.startsWith(word) ? 12 : 8;
    else if (description?.includes(word)) total += 3;
    else if (body?.includes(word)) total += 1;
    else return 0;
  }
  return total;
}

async function listDocuments(site: Site, locale: Locale): Promise<SearchDocument[]> {
  const [own, english] = await Promise.all([
    exportDocuments(site, locale),
    locale === DEFAULT_LOCALE ? [] : exportDocuments(site, DEFAULT_LOCALE),
  ]);
  const translated = new Set(own.map((document) => document.id));
  return [...own, ...english.filter((document) => !translated.has(document.id))].filter(
    (document) => !site.comingSoon.has(document.source),
  );
}

async function exportDocuments(site: Site, locale: Locale): Promise<SearchDocument[]> {
  const first = await site.content.query(ExportSearchIndex, { locale, page: 1 });
  const counts = [first.concepts, first.subnets, first.guides, first.articles, first.applications, first.teams].map(
    (list) => list?.meta.pagination.pageCount ?? 0,
  );
  const others = Array.from({ length: Math.max(0, Math.max(...counts) - 1) }, (_, index) =>
    site.content.query(ExportSearchIndex, { locale, page: index + 2 }),
  );
  return [first, ...(await Promise.all(others))].flatMap((page) => toDocuments(page, locale));
}

function toDocuments(page: ResultOf<typeof ExportSearchIndex>, locale: Locale): SearchDocument[] {
  const text = (...parts: (string | null | undefined)[]) => parts.filter(Boolean).join("\n");
  return [
    ...(page.concepts?.data ?? []).flatMap(({ documentId: id, attributes }) => {
      const category = attributes.categories?.data[0]?.attributes.slug;
      const { title, description, body, slug } = attributes;
      if (!category) return [];
      return [
        {
          id,
          source: "concept" as const,
          title,
          description: text(description),
          body: text(body),
          href: `/concepts/${category}/${slug}`,
          locale,
        },
      ];
    }),
    ...(page.subnets?.data ?? []).map(({ documentId: id, attributes }) => {
      const { name, description, body, mainnetId, slug, team, tags } = attributes;
      const tagNames = tags?.data.map((tag) => tag.attributes.name) ?? [];
      return {
        id,
        source: "subnet" as const,
        title: name,
        description: text(description),
        body: text(
          body,
          team?.data?.attributes.name,
          ...tagNames,
          mainnetId === null ? null : `${mainnetId} sn${mainnetId}`,
        ),
        href: `/subnets/${mainnetId ?? slug}`,
        locale,
      };
    }),
    ...(page.guides?.data ?? []).map(({ documentId: id, attributes }) => ({
      id,
      source: "guide" as const,
      title: attributes.title,
      description: text(attributes.description),
      body: text(...(attributes.sections ?? []).map((section) => section?.introduction)),
      href: `/guides/${attributes.slug}`,
      locale,
    })),
    ...(page.articles?.data ?? []).map(({ documentId: id, attributes }) => ({
      id,
      source: "article" as const,
      title: attributes.title,
      description: text(attributes.description),
      body: text(attributes.keywords, attributes.body),
      href: `/articles/${attributes.slug}`,
      locale,
    })),
    ...(page.applications?.data ?? [])
      .filter(({ attributes }) => isWebAddress(attributes.link))
      .map(({ documentId: id, attributes }) => ({
        id,
        source: "application" as const,
        title: attributes.name,
        description: text(attributes.description),
        body: "",
        href: attributes.link,
        locale,
      })),
    ...(page.teams?.data ?? []).map(({ documentId: id, attributes }) => ({
      id,
      source: "team" as const,
      title: attributes.name,
      description: text(...(attributes.subnets?.data ?? []).map((subnet) => subnet.attributes.name)),
      body: "",
      href: `/subnets/${attributes.slug}`,
      locale,
    })),
  ];
}
