import { type EntryContext, isRouteErrorResponse, type RouterContextProvider, ServerRouter } from "react-router";
import { PageStylesContext, stylesOfPage } from "./document/page-styles.tsx";
import { renderDocument } from "./document/render-document.server.ts";
import { withWaitingScripts } from "./document/waiting-scripts.ts";
import { InterfaceTextsContext } from "./i18n/interface-texts.ts";
import { splitLocale } from "./i18n/localized-path.ts";
import { interfaceTexts } from "./i18n/messages.server.ts";
import { isEmbed } from "./site/embed-address.ts";
import {
  hasFiguresContext,
  nonceContext,
  pageTextsContext,
  shownValuesContext,
  siteContext,
} from "./site/request-context.server.ts";
import { YieldContext } from "./ui/lists/in-turns.tsx";
import { NonceContext } from "./ui/nonce.ts";
import { PageTextsContext } from "./ui/rich-text/page-texts.ts";
import { ShownValuesContext } from "./ui/shown-once.tsx";

/** The server takes the router from here, so that both mean the same one, in development too. */
export { createRequestHandler, matchRoutes } from "react-router";
export { createRequestContext, isWhole } from "./site/request-context.server.ts";
export { createSite } from "./site/site.server.ts";

const NONE: ReadonlyMap<string, never> = new Map<string, never>();

/** How long the data of a page may take; what is not there by then is given up. */
export const streamTimeout = 10_000;

/** Renders a page. Its data is complete before rendering begins, so it is sent whole. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { pathname } = new URL(request.url);
  const { locale } = splitLocale(pathname);
  const nonce = context.get(nonceContext);
  const { styleSheets, isStaticExport, yieldToEventLoop } = context.get(siteContext);
  const page = (
    <InterfaceTextsContext value={interfaceTexts(locale)}>
      <NonceContext value={nonce}>
        <PageTextsContext value={context.get(pageTextsContext) ?? NONE}>
          <ShownValuesContext value={context.get(shownValuesContext) ?? NONE}>
            <PageStylesContext value={stylesOfPage(routerContext, styleSheets, context.get(hasFiguresContext))}>
              <YieldContext value={yieldToEventLoop}>
                <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
              </YieldContext>
            </PageStylesContext>
          </ShownValuesContext>
        </PageTextsContext>
      </NonceContext>
    </InterfaceTextsContext>
  );
  // What many pages have waited for may come to all of them at once.
  await yieldToEventLoop?.();
  const { html, error } = await renderDocument(page, { nonce });
  if (error !== undefined) handleError(error, { request, context });
  headers.set("Content-Type", "text/html; charset=utf-8");
  askAgain(headers);
  // In a copy made of files, one page stands for every address that is not there, and finds out in the browser which it is.
  const isFoundOut = status === 404 && isStaticExport;
  const isEager = import.meta.env.DEV || isFoundOut || isEmbed(pathname);
  return new Response(isEager ? html : withWaitingScripts(html), {
    headers,
    status: error === undefined ? status : 500,
  });
}

/**
 * Firefox, alone among browsers, takes documents at the word of `stale-while-revalidate` that is meant for a CDN: whoever comes back
 * would see the page as it was, and whoever has signed in, as nobody's. It asks again where `Expires` says so, which shared caches
 * pass over for `s-maxage`, and which counts where there is no `max-age`.
 */
function askAgain(headers: Headers): void {
  const policy = headers.get("Cache-Control");
  if (!policy?.includes("stale-while-revalidate")) return;
  headers.set("Cache-Control", policy.replace(/max-age=0,\s*/, ""));
  headers.set("Expires", "0");
}

/**
 * The data of a page is asked for where it may have changed. A browser that is allowed to answer with what it has, and to look for
 * news afterwards, would show the page as it was.
 */
export function handleDataRequest(response: Response): Response {
  const policy = response.headers.get("Cache-Control");
  if (policy) response.headers.set("Cache-Control", policy.replace(/,\s*stale-while-revalidate=\d+/, ""));
  return response;
}

/** Faults of loaders, actions and rendering. What the visitor sees is `ErrorPage`. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
) {
  // A request that cannot be answered is its sender's fault, not ours.
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
  // An outage was told where it was noticed, and not once for each page.
  if (isRouteErrorResponse(error) && error.status === 503) return;
  const { pathname } = new URL(request.url);
  context.get(siteContext).log({ level: "error", message: `${request.method} ${pathname} failed`, cause: error });
}
