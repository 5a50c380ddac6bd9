import type { Locale } from "@learn-bittensor/contract/locales";
import { localizedPath } from "#app/i18n/localized-path.ts";

/** What a page is, in schema.org's words, for search engines. Addresses are whole; what is not known is left out. */
export interface StructuredData {
  [name: string]: Json;
}

type Json = string | number | boolean | Json[] | { [name: string]: Json };

interface Place {
  siteUrl: string;
  /** The reader's language, which addresses lead to. */
  locale: Locale;
}

/** What every text says of itself. */
interface Text {
  /** Its own address, without language. */
  path: string;
  title: string;
  metaDescription: string;
  /** The language it is in. */
  locale: Locale;
  updatedAt: string | null;
  /** The whole address of the picture that it is shown with. */
  image: string;
}

/** Who answers for the texts. */
const PUBLISHER = "Learn Bittensor";

/** A concept or a guide. `minutes` is what it takes, `level` how hard it is. */
export function learningResource(
  text: Text & { level: string; minutes: number | null; kind: "concept" | "guide" },
  place: Place,
): StructuredData {
  return data("LearningResource", {
    ...aboutText(text, place),
    name: text.title,
    learningResourceType: text.kind,
    educationalLevel: text.level,
    timeRequired: text.minutes === null ? undefined : `PT${text.minutes}M`,
    isAccessibleForFree: true,
  });
}

export function article(
  text: Text & {
    publishedOn: string | null;
    /** `href` is where more is said of them, on the site or elsewhere. */
    author: { name: string; href?: string | null } | null;
    tags: readonly string[];
  },
  place: Place,
): StructuredData {
  return data("Article", {
    ...aboutText(text, place),
    headline: text.title,
    datePublished: text.publishedOn ?? undefined,
    author: text.author ? author(text.author, place) : undefined,
    publisher: { "@type": "Organization", name: PUBLISHER, url: place.siteUrl },
    keywords: text.tags.length > 0 ? [...text.tags] : undefined,
  });
}

/** What nobody has signed is the site's own. */
function author({ name, href }: { name: string; href?: string | null }, { siteUrl, locale }: Place) {
  const url = href?.startsWith("/") ? siteUrl + localizedPath(href, locale) : href;
  return { "@type": name === PUBLISHER ? "Organization" : "Person", name, ...(url ? { url } : {}) };
}

/** The way from the section to the page, which stands last. Addresses are without language. */
export function breadcrumbs(
  crumbs: readonly { label: string; href: string }[],
  { siteUrl, locale }: Place,
): StructuredData {
  return data("BreadcrumbList", {
    itemListElement: crumbs.map(({ label, href }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: label,
      item: siteUrl + localizedPath(href, locale),
    })),
  });
}

/** Questions with the HTML of their answers, as one page of them; nothing where there are none. */
export function questions(
  entries: readonly { question: string; answerHtml: string; locale: Locale }[],
  { locale }: Place,
): StructuredData[] {
  if (entries.length === 0) return [];
  const page = data("FAQPage", {
    inLanguage: locale,
    mainEntity: entries.map((entry) => ({
      "@type": "Question",
      name: entry.question,
      inLanguage: entry.locale,
      acceptedAnswer: { "@type": "Answer", text: entry.answerHtml },
    })),
  });
  return [page];
}

/** A recording elsewhere. */
export function video(
  entry: {
    title: string;
    description: string;
    url: string;
    recordedOn: string | null;
    durationSeconds: number | null;
    thumbnailUrl: string | null;
    locale: Locale;
  },
  { siteUrl }: Place,
): StructuredData {
  return data("VideoObject", {
    name: entry.title,
    description: entry.description === "" ? undefined : entry.description,
    url: entry.url,
    inLanguage: entry.locale,
    dateCreated: entry.recordedOn ?? undefined,
    duration: entry.durationSeconds === null ? undefined : `PT${entry.durationSeconds}S`,
    thumbnailUrl: entry.thumbnailUrl === null ? undefined : new URL(entry.thumbnailUrl, siteUrl).href,
  });
}

function aboutText({ path, metaDescription, locale, updatedAt, image }: Text, place: Place) {
  const url = place.siteUrl + localizedPath(path, place.locale);
  return {
    url,
    mainEntityOfPage: url,
    description: metaDescription === "" ? undefined : metaDescription,
    inLanguage: locale,
    dateModified: updatedAt ?? undefined,
    image: [image],
  };
}

/** Without what is not known: JSON has no `undefined`, and neither has the data of a page. */
function data(type: string, values: Record<string, Json | undefined>): StructuredData {
  const known = Object.entries(values).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value] as const],
  );
  return { "@context": "https://schema.org", "@type": type, ...Object.fromEntries(known) };
}
