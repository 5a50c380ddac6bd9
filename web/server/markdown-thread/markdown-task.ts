import type { Locale } from "@learn-bittensor/contract/locales";
import type { RenderedMarkdown } from "../../app/ui/rich-text/create-rich-text.server.ts";

/** A text to be rendered, as it is sent to the thread. */
export interface MarkdownTask {
  id: number;
  markdown: string;
  locale: Locale;
  idPrefix: string;
}

/** What comes back: the text as HTML, or why it could not be rendered. */
export type MarkdownAnswer = { id: number } & ({ rendered: RenderedMarkdown } | { error: unknown });
