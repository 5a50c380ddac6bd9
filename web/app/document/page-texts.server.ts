import { parseFragment, serialize } from "parse5";
import type { RouterContextProvider } from "react-router";
import { hasFiguresContext, pageTextsContext, shownValuesContext } from "#app/site/request-context.server.ts";
import type { ShownPart } from "#app/ui/rich-text/rich-text.tsx";
import { type ShowOnce, shownName } from "#app/ui/shown-once.tsx";

/**
 * A document has each of its texts once, where it is shown: what a loader answers names them, and in the browser they are read
 * from the page (`ui/rich-text/page-texts.ts`). Where a page's data is asked for without its document, the texts stand in the data, as browsers
 * write what they have read (`innerHTML`): React then finds that a text of the page is still the same, and leaves it alone.
 */
export function onceInDocument(context: Readonly<RouterContextProvider>) {
  const texts = context.get(pageTextsContext);
  const toShown = (parts: readonly ShownPart[]): readonly ShownPart[] =>
    parts.map((part) => {
      if (part.kind === "beside") return { ...part, own: toShown(part.own), beside: toShown(part.beside) };
      if (part.kind === "figure") context.set(hasFiguresContext, true);
      if (part.kind !== "html" || typeof part.html !== "string") return part;
      if (texts === null) return { kind: part.kind, html: serialize(parseFragment(part.html)) };
      const number = texts.size;
      texts.set(String(number), part.html);
      return { kind: part.kind, html: number };
    });
  return toShown;
}

/** The same for what a component draws and nobody can change (`ui/shown-once.tsx`): a document's data has its number alone. */
export function showOnce(context: Readonly<RouterContextProvider>): ShowOnce {
  const values = context.get(shownValuesContext);
  return (value) => {
    if (values === null) return { value };
    const number = values.size + 1;
    values.set(shownName(number), value);
    return number;
  };
}

/** Both, for pages that are loaded elsewhere (`collections/page-loading.ts`). */
export function inDocument(context: Readonly<RouterContextProvider>) {
  return { toShown: onceInDocument(context), once: showOnce(context) };
}
