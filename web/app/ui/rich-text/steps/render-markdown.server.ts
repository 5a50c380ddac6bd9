import type { Locale } from "@learn-bittensor/contract/locales";
import { type ContentsEntry, listContents, titleOf } from "@learn-bittensor/markdown/contents";
import { refuseCostlyMarkdown } from "@learn-bittensor/markdown/refuse-costly-markdown";
import { type TextPart, toParts } from "@learn-bittensor/markdown/text-parts";
import { toHtmlTree } from "@learn-bittensor/markdown/to-html-tree";
import type { ElementContent, Root } from "hast";
import type { RichTextLabels } from "../rich-text-labels.ts";
import { toCallout } from "./callouts.ts";
import { renderCodeBlocks } from "./code-blocks.server.ts";
import { linkHeading } from "./headings.ts";
import type { Highlighter } from "./highlighter.server.ts";
import { hasClass, replaceElements } from "./html-tree.ts";
import { keepOptionsTogether } from "./keep-options-together.ts";
import { applyLinkRules } from "./links.ts";
import { renderMath } from "./math.server.ts";
import { placePictures } from "./pictures.ts";
import { toPlainParagraphs } from "./plain-paragraphs.ts";
import { sayDayOfSource } from "./source-dates.ts";
import { toScrollRegion } from "./tables.ts";
import { labelTask } from "./task-lists.ts";
import { keepUnitsTogether } from "./units-stay.ts";

/** What a text's HTML depends on besides the text. */
export interface MarkdownPlace {
  /** The reader's language. */
  locale: Locale;
  words: RichTextLabels;
  idPrefix: string;
  /** Where the files of the text's provider are found: its address, or empty where the site has them. */
  mediaOrigin: string;
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
  { locale, words, idPrefix, mediaOrigin, highlighter }: MarkdownPlace & { highlighter: Highlighter },
): Promise<RenderedText> {
  if (refuseCostlyMarkdown(markdown)) return { parts: toParts(toPlainParagraphs(markdown), []), contents: [] };
  const nameBackLink = (reference: string) => words.backToReference.replace("{reference}", reference);
  const root = toHtmlTree(markdown, { idPrefix, footnotes: { title: words.footnotes, nameBackLink } });
  placePictures(root, { words, mediaOrigin });
  await renderMath(root, { locale, words: words.formula });
  await renderCodeBlocks(root, words, highlighter);
  const contents = listContents(root);
  finishElements(root, words, locale);
  keepUnitsTogether(root);
  keepOptionsTogether(root);
  return { parts: toParts(root, contents), contents };
}

function finishElements(root: Root, words: RichTextLabels, locale: Locale): void {
  let tables = 0;
  let section = "";
  replaceElements(root, (element): ElementContent[] | undefined => {
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
