import { createContext } from "react";

/**
 * The markup of the document being answered that React does not render, by its references. It stands in the document once,
 * as HTML: what the loaders hand to the browser besides holds a reference in its place. Null in the browser, which reads the page.
 */
export const ServedMarkup = createContext<ReadonlyMap<string, string> | null>(null);

const REFERENCE = /^markup:\d+$/;

export function isMarkupReference(html: string): boolean {
  return REFERENCE.test(html);
}

/** Keeps markup in `served`, for one document, and answers a reference to it. */
export function referMarkup(html: string, served: Map<string, string>): string {
  const reference = `markup:${served.size}`;
  served.set(reference, html);
  return reference;
}

/** Hands out references instead of texts and keeps the texts in `served`, for one document. */
export function referRichText<Renderer extends { render(markdown: string, options: never): Promise<RenderedTexts> }>(
  renderer: Renderer,
  served: Map<string, string>,
): Renderer {
  const render: typeof renderer.render = async (markdown, options) => {
    const text = await renderer.render(markdown, options);
    const contentsHtml = text.contentsHtml === "" ? "" : referMarkup(text.contentsHtml, served);
    return { ...text, html: referMarkup(text.html, served), contentsHtml };
  };
  return { ...renderer, render };
}

interface RenderedTexts {
  html: string;
  contentsHtml: string;
}
