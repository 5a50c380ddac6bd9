import { createRequestContext } from "#app/request-context.server.ts";
import type { Site } from "#app/site.server.ts";

/** For tests: what a guard or loader is given for a page at this path. */
export function aRequest(site: Site, path: string, { cookie }: { cookie?: string } = {}) {
  const url = new URL(path, "https://learn.example");
  return {
    // A navigation inside the site asks for the page's data, at an address of its own; `url` is the page's.
    request: new Request(new URL(`${url.pathname}.data${url.search}`, url), {
      headers: cookie ? { Cookie: cookie } : {},
    }),
    url,
    pattern: "*",
    params: {},
    context: createRequestContext(site, { nonce: "", isDataRequest: true }),
  };
}
