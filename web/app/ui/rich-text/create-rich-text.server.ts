import type { Locale } from "@learn-bittensor/contract/locales";
import { LRUCache } from "lru-cache";
import { toContentsHtml } from "./steps/contents-html.ts";
import type { ContentsEntry } from "./steps/headings.ts";
import { createHighlighter } from "./steps/highlighter.server.ts";
import { type MarkdownPlace, renderMarkdown } from "./steps/render-markdown.server.ts";

export type RichText = {
  /** Safe to insert as it is, which `RichTextView` does. */
  html: string;
  /** The headings of the second and third level, their titles in plain text. */
  contents: ContentsEntry[];
  /** A list of links to them, safe to insert as it is; empty where there is nothing to choose. */
  contentsHtml: string;
};

export type RichTextOptions = {
  /** The reader's language: that of the added words and of links within the site. */
  locale: Locale;
  /** Tells the texts of one page apart, in small ASCII letters: the ids that no heading asked for begin with it. */
  idPrefix?: string;
};

/** A text as HTML, and its headings. */
export type RenderedMarkdown = Awaited<ReturnType<typeof renderMarkdown>>;

/** Renders a text in another thread; null, at once or in the end, where there is none. */
export type RenderElsewhere = (markdown: string, options: MarkdownPlace) => Promise<RenderedMarkdown | null> | null;

export interface RichTextSettings {
  cacheBytes?: number;
  /** Where pictures of the provider are found: its address, or empty where the site has them. */
  mediaOrigin?: string;
  /** Texts are rendered in the thread that asks, unless another one can. */
  renderElsewhere?: RenderElsewhere | undefined;
}

const DEFAULT_CACHE_BYTES = 32 * 1024 * 1024;
const BYTES_PER_ENTRY = 200;

/** Markdown to sanitised HTML. What was rendered is kept until newer texts need its place in `cacheBytes`. */
export function createRichText({
  cacheBytes = DEFAULT_CACHE_BYTES,
  mediaOrigin = "",
  renderElsewhere,
}: RichTextSettings = {}) {
  const highlighter = createHighlighter();
  // By the text itself, then by what else its HTML depends on: looking up a text that is at hand hashes nothing anew.
  const rendered = new LRUCache<string, ReadonlyMap<string, RichText>>({
    maxSize: cacheBytes,
    sizeCalculation: sizeOf,
  });
  const inProgress = new Map<string, Promise<RichText>>();

  async function renderOnce(markdown: string, locale: Locale, idPrefix: string): Promise<RichText> {
    const place = { locale, idPrefix, mediaOrigin };
    const elsewhere = await renderElsewhere?.(markdown, place);
    const { html, contents } = elsewhere ?? (await renderMarkdown(markdown, { ...place, highlighter }));
    const richText = { html, contents, contentsHtml: toContentsHtml(contents) };
    const others = rendered.get(markdown) ?? [];
    rendered.set(markdown, new Map([...others, [variantOf(locale, idPrefix), richText]]));
    return richText;
  }

  return {
    /** The same text in the same language is rendered once, however many ask for it at a time. */
    render(markdown: string, { locale, idPrefix }: RichTextOptions): Promise<RichText> {
      const prefix = idPrefix ? `${idPrefix}-` : "";
      const variant = variantOf(locale, prefix);
      const known = rendered.get(markdown)?.get(variant);
      if (known) return Promise.resolve(known);
      const key = `${variant} ${markdown}`;
      const running = inProgress.get(key) ?? renderOnce(markdown, locale, prefix).finally(() => inProgress.delete(key));
      inProgress.set(key, running);
      return running;
    },
  };
}

/** What a text's HTML depends on besides the text. Neither part holds a space. */
function variantOf(locale: Locale, idPrefix: string): string {
  return `${locale} ${idPrefix}`;
}

/** Bytes in memory: two for each UTF-16 unit, and what an entry costs besides. */
function sizeOf(variants: ReadonlyMap<string, RichText>, markdown: string): number {
  let characters = markdown.length;
  let entries = 1;
  for (const { html, contents, contentsHtml } of variants.values()) {
    characters += html.length + contentsHtml.length;
    entries += 1 + contents.length;
    for (const { id, title } of contents) characters += id.length + title.length;
  }
  return 2 * characters + BYTES_PER_ENTRY * entries;
}
