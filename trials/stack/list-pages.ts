import { setTimeout as wait } from "node:timers/promises";
import type { Site, Stack } from "./open-stack.ts";
import { createVisitor } from "./visitor.ts";

export interface Pages {
  /** Paths of English pages that everybody gets alike. */
  paths: string[];
  /** Of concepts, which can be marked. */
  slugs: string[];
  /** A concept whose text may be changed. */
  concept: { slug: string; path: string };
  /** A page that nobody asks for otherwise. */
  unread: string;
}

/** The ETag of a page, by where it was asked for and its path. */
export type CachedPages = ReadonlyMap<string, string>;

/** A server that has too much to do refuses pages, and caches none that it made without its menu. */
const CACHED_WITHIN_MS = 120_000;
const PAUSE_MS = 250;
/** What is due depends on the day: no cache stores it (`web/app/routes/quality.tsx`). */
const NOT_CACHED = "/quality";
const CONCEPT = /^\/concepts\/[^/]+\/([\w-]+)$/;

/** What the sitemap of a web server has, at most so many of it. */
export async function listPages({ web: [server] }: Stack, most: number): Promise<Pages> {
  const all = (await readSitemap(`${server.origin}/sitemap-en.xml`)).filter((path) => path !== NOT_CACHED);
  const concepts = all.flatMap((path) => {
    const slug = CONCEPT.exec(path)?.[1];
    return slug ? [{ slug, path }] : [];
  });
  const [concept] = concepts;
  if (!concept) throw new Error("expected a concept in the sitemap, got none");
  const everyNth = Math.ceil(all.length / most);
  const paths = all.filter((_, index) => index % everyNth === 0);
  const unread = all.findLast((path) => path !== concept.path && !paths.includes(path));
  if (!unread) throw new Error(`expected more pages in the sitemap than the ${paths.length} that are read`);
  return { paths, slugs: concepts.map(({ slug }) => slug), concept, unread };
}

/** Visits each page until both servers and nginx cache it: one that had to do without its menu, because that took too long, is not cached. */
export async function untilCached(stack: Site, { paths }: Pick<Pages, "paths">): Promise<CachedPages> {
  const { ask } = createVisitor(stack.certificate);
  const headers = { "Accept-Encoding": "br, gzip" };
  const cached = new Map<string, string>();
  const isCached = async (origin: string, path: string) => {
    const { status, headers: answered } = await ask(origin + path, { headers });
    const isByNginx = stack.nginx !== null && origin === stack.siteUrl;
    if (status !== 200 || !answered.etag || (isByNginx && answered["x-cache"] !== "HIT")) return false;
    cached.set(origin + path, answered.etag);
    return true;
  };
  for (const origin of [...stack.web.map((server) => server.origin), stack.siteUrl]) {
    for (const path of paths) {
      const giveUpAt = performance.now() + CACHED_WITHIN_MS;
      while (!(await isCached(origin, path))) {
        if (performance.now() > giveUpAt) throw new Error(`${origin}${path}: expected to be cached, and it is not`);
        await wait(PAUSE_MS);
      }
    }
  }
  return cached;
}

async function readSitemap(address: string): Promise<string[]> {
  const sitemap = await (await fetch(address)).text();
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, page = ""]) => new URL(page).pathname);
}
