import type { Locale } from "@learn-bittensor/contract/locales";
import { type ContentsEntry, listContents } from "@learn-bittensor/markdown/contents";
import { refuseCostlyMarkdown } from "@learn-bittensor/markdown/refuse-costly-markdown";
import { type TextPart, toParts } from "@learn-bittensor/markdown/text-parts";
import { toHtmlTree } from "@learn-bittensor/markdown/to-html-tree";
import type { Root } from "hast";
import { h } from "hastscript";
import type { RichTextLabels } from "../rich-text-labels.ts";
import { renderCodeBlocks } from "./code-blocks.server.ts";
import { finishElements } from "./finish-elements.ts";
import type { Highlighter } from "./highlighter.server.ts";
import { keepOptionsTogether, keepUnitsTogether } from "./keep-together.ts";
import { renderMath } from "./math.server.ts";
import { placePictures } from "./pictures.ts";

/** What a text's HTML depends on besides the text. */
export interface MarkdownPlace {
  /** The reader's language. */
  locale: Locale;
  words: RichTextLabels;
  idPrefix: string;
  /** Where the files of the text's provider are found: its address, or empty where the site has them. */
  mediaOrigin: string;
  /** Where that provider stores files besides. */
  bucketOrigins: readonly string[];
}

/** A rendered text. */
export interface RenderedText {
  /** In their order. */
  parts: TextPart[];
  /** The headings of the second and third level, their titles in plain text. */
  contents: ContentsEntry[];
}

/** Markdown to HTML. What `toHtmlTree` makes of it is sanitised; here is added what is ours: names, addresses, MathML, colours. */
export async function renderMarkdown(
  markdown: string,
  { locale, words, idPrefix, mediaOrigin, bucketOrigins, highlighter }: MarkdownPlace & { highlighter: Highlighter },
): Promise<RenderedText> {
  if (refuseCostlyMarkdown(markdown)) return { parts: toParts(toPlainParagraphs(markdown), []), contents: [] };
  const nameBackLink = (reference: string) => words.backToReference.replace("{reference}", reference);
  const root = toHtmlTree(markdown, { idPrefix, footnotes: { title: words.footnotes, nameBackLink } });
  placePictures(root, { words, mediaOrigin, bucketOrigins });
  await renderMath(root, { locale, words: words.formula });
  await renderCodeBlocks(root, words, highlighter);
  const contents = listContents(root);
  finishElements(root, words, locale);
  keepUnitsTogether(root);
  keepOptionsTogether(root);
  return { parts: toParts(root, contents), contents };
}

/** A text as it was typed, in paragraphs: what a reader gets of a text that is not read as Markdown. */
function toPlainParagraphs(text: string): Root {
  const paragraphs = text.split(/\n[ \t]*\n/).filter((paragraph) => paragraph.trim() !== "");
  return { type: "root", children: paragraphs.map((paragraph) => h("p", { className: ["plain"] }, paragraph)) };
}
