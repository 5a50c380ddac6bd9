import type { RouterContextProvider } from "react-router";
import type { ShownPart } from "#app/ui/rich-text/rich-text.tsx";
import type { ShowOnce } from "#app/ui/shown-once.tsx";

/** A request for a page, as the router hands it to the page's loader. */
export interface PageRequest {
  request: Request;
  url: URL;
  context: Readonly<RouterContextProvider>;
}

/** How what a document has only once is named in a page's data (`document/page-texts.server.ts`): its texts, and what a component only shows. */
export interface InDocument {
  toShown: (parts: readonly ShownPart[]) => readonly ShownPart[];
  once: ShowOnce;
}
