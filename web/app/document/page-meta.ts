import { DEFAULT_LOCALE, LOCALES, type Locale } from "@learn-bittensor/contract/locales";
import type { MetaDescriptor } from "react-router";
import { SHARE_IMAGE_SIZE, shareImageAddress } from "#app/features/share-images/share-image-address.ts";
import { shareImagePathOf } from "#app/features/share-images/share-image-sections.ts";
import type { StructuredData } from "#app/features/structured-data/structured-data.ts";
import { localizedPath, splitLocale } from "#app/i18n/localized-path.ts";

export interface PageDescription {
  title: string;
  description: string;
  /** Where this page's content has its own address, without language and with what it asks for; else the page's own path. */
  canonicalPath?: string;
  noIndex?: boolean;
  /** Whether the text is answered as it was written, too, at the page's own address and `.md`. */
  hasMarkdown?: boolean;
  /** What the page is, for search engines. */
  structuredData?: readonly StructuredData[];
  /** Files about the whole site that the page leads programs to, by their addresses without language. */
  leadsTo?: readonly { path: string; type: string; title: string }[];
}

/** The languages as those who show links call them, with the place where most read them. */
const OPEN_GRAPH_LOCALES: Record<Locale, string> = { en: "en_US", de: "de_DE", ko: "ko_KR", fr: "fr_FR", zh: "zh_CN" };

/** What is shown with its picture where search engines show texts. */
const PICTURED = new Set<unknown>(["Article", "LearningResource"]);

interface MetaArguments {
  location: { pathname: string };
  matches: readonly ({ id: string; loaderData?: unknown } | undefined)[];
}

/** Title, description, canonical address and the same page in the other languages. */
export function pageMeta(page: PageDescription, { location, matches }: MetaArguments): MetaDescriptor[] {
  const { siteUrl, siteTitle } = siteOf(matches);
  const { locale, path } = splitLocale(location.pathname);
  const canonicalPath = page.canonicalPath ?? path;
  const address = (inLocale: Locale) => siteUrl + localizedPath(canonicalPath, inLocale);
  const alternates = [
    ...LOCALES.map((inLocale) => [inLocale, inLocale] as const),
    ["x-default", DEFAULT_LOCALE] as const,
  ];
  const [pathOfShareImage = path] = canonicalPath.split("?");
  const picture = siteUrl + shareImageAddress(shareImagePathOf(pathOfShareImage), locale);
  const structuredData = (page.structuredData ?? []).map((data) =>
    PICTURED.has(data["@type"]) ? { ...data, image: [picture] } : data,
  );
  const isText = structuredData.some((data) => "image" in data);
  const title = page.title === siteTitle ? page.title : `${page.title} · ${siteTitle}`;
  return [
    { title },
    { name: "description", content: page.description },
    { property: "og:title", content: page.title },
    { property: "og:description", content: page.description },
    { property: "og:type", content: isText ? "article" : "website" },
    { property: "og:locale", content: OPEN_GRAPH_LOCALES[locale] },
    ...LOCALES.filter((other) => other !== locale).map((other) => ({
      property: "og:locale:alternate",
      content: OPEN_GRAPH_LOCALES[other],
    })),
    { property: "og:url", content: address(locale) },
    { property: "og:site_name", content: siteTitle },
    { property: "og:image", content: picture },
    { property: "og:image:type", content: "image/png" },
    { property: "og:image:width", content: String(SHARE_IMAGE_SIZE.width) },
    { property: "og:image:height", content: String(SHARE_IMAGE_SIZE.height) },
    { property: "og:image:alt", content: title },
    { name: "twitter:card", content: "summary_large_image" },
    { name: "twitter:image:alt", content: title },
    { tagName: "link", rel: "canonical", href: address(locale) },
    ...alternates.map(([hrefLang, inLocale]) => ({
      tagName: "link" as const,
      rel: "alternate",
      hrefLang,
      href: address(inLocale),
    })),
    ...(page.hasMarkdown
      ? [{ tagName: "link" as const, rel: "alternate", type: "text/markdown", href: `${address(locale)}.md` }]
      : []),
    // What is not to be listed is not to be listed with its questions either.
    ...(page.noIndex ? [] : structuredData).map((data) => ({ "script:ld+json": data })),
    ...(page.leadsTo ?? []).map(({ path, type, title }) => {
      const href = siteUrl + localizedPath(path, locale);
      return { tagName: "link" as const, rel: "alternate", type, title, href };
    }),
    ...(page.noIndex ? [{ name: "robots", content: "noindex" }] : []),
  ];
}

/** What the root's loader says of the site; an error page may be without it. */
function siteOf(matches: MetaArguments["matches"]): { siteUrl: string; siteTitle: string } {
  const found = matches.find((match) => match?.id === "root")?.loaderData;
  if (typeof found !== "object" || found === null || !("siteUrl" in found))
    return { siteUrl: "", siteTitle: "Learn Bittensor" };
  return { siteUrl: String(found.siteUrl), siteTitle: "Learn Bittensor" };
}
