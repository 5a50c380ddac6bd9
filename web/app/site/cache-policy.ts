/**
 * What may be cached, how long, and why. The server strips these from errors and from answers to signed-in visitors.
 */
export const cachePolicy = {
  /** A page of content: browsers ask again each time, a CDN caches it for five minutes and may serve it stale for a day. */
  content: "public, max-age=0, s-maxage=300, stale-while-revalidate=86400",
  /** Made of what a visitor typed: shared caches neither store that nor fill up with it; the way back is the browser's. */
  typed: "private, max-age=0",
  /** Depends on who asks, or holds a form. */
  personal: "private, no-store",
  /** Drawn from what a page says: those who show links to it cache it a day, and ask then whether it is still the same. */
  picture: "public, max-age=86400",
  /** Sitemaps and robots.txt. */
  machine: "public, max-age=3600",
} as const;

/**
 * The policy of a list for what its address asks for. Whoever makes names up gets an answer, but caches do not fill up with
 * what means nothing: of that there is no end.
 */
export function policyOfAsked(hasMeaning: boolean): string {
  return hasMeaning ? cachePolicy.content : cachePolicy.typed;
}
