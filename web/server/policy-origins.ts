import type { Configuration } from "./configuration.ts";

/** The origins besides the site's own that its pages speak with: the search engine, where pages are counted, and where changes are told. */
export function listConnectOrigins({
  searchUrl,
  analytics,
  contentWsUrl,
}: Pick<Configuration, "searchUrl" | "analytics" | "contentWsUrl">): string[] {
  return [
    ...(searchUrl ? [new URL(searchUrl).origin] : []),
    ...(analytics ? [new URL(analytics.host).origin] : []),
    ...(contentWsUrl ? [new URL(contentWsUrl).origin] : []),
  ];
}

/** The origins besides the site's own that its pages show pictures of: the content provider, where that is elsewhere, and its buckets. */
export function listImageOrigins({
  contentApiUrl,
  mediaOrigins,
}: Pick<Configuration, "contentApiUrl" | "mediaOrigins">): string[] {
  return [...(contentApiUrl ? [new URL(contentApiUrl).origin] : []), ...mediaOrigins];
}
