import type { RenderedMarkdown } from "../../app/ui/rich-text/create-rich-text.server.ts";
import type { MarkdownPlace } from "../../app/ui/rich-text/steps/render-markdown.server.ts";

/** A text to be rendered, as it is sent to the thread. */
export interface MarkdownTask extends MarkdownPlace {
  id: number;
  markdown: string;
}

/** What comes back: the text as HTML, or why it could not be rendered. */
export type MarkdownAnswer = { id: number } & ({ rendered: RenderedMarkdown } | { error: unknown });
