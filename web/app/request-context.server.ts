import { createContext, RouterContextProvider } from "react-router";
import type { Site } from "./site.server.ts";

/** What lives as long as the process: content clients, rich text, configuration. */
export const siteContext = createContext<Site>();

/** Lets this answer's own inline scripts run under the content security policy. */
export const nonceContext = createContext<string>("");

/** True where the router asks for a page's data only (`….data`), not for its document. */
export const dataRequestContext = createContext<boolean>(false);

/** The context of one request. */
export function createRequestContext(site: Site, request: { nonce: string; isDataRequest: boolean }) {
  const context = new RouterContextProvider();
  context.set(siteContext, site);
  context.set(nonceContext, request.nonce);
  context.set(dataRequestContext, request.isDataRequest);
  return context;
}
