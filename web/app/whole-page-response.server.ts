import type { RouterContextProvider } from "react-router";
import { wholePageContext } from "./request-context.server.ts";

/** Says that the page waits in the request's context. Never sent. */
const PAGE_WAITS = "X-Page-Waits";

/**
 * The router looks at a response's body, and a body that is looked at becomes a stream, to be put together again
 * when it is sent. So a page passes the router by: the response says that it waits in the request's context.
 */
export function withPage(
  context: RouterContextProvider,
  page: Uint8Array<ArrayBuffer>,
  init: { headers: Headers; status: number },
) {
  context.set(wholePageContext, page);
  init.headers.set(PAGE_WAITS, "1");
  return new Response(null, init);
}

/**
 * The response with its page; any other response, as a redirection instead of the page, as it is. That a page may be
 * compressed is said here, where saying so does not turn it into a stream.
 */
export function takePage(context: Readonly<RouterContextProvider>, response: Response): Response {
  if (!response.headers.has(PAGE_WAITS)) return response;
  response.headers.delete(PAGE_WAITS);
  response.headers.append("Vary", "Accept-Encoding");
  return new Response(context.get(wholePageContext), { status: response.status, headers: response.headers });
}
