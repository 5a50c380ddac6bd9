import { createContext, RouterContextProvider } from "react-router";
import type { ShellMarkup } from "./shell-markup.ts";
import type { Site } from "./site.server.ts";
import { referRichText } from "./ui/rich-text/served-rich-text.ts";

/** What lives as long as the process: content clients, rich text, configuration. */
export const siteContext = createContext<Site>();

/** Lets this answer's own inline scripts run under the content security policy. */
export const nonceContext = createContext<string>("");

/** True where the router asks for a page's data only (`….data`), not for its document. */
export const dataRequestContext = createContext<boolean>(false);

/** The visitor's network address; null where it is not known. */
export const clientAddressContext = createContext<string | null>(null);

/** The rendered texts of this document, which its data only refers to. */
export const servedRichTextContext = createContext<ReadonlyMap<string, string>>(new Map());

/** The bar and footer of this document; null until the language's route has found them. */
export const shellContext = createContext<ShellMarkup | null>(null);

/** The page of this answer where it is sent in one piece. */
export const wholePageContext = createContext<string>("");

/** The context of one request. */
export function createRequestContext(
  site: Site,
  request: { nonce: string; isDataRequest: boolean; clientAddress?: string | null },
) {
  const context = new RouterContextProvider();
  const served = new Map<string, string>();
  context.set(siteContext, request.isDataRequest ? site : { ...site, richText: referRichText(site.richText, served) });
  context.set(servedRichTextContext, served);
  context.set(nonceContext, request.nonce);
  context.set(dataRequestContext, request.isDataRequest);
  context.set(clientAddressContext, request.clientAddress ?? null);
  return context;
}
