import type { Configuration } from "./configuration.ts";

/** The addresses besides the site's own that its pages speak with: the search engine, and where pages are counted. */
export function listPartners({ searchUrl, analytics }: Pick<Configuration, "searchUrl" | "analytics">): string[] {
  return [...(searchUrl ? [searchUrl] : []), ...(analytics ? [new URL(analytics.host).origin] : [])];
}
