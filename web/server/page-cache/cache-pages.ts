import { createMiddleware } from "hono/factory";
import { cachePolicy } from "../../app/site/cache-policy.ts";
import { hasAuthCookie } from "../never-share-personal-answers.ts";
import type { PageVariables } from "../security-headers.ts";
import { createCachedPage, type SecurityHeadersFor } from "./create-cached-page.ts";
import type { PageCache, Rendering } from "./create-page-cache.ts";
import { toPageKey } from "./page-key.ts";
import { serveCachedPage } from "./serve-cached-page.ts";

/** What is rendered for everybody: the address is all that is known of who asks. */
export type RenderForAll = (target: string, nonce: string) => Promise<{ response: Response; isWhole: () => boolean }>;

const READING = new Set(["GET", "HEAD"]);

/** Feeds, texts, pictures and data of their own: where they may be cached, they are the same for everybody. */
const FILE = /\.(?!data$)\w+$/;

/**
 * Answers visitors who are not signed in from the cache, and renders what is not there for it; so it answers files to those who are,
 * or say so: to make one anew may take half a second.
 */
export function cachePages(
  cache: PageCache,
  { render, securityHeadersFor }: { render: RenderForAll; securityHeadersFor: SecurityHeadersFor },
) {
  return createMiddleware<{ Variables: PageVariables }>(async (c, next) => {
    const { pathname, search } = new URL(c.req.url);
    const target = pathname + search;
    const isSignedIn = hasAuthCookie(c.req.header("Cookie"));
    const isForAll = READING.has(c.req.method) && (!isSignedIn || FILE.test(pathname));
    const key = isForAll ? toPageKey(target) : null;
    if (key === null) return next();
    const nonce = c.get("nonce");
    const taken = await cache.take(key, () => {
      // Pages are so many; what a query may choose is more than can be cached.
      if (key.includes("?")) c.set("isMade", true);
      return renderToKeep(key, nonce);
    });
    if (!taken) return next();
    if ("page" in taken) {
      c.set("inlineSources", taken.page.inlineSources);
      const asked = {
        method: c.req.method,
        acceptEncoding: c.req.header("Accept-Encoding"),
        ifNoneMatch: c.req.header("If-None-Match"),
      };
      const { status, headers, body } = serveCachedPage(taken.page, asked, cache.toForm);
      return new Response(body, { status, headers: toPairs(headers) });
    }
    // An answer that was made for everybody leaves out what the query says; this one may have to repeat it.
    return key === target && !isSignedIn ? taken.own : next();
  });

  async function renderToKeep(key: string, nonce: string): Promise<Rendering> {
    const { response, isWhole } = await render(key, nonce);
    if (!isKeepable(response)) return { own: response, isFault: response.status >= 500 };
    const body = Buffer.from(await response.arrayBuffer());
    if (isWhole())
      return {
        page: await createCachedPage(
          { path: key.split("?")[0] ?? "", headers: response.headers, body, nonce },
          securityHeadersFor,
        ),
      };
    response.headers.set("Cache-Control", cachePolicy.personal);
    return { own: new Response(body, { headers: response.headers }), isFault: true };
  }
}

/** An answer for everybody, of which nobody can tell who asked. */
function isKeepable({ status, headers }: Response): boolean {
  return status === 200 && !headers.has("Set-Cookie") && /^public\b/.test(headers.get("Cache-Control") ?? "");
}

function toPairs(flat: readonly string[]): [string, string][] {
  return flat.flatMap((name, index) =>
    index % 2 === 0 ? [[name, flat[index + 1] ?? ""] satisfies [string, string]] : [],
  );
}
