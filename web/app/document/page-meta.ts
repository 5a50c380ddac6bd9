import { DEFAULT_LOCALE, LOCALES, type Locale } from "@learn-bittensor/contract/locales";
import type { MetaDescriptor } from "react-router";
import { SHARE_IMAGE_SIZE } from "#app/features/share-images/share-image-address.ts";
import { sharePicture } from "#app/features/share-images/share-picture.ts";
import { localizedPath, splitLocale } from "#app/i18n/localized-path.ts";
import { toOembedAddress } from "#app/site/oembed-address.ts";

export interface PageDescription {
  title: string;
  description: string;
  /** Where this page's content has its own address, without language and with what it asks for; else the page's own path. */
  canonicalPath?: string;
  noIndex?: boolean;
  /** Whether other sites may frame what the page shows. */
  hasEmbed?: boolean;
  /** Whether the text is answered as it was written, too, at the page's own address and `.md`. */
  hasMarkdown?: boolean;
  /** A text that is shared with its picture; else a page of the site. */
  isText?: boolean;
  /** Files about the whole site that the page leads programs to, by their addresses without language. */
  leadsTo?: readonly { path: string; type: string; title: string }[];
}

/** The languages as those who show links call them, with the place where most read them. */
const OPEN_GRAPH_LOCALES: Record<Locale, string> = { en: "en_US", de: "de_DE", ko: "ko_KR", fr: "fr_FR", zh: "zh_CN" };

interface MetaArguments {
  location: { pathname: string };
  matches: readonly ({ id: string; loaderData?: unknown } | undefined)[];
}

/** Title, description, canonical address and the same page in the other languages. */
export function pageMeta(page: PageDescription, { location, matches }: MetaArguments): MetaDescriptor[] {
  const { siteUrl, siteTitle, isStaticExport } = siteOf(matches);
  const { locale, path } = splitLocale(location.pathname);
  const canonicalPath = page.canonicalPath ?? path;
  const address = (inLocale: Locale) => siteUrl + localizedPath(canonicalPath, inLocale);
  const alternates = [
    ...LOCALES.map((inLocale) => [inLocale, inLocale] as const),
    ["x-default", DEFAULT_LOCALE] as const,
  ];
  const [pathOfShareImage = path] = canonicalPath.split("?");
  const picture = sharePicture(pathOfShareImage, { siteUrl, locale });
  const title = page.title === siteTitle ? page.title : `${page.title} · ${siteTitle}`;
  return [
    { title },
    { name: "description", content: page.description },
    { property: "og:title", content: page.title },
    { property: "og:description", content: page.description },
    { property: "og:type", content: page.isText ? "article" : "website" },
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
    ...(page.leadsTo ?? []).map(({ path, type, title }) => {
      const href = siteUrl + localizedPath(path, locale);
      return { tagName: "link" as const, rel: "alternate", type, title, href };
    }),
    // Nobody answers it where pages are files.
    ...(page.hasEmbed && !isStaticExport
      ? [
          {
            tagName: "link" as const,
            rel: "alternate",
            type: "application/json+oembed",
            href: toOembedAddress(siteUrl, address(locale)),
          },
        ]
      : []),
    ...(page.noIndex ? [{ name: "robots", content: "noindex" }] : []),
  ];
}

/** What the root's loader says of the site; an error page may be without it. */
function siteOf(matches: MetaArguments["matches"]) {
  const siteTitle = "Learn Bittensor";
  const found = matches.find((match) => match?.id === "root")?.loaderData;
  if (typeof found !== "object" || found === null || !("siteUrl" in found))
    return { siteUrl: "", siteTitle, isStaticExport: false };
  const isStaticExport = "isStaticExport" in found && found.isStaticExport === true;
  return { siteUrl: String(found.siteUrl), siteTitle, isStaticExport };
}
