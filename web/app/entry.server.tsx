import { isbot } from "isbot";
import { type EntryContext, isRouteErrorResponse, type RouterContextProvider, ServerRouter } from "react-router";
import { InterfaceTextsContext } from "./i18n/interface-texts.ts";
import { splitLocale } from "./i18n/localized-path.ts";
import { interfaceTexts } from "./i18n/messages.server.ts";
import { NonceContext } from "./nonce.ts";
import type { PagePieces } from "./page-pieces.server.ts";
import { type Handoff, readHandoff } from "./read-handoff.server.ts";
import { renderWholePage } from "./render-whole-page.server.ts";
import { nonceContext, servedMarkupContext, siteContext, turnContext } from "./request-context.server.ts";
import { type ShellMarkup, ShellMarkupContext } from "./shell-markup.ts";
import { shellOf } from "./shell-of.server.ts";
import { streamPage } from "./stream-page.server.ts";
import { ServedMarkup, type ServedText } from "./ui/served-markup/served-markup.ts";
import { withPage } from "./whole-page-response.server.ts";

/** The server takes the router from here, so that both mean the same one, in development too. */
export { createRequestHandler } from "react-router";
export { createRequestContext, isWhole } from "./request-context.server.ts";
export { createSite } from "./site.server.ts";
export { takePage } from "./whole-page-response.server.ts";

/** How long a page may take to be complete; what is not there by then is given up. */
export const streamTimeout = 10_000;

/** A page that is complete within this time is sent whole, which is cheaper; a slower one is streamed from here on. */
const STREAM_AFTER_MS = 20;

/** Renders a page: whole where all of it is there at once, else as a stream, the rest as it comes. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  headers.set("Content-Type", "text/html; charset=utf-8");
  const { locale } = splitLocale(new URL(request.url).pathname);
  const nonce = context.get(nonceContext);
  const served = context.get(servedMarkupContext);
  const shell = shellOf(request, context);
  const document = (
    { notice, bar, footer, markupOf }: ShellMarkup & { markupOf: (text: ServedText | undefined) => string },
    serverHandoffStream: EntryContext["serverHandoffStream"],
  ) => (
    <InterfaceTextsContext value={interfaceTexts(locale)}>
      <NonceContext value={nonce}>
        <ShellMarkupContext value={{ notice, bar, footer }}>
          <ServedMarkup value={{ get: (reference) => markupOf(served.get(reference)) }}>
            <ServerRouter
              context={{ ...routerContext, serverHandoffStream, renderMeta: {} }}
              url={request.url}
              nonce={nonce}
            />
          </ServedMarkup>
        </ShellMarkupContext>
      </NonceContext>
    </InterfaceTextsContext>
  );
  const handoff = routerContext.serverHandoffStream
    ? await readHandoff(routerContext.serverHandoffStream, STREAM_AFTER_MS)
    : null;
  if (handoff?.isComplete) {
    const page = ({ standInFor }: PagePieces) => {
      const { notice, bar, footer } = shell.pieces;
      const markupOf = ({ html = "", bytes = Buffer.from(html) }: Partial<ServedText> = {}) => standInFor([bytes]);
      const markup = { notice: standInFor(notice), bar: standInFor(bar), footer: standInFor(footer) };
      return document({ ...markup, markupOf }, undefined);
    };
    await context.get(turnContext)();
    const whole = renderWholePage({ page, handoff: handoff.text, nonce });
    if (whole !== null) return withPage(context, whole, { headers, status });
  }
  const { notice, bar, footer } = shell;
  const inParts = document(
    { notice, bar, footer, markupOf: (text) => text?.html ?? "" },
    handoff ? streamOf(handoff) : undefined,
  );
  return streamPage(inParts, {
    status,
    headers,
    nonce,
    isForBot: isbot(request.headers.get("User-Agent") ?? ""),
    patienceMs: STREAM_AFTER_MS,
    log: context.get(siteContext).log,
  });
}

function streamOf(handoff: Handoff): ReadableStream<Uint8Array> {
  return handoff.isComplete ? new Blob([handoff.text]).stream() : handoff.stream;
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
