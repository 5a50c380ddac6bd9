import { createContext } from "react";

/**
 * The markup of the document being answered that React does not render, by its references. It stands in the document once,
 * as HTML: what the loaders hand to the browser besides holds a reference in its place. Null in the browser, which reads the page.
 */
export const ServedMarkup = createContext<MarkupByReference | null>(null);

interface MarkupByReference {
  get(reference: string): string | undefined;
}

const REFERENCE = /^markup:\d+$/;

export function isMarkupReference(html: string): boolean {
  return REFERENCE.test(html);
}

/** Keeps markup in `served`, for one document, and answers a reference to it. */
export function referMarkup<Markup>(markup: Markup, served: Map<string, Markup>): string {
  const reference = `markup:${served.size}`;
  served.set(reference, markup);
  return reference;
}

/** Hands out references instead of texts and keeps the texts in `served`, for one document. */
export function referRichText<Renderer extends { render(markdown: string, options: never): Promise<RenderedTexts> }>(
  renderer: Renderer,
  served: Map<string, ServedText>,
): Renderer {
  const render: typeof renderer.render = async (markdown, options) => {
    const text = await renderer.render(markdown, options);
    const contentsHtml = text.contentsHtml === "" ? "" : referMarkup({ html: text.contentsHtml }, served);
    return { ...text, html: referMarkup({ html: text.html }, served), contentsHtml };
  };
  return { ...renderer, render };
}

/** Markup of a document, and how it is sent where that is known. */
export interface ServedText {
  html: string;
  bytes?: Uint8Array;
}

interface RenderedTexts {
  html: string;
  contentsHtml: string;
}
