import type { Locale } from "@learn-bittensor/contract/locales";

/** The paths a language's sitemap names, without the origin. */
export async function listSitemapPaths(origin: string, locale: Locale): Promise<string[]> {
  const address = `${origin}/sitemap-${locale}.xml`;
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} answers ${answer.status}`);
  const xml = await answer.text();
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => new URL(match[1] ?? "").pathname);
}
