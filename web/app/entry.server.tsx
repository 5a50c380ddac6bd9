import { PassThrough } from "node:stream";
import { createReadableStreamFromReadable } from "@react-router/node";
import { isbot } from "isbot";
import { type PipeableStream, renderToPipeableStream } from "react-dom/server";
import { type EntryContext, isRouteErrorResponse, type RouterContextProvider, ServerRouter } from "react-router";
import { collectPage } from "./collect-page.server.ts";
import { InterfaceTextsContext } from "./i18n/interface-texts.ts";
import { splitLocale } from "./i18n/localized-path.ts";
import { interfaceTexts } from "./i18n/messages.server.ts";
import { NonceContext } from "./nonce.ts";
import { nonceContext, servedRichTextContext, siteContext } from "./request-context.server.ts";
import { ShellMarkupContext } from "./shell-markup.ts";
import { shellOf } from "./shell-of.server.ts";
import { ServedRichText } from "./ui/rich-text/served-rich-text.ts";

/** The server takes the router from here, so that both mean the same one, in development too. */
export { createRequestHandler } from "react-router";
export { createRequestContext } from "./request-context.server.ts";
export { createSite } from "./site.server.ts";

/** How long a page may take to be complete; what is not there by then is given up. */
export const streamTimeout = 10_000;

/** A page that is complete within this time is sent whole, which is cheaper; a slower one is streamed from here on. */
const STREAM_AFTER_MS = 20;

/** Renders a page: whole where all of it is there at once, else as a stream, the rest as it comes. */
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
  headers.set("Content-Type", "text/html; charset=utf-8");
  return new Promise((resolve, reject) => {
    let responseStatus = status;
    let isAnswered = false;
    let patience: NodeJS.Timeout | undefined;
    const answer = (body: BodyInit) => resolve(new Response(body, { headers, status: responseStatus }));
    const rendering: PipeableStream = renderToPipeableStream(
      <InterfaceTextsContext value={interfaceTexts(locale)}>
        <NonceContext value={nonce}>
          <ShellMarkupContext value={shellOf(request, context)}>
            <ServedRichText value={context.get(servedRichTextContext)}>
              <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
            </ServedRichText>
          </ShellMarkupContext>
        </NonceContext>
      </InterfaceTextsContext>,
      {
        nonce,
        onShellReady() {
          if (wantsWholePage) return;
          patience = setTimeout(() => {
            isAnswered = true;
            const body = new PassThrough();
            answer(createReadableStreamFromReadable(body));
            rendering.pipe(body);
          }, STREAM_AFTER_MS);
        },
        onAllReady() {
          clearTimeout(patience);
          clearTimeout(givingUp);
          if (!isAnswered) collectPage(rendering).then(answer, reject);
        },
        onShellError(error) {
          clearTimeout(givingUp);
          reject(error);
        },
        onError(error: unknown) {
          responseStatus = 500;
          if (isAnswered) site.log({ level: "error", message: "a part of a page failed to render", cause: error });
        },
      },
    );
    const givingUp = setTimeout(() => rendering.abort(), streamTimeout + 1_000).unref();
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
