import { setTimeout as wait } from "node:timers/promises";
import type { Locale } from "@learn-bittensor/contract/locales";

/** A site that has too much to do says when to ask again; so often it is asked. */
const MOST_TRIES = 60;

/** The paths a language's sitemap names, without the origin. */
export async function listSitemapPaths(origin: string, locale: Locale): Promise<string[]> {
  const address = `${origin}/sitemap-${locale}.xml`;
  const xml = await readXml(address);
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => new URL(match[1] ?? "").pathname);
}

async function readXml(address: string): Promise<string> {
  for (let tries = 1; ; tries += 1) {
    const answer = await fetch(address);
    const text = await answer.text();
    if (answer.ok) return text;
    const pauseSeconds = Number(answer.headers.get("Retry-After"));
    if (answer.status !== 503 || !pauseSeconds || tries >= MOST_TRIES)
      throw new Error(`${address} answers ${answer.status}`);
    await wait(pauseSeconds * 1000);
  }
}
