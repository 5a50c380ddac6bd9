import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { createPagePieces, type PagePieces } from "./page-pieces.server.ts";

/** What React leaves in place of a part that was not there yet, or failed: the browser would have to render it. */
const UNFINISHED_PART = "<!--$!-->";

const DOCUMENT_END = "</body></html>";

export interface WholePage {
  /** The document, from `html` on; `pieces` has what it shows but does not render. */
  page: (pieces: PagePieces) => ReactNode;
  /** What the router hands over to the browser, in its own format; complete. */
  handoff: string;
  nonce: string;
}

/**
 * A page in one piece: several times cheaper than a stream of small parts. The router's data stands at its
 * end, where `ServerRouter` would have written it. Null where a part of the page is not there yet, or fails: then
 * rendering as a stream waits for it, or tells what is wrong.
 */
export function renderWholePage({ page, handoff, nonce }: WholePage): Buffer<ArrayBuffer> | null {
  const pieces = createPagePieces();
  const html = renderOrNull(page(pieces));
  if (html === null || html.includes(UNFINISHED_PART) || !html.endsWith(DOCUMENT_END)) return null;
  const script = (code: string) => `<script${nonce && ` nonce="${nonce}"`}>${code}</script>`;
  const data =
    script(`window.__reactRouterContext.streamController.enqueue(${toScriptString(handoff)});`) +
    script("window.__reactRouterContext.streamController.close();");
  return pieces.assemble(`<!DOCTYPE html>${html.slice(0, -DOCUMENT_END.length)}${data}${DOCUMENT_END}`);
}

function renderOrNull(page: ReactNode): string | null {
  try {
    return renderToString(page);
  } catch {
    return null;
  }
}

const ESCAPES: Record<string, string> = {
  "&": "\\u0026",
  ">": "\\u003e",
  "<": "\\u003c",
  "\u2028": "\\u2028",
  "\u2029": "\\u2029",
};

/** A string as code that no HTML parser takes for the end of its script. */
function toScriptString(text: string): string {
  return JSON.stringify(text).replace(/[&><\u2028\u2029]/g, (character) => ESCAPES[character] ?? "");
}
