import { createContext, RouterContextProvider } from "react-router";
import { ContentRefused } from "./content-client.server.ts";
import type { Site } from "./site.server.ts";

/** What lives as long as the process: content clients, rich text, configuration. */
export const siteContext = createContext<Site>();

/** Lets this answer's own inline scripts run under the content security policy. */
export const nonceContext = createContext<string>("");

/** True where the router asks for a page's data only (`….data`), not for its document. */
export const dataRequestContext = createContext<boolean>(false);

/** The texts of a document that is being made, by their names; null where only data is asked for. */
export const pageTextsContext = createContext<Map<string, string> | null>(null);

/** What else a document shows and its data only names, by these names; null where only data is asked for. */
export const shownValuesContext = createContext<Map<string, unknown> | null>(null);

/** Whether a text of the page shows a figure. */
export const hasFiguresContext = createContext<boolean>(false);

/** The visitor's network address; null where it is not known. */
export const clientAddressContext = createContext<string | null>(null);

/** True where the request cannot be answered as it was made, and its page is to say so. */
export const isRefusedContext = createContext<boolean>(false);

/** True where a part of the page is missing, because something failed that may work the next time. */
const missesPartContext = createContext<boolean>(false);

/** Whether every part of the page is there, as far as it has been rendered: a page without one is nobody's to cache. */
export function isWhole(context: Readonly<RouterContextProvider>): boolean {
  return !context.get(missesPartContext);
}

/** The context of one request. */
export function createRequestContext(
  site: Site,
  request: {
    nonce: string;
    isDataRequest: boolean;
    clientAddress?: string | null;
    isRefused?: boolean;
    /** Who asks may see what is not published yet. */
    isPreview?: boolean;
  },
) {
  const context = new RouterContextProvider();
  // A part of a page that fails is left out and told in the log. What is refused would be refused again.
  const log: Site["log"] = (event) => {
    if (!(event.cause instanceof ContentRefused)) context.set(missesPartContext, true);
    site.log(event);
  };
  const shown = request.isPreview ? { ...site, content: site.drafts, isPreview: true } : site;
  context.set(siteContext, { ...shown, log });
  context.set(nonceContext, request.nonce);
  context.set(dataRequestContext, request.isDataRequest);
  context.set(pageTextsContext, request.isDataRequest ? null : new Map());
  context.set(shownValuesContext, request.isDataRequest ? null : new Map());
  context.set(clientAddressContext, request.clientAddress ?? null);
  context.set(isRefusedContext, request.isRefused ?? false);
  return context;
}
