import { PassThrough } from "node:stream";
import { createReadableStreamFromReadable } from "@react-router/node";
import { isbot } from "isbot";
import { renderToPipeableStream } from "react-dom/server";
import { type EntryContext, type RouterContextProvider, ServerRouter } from "react-router";
import { IntlProvider } from "use-intl";
import { splitLocale } from "./i18n/localized-path.ts";
import { messagesByLocale } from "./i18n/messages.server.ts";
import { NonceContext } from "./nonce.ts";
import { nonceContext, siteContext } from "./request-context.server.ts";

/** The server takes the router from here, so that both mean the same one, in development too. */
export { createRequestHandler } from "react-router";
export { createRequestContext } from "./request-context.server.ts";
export { createSite } from "./site.server.ts";

/** How long a page may take to be complete; what is not there by then is given up. */
export const streamTimeout = 10_000;

/** Renders a page as a stream: the head and everything that is ready at once, the rest as it comes. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { locale } = splitLocale(new URL(request.url).pathname);
  const nonce = context.get(nonceContext);
  const site = context.get(siteContext);
  const wantsWholePage = isbot(request.headers.get("User-Agent") ?? "");
  return new Promise((resolve, reject) => {
    let responseStatus = status;
    let isStreaming = false;
    const { pipe, abort } = renderToPipeableStream(
      <IntlProvider locale={locale} messages={messagesByLocale[locale]} timeZone="UTC">
        <NonceContext value={nonce}>
          <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
        </NonceContext>
      </IntlProvider>,
      {
        nonce,
        [wantsWholePage ? "onAllReady" : "onShellReady"]() {
          isStreaming = true;
          const body = new PassThrough();
          headers.set("Content-Type", "text/html; charset=utf-8");
          resolve(new Response(createReadableStreamFromReadable(body), { headers, status: responseStatus }));
          pipe(body);
        },
        onShellError: reject,
        onError(error: unknown) {
          responseStatus = 500;
          if (isStreaming) site.log({ level: "error", message: "a part of a page failed to render", cause: error });
        },
      },
    );
    setTimeout(abort, streamTimeout + 1_000).unref();
  });
}

/** Faults of loaders, actions and rendering. What the visitor sees is `ErrorPage`. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
) {
  if (request.signal.aborted) return;
  const { pathname } = new URL(request.url);
  context.get(siteContext).log({ level: "error", message: `${request.method} ${pathname} failed`, cause: error });
}
