import { createContext, RouterContextProvider } from "react-router";
import { ContentRefused } from "./content-client.server.ts";
import type { RenderedShell } from "./render-shell.server.tsx";
import type { Site } from "./site.server.ts";
import { referIcons } from "./ui/icons/refer-icons.ts";
import { referRichText, type ServedText } from "./ui/served-markup/served-markup.ts";

/** What lives as long as the process: content clients, rich text, configuration. */
export const siteContext = createContext<Site>();

/** Lets this answer's own inline scripts run under the content security policy. */
export const nonceContext = createContext<string>("");

/** True where the router asks for a page's data only (`….data`), not for its document. */
export const dataRequestContext = createContext<boolean>(false);

/** The visitor's network address; null where it is not known. */
export const clientAddressContext = createContext<string | null>(null);

/** The markup of this document that its data only refers to. */
export const servedMarkupContext = createContext<Map<string, ServedText>>();

/** The bar and footer of this document; null until the language's route has found them. */
export const shellContext = createContext<RenderedShell | null>(null);

/** Waited for before a long piece of work, so that others are answered in between; at once, unless said. */
export const turnContext = createContext<() => Promise<void>>(async () => undefined);

/** The page of this answer where it is sent in one piece. */
export const wholePageContext = createContext<Uint8Array<ArrayBuffer>>();

/** True where a part of the page is missing, because something failed that may work the next time. */
const missesPartContext = createContext<boolean>(false);

/** Whether every part of the page is there, as far as it has been rendered: a page without one is nobody's to keep. */
export function isWhole(context: Readonly<RouterContextProvider>): boolean {
  return !context.get(missesPartContext);
}

/** The context of one request. */
export function createRequestContext(
  site: Site,
  request: { nonce: string; isDataRequest: boolean; clientAddress?: string | null; takeTurn?: () => Promise<void> },
) {
  const context = new RouterContextProvider();
  const served = new Map<string, ServedText>();
  const reactText = request.isDataRequest ? site.richText : referRichText(site.richText, served);
  const icon = request.isDataRequest ? site.icon : referIcons(site.icon, served);
  // A part of a page that fails is left out and told in the log. What is refused would be refused again.
  const log: Site["log"] = (event) => {
    if (!(event.cause instanceof ContentRefused)) context.set(missesPartContext, true);
    site.log(event);
  };
  context.set(siteContext, { ...site, reactText, icon, log });
  context.set(servedMarkupContext, served);
  context.set(nonceContext, request.nonce);
  context.set(dataRequestContext, request.isDataRequest);
  context.set(clientAddressContext, request.clientAddress ?? null);
  if (request.takeTurn) context.set(turnContext, request.takeTurn);
  return context;
}
