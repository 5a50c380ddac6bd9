import { type EntryContext, isRouteErrorResponse, type RouterContextProvider, ServerRouter } from "react-router";
import { renderDocument } from "./document/render-document.server.ts";
import { withWaitingScripts } from "./document/start-on-intent.ts";
import { InterfaceTextsContext } from "./i18n/interface-texts.ts";
import { splitLocale } from "./i18n/localized-path.ts";
import { interfaceTexts } from "./i18n/messages.server.ts";
import { NonceContext } from "./nonce.ts";
import { nonceContext, siteContext } from "./request-context.server.ts";

/** The server takes the router from here, so that both mean the same one, in development too. */
export { createRequestHandler } from "react-router";
export { createRequestContext, isWhole } from "./request-context.server.ts";
export { createSite } from "./site.server.ts";

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
  const { locale } = splitLocale(new URL(request.url).pathname);
  const nonce = context.get(nonceContext);
  const page = (
    <InterfaceTextsContext value={interfaceTexts(locale)}>
      <NonceContext value={nonce}>
        <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
      </NonceContext>
    </InterfaceTextsContext>
  );
  const { html, error } = await renderDocument(page, { nonce });
  if (error !== undefined) handleError(error, { request, context });
  headers.set("Content-Type", "text/html; charset=utf-8");
  const isEager = import.meta.env.DEV || isApplication(routerContext);
  return new Response(isEager ? html : withWaitingScripts(html), {
    headers,
    status: error === undefined ? status : 500,
  });
}

/** Whether the page is one to work with: its route says so, `export const handle = { isApplication: true }`. */
function isApplication({ staticHandlerContext, routeModules }: EntryContext): boolean {
  return staticHandlerContext.matches.some(({ route }) => {
    const handle = routeModules[route.id]?.handle;
    return typeof handle === "object" && handle !== null && "isApplication" in handle && handle.isApplication === true;
  });
}

/** Faults of loaders, actions and rendering. What the visitor sees is `ErrorPage`. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
) {
  // A request that cannot be answered is its sender's fault, not ours.
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
  const { pathname } = new URL(request.url);
  context.get(siteContext).log({ level: "error", message: `${request.method} ${pathname} failed`, cause: error });
}
