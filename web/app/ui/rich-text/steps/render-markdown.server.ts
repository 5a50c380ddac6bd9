import type { Locale } from "@learn-bittensor/contract/locales";
import { type RichTextWords, richTextWords } from "../rich-text-words.ts";
import { toCallout } from "./callouts.ts";
import { renderCodeBlocks } from "./code-blocks.server.ts";
import { finishFootnotes } from "./footnotes.ts";
import { giveHeadingIds } from "./heading-ids.ts";
import { type ContentsEntry, linkHeading, listContents, lowerHeadings, titleOf } from "./headings.ts";
import type { Highlighter } from "./highlighter.server.ts";
import { type HtmlNode, type HtmlRoot, hasClass, replaceElements } from "./html-tree.ts";
import { keepOptionsTogether } from "./keep-options-together.ts";
import { applyLinkRules } from "./links.ts";
import { renderMath } from "./math.server.ts";
import { parseMarkdown } from "./parse-markdown.server.ts";
import { placePictures } from "./pictures.ts";
import { toPlainParagraphs } from "./plain-paragraphs.ts";
import { refuseCostlyMarkdown } from "./refuse-costly-markdown.ts";
import { sayDayOfSource } from "./source-dates.ts";
import { toScrollRegion } from "./tables.ts";
import { labelTask } from "./task-lists.ts";
import { toHtml } from "./to-html.ts";
import { keepUnitsTogether } from "./units-stay.ts";

/** What a text's HTML depends on besides the text. */
export interface MarkdownPlace {
  /** The reader's language. */
  locale: Locale;
  idPrefix: string;
  /** Where the files of the text's provider are found: its address, or empty where the site has them. */
  mediaOrigin: string;
}

/**
 * Markdown to HTML. Everything up to `parseMarkdown` handles what an author wrote and ends sanitised; everything
 * after it only adds what is ours: ids, names, addresses, MathML, colours.
 */
export async function renderMarkdown(
  markdown: string,
  { locale, idPrefix, mediaOrigin, highlighter }: MarkdownPlace & { highlighter: Highlighter },
): Promise<{ html: string; contents: ContentsEntry[] }> {
  if (refuseCostlyMarkdown(markdown)) return { html: toHtml(toPlainParagraphs(markdown)), contents: [] };
  const words = richTextWords[locale];
  const root = await parseMarkdown(markdown, { words, idPrefix });
  finishFootnotes(root, idPrefix);
  placePictures(root, { words, mediaOrigin });
  await renderMath(root);
  await renderCodeBlocks(root, words, highlighter);
  lowerHeadings(root);
  giveHeadingIds(root, idPrefix);
  const contents = listContents(root);
  finishElements(root, words, locale);
  keepUnitsTogether(root);
  keepOptionsTogether(root);
  return { html: toHtml(root), contents };
}

function finishElements(root: HtmlRoot, words: RichTextWords, locale: Locale): void {
  let tables = 0;
  let section = "";
  replaceElements(root, (element): HtmlNode[] | undefined => {
    switch (element.tagName) {
      case "h1":
      case "h2":
      case "h3":
      case "h4":
      case "h5":
      case "h6":
        section = titleOf(element);
        return linkHeading(element, words);
      case "a":
        // The sanitiser took an address that must not be followed: the words stay.
        if (element.properties.href === undefined) return element.children;
        applyLinkRules(element, locale);
        return undefined;
      case "blockquote":
        return toCallout(element, words);
      case "table":
        tables += 1;
        return toScrollRegion(element, `${words.table} ${tables}${section && `: ${section}`}`);
      case "li":
        if (hasClass(element, "task-list-item")) labelTask(element);
        sayDayOfSource(element, words, locale);
        return undefined;
      default:
        return undefined;
    }
  });
}
