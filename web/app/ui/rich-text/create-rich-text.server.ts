import { createHash } from "node:crypto";
import type { Locale } from "@learn-bittensor/contract/locales";
import { LRUCache } from "lru-cache";
import type { ContentsEntry } from "./steps/headings.ts";
import { createHighlighter } from "./steps/highlighter.server.ts";
import { PIPELINE_VERSION, renderMarkdown } from "./steps/render-markdown.server.ts";

export type RichText = {
  /** Safe to insert as it is, which `RichTextView` does. */
  html: string;
  /** The table of contents: headings of the second and third level, their titles in plain text. */
  contents: ContentsEntry[];
};

export type RichTextOptions = {
  /** The reader's language: that of the added words and of links within the site. */
  locale: Locale;
  /** Tells the texts of one page apart, in small ASCII letters: the ids that no heading asked for begin with it. */
  idPrefix?: string;
};

const DEFAULT_CACHE_BYTES = 32 * 1024 * 1024;
const BYTES_PER_ENTRY = 200;

/** Markdown to sanitised HTML. What was rendered is kept until newer texts need its place in `cacheBytes`. */
export function createRichText({ cacheBytes = DEFAULT_CACHE_BYTES }: { cacheBytes?: number } = {}) {
  const highlighter = createHighlighter();
  const rendered = new LRUCache<string, RichText>({ maxSize: cacheBytes, sizeCalculation: sizeOf });
  const inProgress = new Map<string, Promise<RichText>>();

  async function renderOnce(key: string, markdown: string, locale: Locale, idPrefix: string): Promise<RichText> {
    try {
      const richText = await renderMarkdown(markdown, { locale, idPrefix, highlighter });
      rendered.set(key, richText);
      return richText;
    } finally {
      inProgress.delete(key);
    }
  }

  return {
    /** The same text in the same language is rendered once, however many ask for it at a time. */
    render(markdown: string, { locale, idPrefix }: RichTextOptions): Promise<RichText> {
      const prefix = idPrefix ? `${idPrefix}-` : "";
      const key = createHash("sha256")
        .update(JSON.stringify([PIPELINE_VERSION, locale, prefix, markdown]))
        .digest("base64");
      const known = rendered.get(key);
      if (known) return Promise.resolve(known);
      const running = inProgress.get(key) ?? renderOnce(key, markdown, locale, prefix);
      inProgress.set(key, running);
      return running;
    },
  };
}

/** Bytes in memory: two for each UTF-16 unit, and what an entry costs besides. */
function sizeOf({ html, contents }: RichText): number {
  const titles = contents.reduce((sum, { id, title }) => sum + id.length + title.length, 0);
  return 2 * (html.length + titles) + BYTES_PER_ENTRY * (1 + contents.length);
}
