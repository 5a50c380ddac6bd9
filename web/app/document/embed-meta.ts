import type { Locale } from "@learn-bittensor/contract/locales";
import type { MetaDescriptor } from "react-router";
import { localizedPath } from "#app/i18n/localized-path.ts";
import { toOembedAddress } from "#app/site/oembed-address.ts";

/** Where what is framed stands on the site: searches list that page, and nobody lists the frame. */
export interface EmbeddedPage {
  title: string;
  /** Without language, with a fragment where it is a part of a page. */
  page: string;
  /** The page that `/oembed.json` knows it by, where that is another one. */
  knownAs?: string;
  locale: Locale;
  siteUrl: string;
}

export function embedMeta({ title, page, knownAs = page, locale, siteUrl }: EmbeddedPage): MetaDescriptor[] {
  const address = siteUrl + localizedPath(page, locale);
  return [
    { title: `${title} · Learn Bittensor` },
    { name: "robots", content: "noindex" },
    { tagName: "link", rel: "canonical", href: address.replace(/#.*/, "") },
    {
      ...{ tagName: "link", rel: "alternate", type: "application/json+oembed" },
      href: toOembedAddress(siteUrl, siteUrl + localizedPath(knownAs, locale)),
    },
  ];
}
