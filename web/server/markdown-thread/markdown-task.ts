import type { MarkdownPlace, RenderedText } from "../../app/ui/rich-text/steps/render-markdown.server.ts";

/** A text to be rendered, as it is sent to the thread. */
export interface MarkdownTask extends MarkdownPlace {
  id: number;
  markdown: string;
}

/** What comes back: the text in its parts, or why it could not be rendered. */
export type MarkdownAnswer = { id: number } & ({ rendered: RenderedText } | { error: unknown });
