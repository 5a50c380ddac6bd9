import type { Root } from "mdast";
import { directiveFromMarkdown } from "mdast-util-directive";
import { type Extension as FromMarkdownExtension, fromMarkdown } from "mdast-util-from-markdown";
import { gfmFromMarkdown } from "mdast-util-gfm";
import { mathFromMarkdown } from "mdast-util-math";
import { gfm } from "micromark-extension-gfm";
import { math } from "micromark-extension-math";
import type { Extension } from "micromark-util-types";
import { figureSyntax } from "./figures/figure-syntax.ts";

const extensions: Extension[] = [gfm(), math(), figureSyntax()];
const mdastExtensions = [gfmFromMarkdown(), mathFromMarkdown(), directiveFromMarkdown()];

/** What CommonMark reads within a line. */
const WITHIN_LINES = [
  ...["attention", "autolink", "characterEscape", "characterReference", "codeText", "hardBreakEscape", "htmlText"],
  ...["labelEnd", "labelStartImage", "labelStartLink"],
];
const blockExtensions: Extension[] = [
  ...extensions.map(({ text: _, ...blocks }) => blocks),
  { disable: { null: WITHIN_LINES } },
];

/** Reads Markdown with tables, footnotes, tasks and strikes (GFM), formulas and figures, as every page and every check does. */
export function parseMarkdown(markdown: string): Root {
  return fromMarkdown(markdown, { extensions, mdastExtensions });
}

/**
 * The same blocks at the same places, their lines unread: paragraphs and headings hold the text as it is written. It takes
 * less than half the time.
 */
export function parseBlocks(markdown: string): Root {
  return fromMarkdown(markdown, { extensions: blockExtensions, mdastExtensions });
}

/** Where the addresses of links, pictures and definitions stand in a text. */
export function findAddresses(markdown: string): { start: number; end: number }[] {
  const found: { start: number; end: number }[] = [];
  const note: NonNullable<FromMarkdownExtension["enter"]>[string] = function (token) {
    found.push({ start: token.start.offset, end: token.end.offset });
    this.buffer();
  };
  const noteAddresses = { enter: { resourceDestinationString: note, definitionDestinationString: note } };
  fromMarkdown(markdown, { extensions, mdastExtensions: [...mdastExtensions, noteAddresses] });
  return found;
}
