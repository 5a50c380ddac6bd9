import { createContext } from "react";

/**
 * The texts of the document being answered, by their references. A text stands in a document once, as HTML: what the
 * loaders hand to the browser besides holds a reference in its place. Null in the browser, which reads the page.
 */
export const ServedRichText = createContext<ReadonlyMap<string, string> | null>(null);

const REFERENCE = /^rich-text:\d+$/;

export function isRichTextReference(html: string): boolean {
  return REFERENCE.test(html);
}

/** Hands out references instead of texts and keeps the texts in `served`, for one document. */
export function referRichText<Renderer extends { render(markdown: string, options: never): Promise<RenderedTexts> }>(
  renderer: Renderer,
  served: Map<string, string>,
): Renderer {
  const refer = (html: string) => {
    const reference = `rich-text:${served.size}`;
    served.set(reference, html);
    return reference;
  };
  const render: typeof renderer.render = async (markdown, options) => {
    const text = await renderer.render(markdown, options);
    const contentsHtml = text.contentsHtml === "" ? "" : refer(text.contentsHtml);
    return { ...text, html: refer(text.html), contentsHtml };
  };
  return { ...renderer, render };
}

interface RenderedTexts {
  html: string;
  contentsHtml: string;
}
