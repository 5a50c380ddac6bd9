import type { Element, Root } from "hast";
import { toString as toWords } from "hast-util-to-string";
import { h } from "hastscript";
import type { RichTextLabels } from "../rich-text-labels.ts";
import { type CodeToken, codeLanguages, type Highlighter } from "./highlighter.server.ts";
import { isElement, listElements } from "./html-tree.ts";

/** Gives every block of code its language's name, a button to copy it and, where there is a grammar, its colours. */
export async function renderCodeBlocks(root: Root, words: RichTextLabels, highlighter: Highlighter): Promise<void> {
  for (const block of listElements(root)) {
    const code = block.children[0];
    if (block.tagName === "pre" && isElement(code, "code")) await renderCodeBlock(block, code, words, highlighter);
  }
}

async function renderCodeBlock(block: Element, code: Element, words: RichTextLabels, highlighter: Highlighter) {
  const language = languageOf(code);
  const text = toWords(code).replace(/\n$/, "");
  const tokens = await highlighter.tokenize(text, language);
  // A block that is wider than the screen scrolls: it must be reachable by keyboard.
  const pre = h("pre", { tabIndex: 0 }, h("code", tokens ? joinTokens(tokens) : text));
  const label = codeLanguages.get(language)?.label;
  const button = h("button", { type: "button", dataCopy: words.copied }, words.copy);
  const caption = h("figcaption", h("span", label), button);
  block.tagName = "figure";
  block.properties = { className: ["code"] };
  block.children = [caption, pre];
}

function languageOf(code: Element): string {
  const classes = Array.isArray(code.properties.className) ? code.properties.className : [];
  const name = classes.map(String).find((className) => className.startsWith("language-"));
  return name?.slice("language-".length).toLowerCase() ?? "text";
}

/** Neighbours of one class become one element, spaces join what stands before them, and what has no class is mere text. */
function joinTokens(tokens: CodeToken[]): (Element | string)[] {
  const joined: CodeToken[] = [];
  for (const { text, className } of tokens) {
    const last = joined.at(-1);
    if (last && (last.className === className || text.trim() === "")) last.text += text;
    else joined.push({ text, className });
  }
  return joined.map(({ text, className }) => (className ? h("span", { className: [className] }, text) : text));
}
