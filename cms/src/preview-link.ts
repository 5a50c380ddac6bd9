import { createHmac } from "node:crypto";
import type { UID } from "@strapi/strapi";

/** So long a link from the editors' interface holds; the site takes up to two weeks. */
const HOLDS_MS = 24 * 3_600_000;

interface Entry {
  slug?: string;
  categories?: { slug?: string }[];
  mainnetId?: number | null;
}

interface Asked {
  documentId: string;
  locale?: string | null;
  status?: string;
}

interface Site {
  siteUrl: string;
  secret: string;
  now?: () => number;
}

/** Where entries are shown that have pages of their own, without language, by what they are made of. */
const PATHS: Record<string, (entry: Entry) => string | number | null | undefined> = {
  "api::concept.concept": ({ slug, categories }) =>
    slug && (categories?.[0]?.slug ? `/concepts/${categories[0].slug}/${slug}` : `/explore/concept/${slug}`),
  "api::article.article": ({ slug }) => slug && `/articles/${slug}`,
  "api::guide.guide": ({ slug }) => slug && `/guides/${slug}`,
  "api::lab.lab": ({ slug }) => slug && `/lab/${slug}`,
  "api::get-started-step.get-started-step": ({ slug }) => slug && `/get-started/${slug}`,
  "api::subnet.subnet": ({ mainnetId, slug }) =>
    mainnetId === 0 ? "/subnets/root" : (mainnetId || slug) && `/subnets/${mainnetId ?? slug}`,
};

/**
 * Where editors look at an entry: the page as it is, or, of what is not published, a link that the site shows it by
 * (`PREVIEW_SECRET` of both; `web/server/preview-link.ts` reads it). Null where an entry has no page.
 */
export async function findPreview(
  uid: string,
  { documentId, locale, status }: Asked,
  { siteUrl, secret, now = Date.now }: Site,
) {
  const toPath = PATHS[uid];
  if (!toPath) return null;
  const populate = uid === "api::concept.concept" ? ["categories"] : [];
  const entry = await strapi
    .documents(uid as UID.ContentType)
    .findOne({ documentId, locale: locale ?? undefined, status: "draft", populate });
  const path = entry && toPath(entry as Entry);
  if (!path) return null;
  const url = new URL(locale && locale !== "en" ? `/${locale}${path}` : path, siteUrl);
  if (status === "draft") {
    const seconds = Math.floor((now() + HOLDS_MS) / 1_000);
    const signature = createHmac("sha256", secret).update(`preview\n${path}\n${seconds}`).digest("base64url");
    url.searchParams.set("preview", `${seconds.toString(36)}.${signature}`);
  }
  return url.href;
}
