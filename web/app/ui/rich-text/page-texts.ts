import { createContext, use } from "react";

/** A text's HTML; or the number under which the document has it, where it is shown (`document/page-texts.server.ts`). */
export type TextHtml = string | number;

/** The HTML that the document has: of texts by their names, of figures by theirs (`document/read-document.ts`). */
export const PageTextsContext = createContext<ReadonlyMap<string, string>>(new Map());

/** What `texts` are together, and the name of the first that the document has. */
export function useTextHtml(texts: readonly TextHtml[]): { html: string; name: string | undefined } {
  const known = use(PageTextsContext);
  const named = texts.find((text) => typeof text === "number");
  return {
    html: texts.map((text) => (typeof text === "string" ? text : (known.get(String(text)) ?? ""))).join(""),
    name: named === undefined ? undefined : String(named),
  };
}
