import { createRequestContext } from "#app/site/request-context.server.ts";
import type { Site } from "#app/site/site.server.ts";

/** For tests: what a guard or loader is given for a page at this path, asked for its data or for its document. */
export function aRequest(
  site: Site,
  path: string,
  options: { cookie?: string | undefined; isDocument?: boolean } = {},
) {
  const { cookie, isDocument = false } = options;
  const url = new URL(path, "https://learn.example");
  // A navigation inside the site asks for the page's data, at an address of its own; `url` is the page's all the same.
  const asked = isDocument ? url : new URL(`${url.pathname}.data${url.search}`, url);
  return {
    request: new Request(asked, { headers: cookie === undefined ? {} : { Cookie: cookie } }),
    url,
    pattern: "*",
    params: {},
    context: createRequestContext(site, { nonce: "", isDataRequest: !isDocument }),
  };
}
