import { setTimeout } from "node:timers/promises";

/** A page as a reader without a browser sees it: what it links to, and the places within it that can be linked. */
export interface CrawledPage {
  status: number;
  /** Whether its address is no longer its own. A guard, which sends a visitor to the login and back, moves nothing. */
  hasMoved: boolean;
  links: { href: string; kind: "link" | "resource" }[];
  ids: Set<string>;
}

export interface Crawl {
  /** By path and query; files that are not HTML have no links. */
  pages: Map<string, CrawledPage>;
  /** Where each address was first found. */
  foundOn: Map<string, string>;
}

const AT_ONCE = 6;

/**
 * Reads the site, beginning at the given paths and following every link that stays on it, as search engines do: what is marked
 * `nofollow` leads to more combinations than anybody wants to read. An address that is not wanted is not read.
 */
export async function crawlSite(
  origin: string,
  startPaths: readonly string[],
  isWanted: (address: string) => boolean,
): Promise<Crawl> {
  const crawl: Crawl = { pages: new Map(), foundOn: new Map(startPaths.map((path) => [path, "the start"])) };
  let wave = [...startPaths];
  while (wave.length > 0) {
    const next: string[] = [];
    const remaining = wave[Symbol.iterator]();
    const work = async () => {
      for (const address of remaining) {
        const page = await readPage(origin, address);
        crawl.pages.set(address, page);
        for (const { href } of page.links) {
          const target = toSiteAddress(href, origin, address);
          if (target === null || crawl.foundOn.has(target.address) || !isWanted(target.address)) continue;
          crawl.foundOn.set(target.address, address);
          next.push(target.address);
        }
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    wave = next;
  }
  return crawl;
}

/** Null for what leads away from the site or is not fetched (`mailto:`). */
export function toSiteAddress(
  href: string,
  origin: string,
  from: string,
): { address: string; fragment: string } | null {
  const url = URL.parse(href, `${origin}${from}`);
  if (!url || url.origin !== origin) return null;
  return { address: `${url.pathname}${url.search}`, fragment: decodeURIComponent(url.hash.slice(1)) };
}

async function readPage(origin: string, address: string): Promise<CrawledPage> {
  const asked = { headers: { accept: "text/html" } };
  const first = await askPolitely(`${origin}${address}`, { ...asked, redirect: "manual" });
  const hasMoved = [301, 308].includes(first.status);
  const leadsOn = first.status >= 300 && first.status < 400;
  const answer = leadsOn ? await askPolitely(`${origin}${address}`, asked) : first;
  if (!answer.headers.get("content-type")?.includes("text/html")) {
    await answer.body?.cancel();
    return { status: answer.status, hasMoved, links: [], ids: new Set() };
  }
  const html = (await answer.text()).replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, (script) =>
    script.slice(0, script.indexOf(">") + 1),
  );
  const attributes = (pattern: RegExp) => [...html.matchAll(pattern)].map((match) => unescapeHtml(match[1] ?? ""));
  return {
    status: answer.status,
    hasMoved,
    links: [
      ...attributes(/<(?:a|area)\b(?![^>]*\srel="nofollow")[^>]*?\shref="([^"]*)"/g).map((href) => ({
        href,
        kind: "link" as const,
      })),
      ...attributes(/<form\b(?![^>]*method="post")[^>]*?\saction="([^"]*)"/gi).map(asResource),
      ...attributes(/<link\b[^>]*?\shref="([^"]*)"/g).map(asResource),
      ...attributes(/<(?:img|script|source|iframe)\b[^>]*?\ssrc="([^"]*)"/g).map(asResource),
    ],
    ids: new Set(attributes(/\sid="([^"]*)"/g)),
  };
}

/** A server that is busy says when to come back (503 with `Retry-After`); a crawler that is well behaved does so, a few times. */
async function askPolitely(address: string, asked: RequestInit, triesLeft = 5): Promise<Response> {
  const answer = await fetch(address, asked);
  const seconds = Number(answer.headers.get("retry-after"));
  if (answer.status !== 503 || triesLeft === 0 || !(seconds > 0)) return answer;
  await answer.body?.cancel();
  await setTimeout(seconds * 1000);
  return askPolitely(address, asked, triesLeft - 1);
}

function asResource(href: string) {
  return { href, kind: "resource" as const };
}

function unescapeHtml(text: string): string {
  return text
    .replaceAll("&quot;", '"')
    .replaceAll(/&#(?:x27|39);/g, "'")
    .replaceAll("&#x26;", "&")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");
}
