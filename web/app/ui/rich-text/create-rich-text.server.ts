import { FIGURES } from "@learn-bittensor/contract/figures";
import type { Locale } from "@learn-bittensor/contract/locales";
import { LRUCache } from "lru-cache";
import type { Namespace } from "#app/i18n/interface-texts.ts";
import { pickTexts } from "#app/i18n/messages.server.ts";
import { richTextLabels } from "./rich-text-labels.server.ts";
import { createHighlighter } from "./steps/highlighter.server.ts";
import { type MarkdownPlace, type RenderedText, renderMarkdown } from "./steps/render-markdown.server.ts";

export type RichTextOptions = {
  /** The reader's language: that of the added words and of links within the site. */
  locale: Locale;
  /** Tells the texts of one page apart, in small ASCII letters: the ids that no heading asked for begin with it. */
  idPrefix?: string;
};

/** Renders a text in another thread; null, at once or in the end, where there is none. */
export type RenderElsewhere = (markdown: string, options: MarkdownPlace) => Promise<RenderedText | null> | null;

export interface RichTextSettings {
  cacheBytes?: number | undefined;
  /** Where pictures of the provider are found: its address, or empty where the site has them. */
  mediaOrigin?: string;
  /** Where the provider stores files besides; nowhere, unless said. */
  bucketOrigins?: readonly string[] | undefined;
  /** Texts are rendered in the thread that asks, unless another one can. */
  renderElsewhere?: RenderElsewhere | undefined;
}

const DEFAULT_CACHE_BYTES = 32 * 1024 * 1024;
const BYTES_PER_ENTRY = 200;

/** Markdown to sanitised HTML. What was rendered is cached until newer texts need its place in `cacheBytes`. */
export function createRichText({
  cacheBytes = DEFAULT_CACHE_BYTES,
  mediaOrigin = "",
  bucketOrigins = [],
  renderElsewhere,
}: RichTextSettings = {}) {
  const highlighter = createHighlighter();
  // By the text itself, then by what else its HTML depends on: looking up a text that is at hand hashes nothing anew.
  const rendered = new LRUCache<string, ReadonlyMap<string, RenderedText>>({
    maxSize: cacheBytes,
    sizeCalculation: sizeOf,
  });
  const inProgress = new Map<string, Promise<RenderedText>>();

  async function renderOnce(markdown: string, locale: Locale, idPrefix: string): Promise<RenderedText> {
    const place = { locale, words: richTextLabels(locale), idPrefix, mediaOrigin, bucketOrigins };
    const elsewhere = await renderElsewhere?.(markdown, place);
    const richText = withFigureTexts(elsewhere ?? (await renderMarkdown(markdown, { ...place, highlighter })), locale);
    const others = rendered.get(markdown) ?? [];
    rendered.set(markdown, new Map([...others, [variantOf(locale, idPrefix), richText]]));
    return richText;
  }

  return {
    /** The same text in the same language is rendered once, however many ask for it at a time. */
    render(markdown: string, { locale, idPrefix }: RichTextOptions): Promise<RenderedText> {
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

/** The words of a figure come with it, so that pages without one carry none. */
function withFigureTexts(text: RenderedText, locale: Locale): RenderedText {
  const parts = text.parts.map((part) => {
    if (part.kind !== "figure" || !FIGURES.includes(part.name)) return part;
    const name = part.name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
    const words: readonly string[] = ["figure.frame", `figure.${name}`];
    return { ...part, texts: pickTexts(locale, ...(words as Namespace[])) };
  });
  return { ...text, parts };
}

/** What a text's HTML depends on besides the text. Neither part holds a space. */
function variantOf(locale: Locale, idPrefix: string): string {
  return `${locale} ${idPrefix}`;
}

/** Bytes in memory: two for each UTF-16 unit, and what an entry costs besides. */
function sizeOf(variants: ReadonlyMap<string, RenderedText>, markdown: string): number {
  let characters = markdown.length;
  let entries = 1;
  for (const { parts, contents } of variants.values()) {
    entries += 1 + contents.length + parts.length;
    for (const part of parts) for (const value of Object.values(part).flat()) characters += value?.length ?? 0;
    for (const { id, title } of contents) characters += id.length + title.length;
  }
  return 2 * characters + BYTES_PER_ENTRY * entries;
}
