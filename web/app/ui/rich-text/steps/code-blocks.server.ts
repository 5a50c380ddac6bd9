import type { RichTextWords } from "../rich-text-words.ts";
import { type CodeToken, codeLanguages, type Highlighter } from "./highlighter.server.ts";
import {
  createElement,
  createText,
  elementsOf,
  type HtmlElement,
  type HtmlNode,
  type HtmlRoot,
  isElement,
  textOf,
} from "./html-tree.ts";

/** Gives every block of code its language's name, a button to copy it and, where there is a grammar, its colours. */
export async function renderCodeBlocks(root: HtmlRoot, words: RichTextWords, highlighter: Highlighter): Promise<void> {
  for (const block of [...elementsOf(root)]) {
    const code = block.children[0];
    if (block.tagName === "pre" && isElement(code, "code")) await renderCodeBlock(block, code, words, highlighter);
  }
}

async function renderCodeBlock(block: HtmlElement, code: HtmlElement, words: RichTextWords, highlighter: Highlighter) {
  const language = languageOf(code);
  const text = textOf(code).replace(/\n$/, "");
  const tokens = await highlighter.tokenize(text, language);
  // A block that is wider than the screen scrolls: it must be reachable by keyboard.
  const pre = createElement("pre", { tabIndex: 0 }, [
    createElement("code", {}, tokens ? joinTokens(tokens) : [createText(text)]),
  ]);
  const label = codeLanguages.get(language)?.label;
  const caption = createElement("figcaption", {}, [
    createElement("span", {}, label ? [createText(label)] : []),
    createElement("button", { type: "button", dataCopy: words.copied, hidden: true }, [createText(words.copy)]),
  ]);
  block.tagName = "figure";
  block.properties = { className: ["code"] };
  block.children = [caption, pre];
}

function languageOf(code: HtmlElement): string {
  const classes = Array.isArray(code.properties.className) ? code.properties.className : [];
  const name = classes.map(String).find((className) => className.startsWith("language-"));
  return name?.slice("language-".length).toLowerCase() ?? "text";
}

/** Neighbours of one class become one element, spaces join what stands before them, and what has no class is mere text. */
function joinTokens(tokens: CodeToken[]): HtmlNode[] {
  const joined: CodeToken[] = [];
  for (const { text, className } of tokens) {
    const last = joined.at(-1);
    if (last && (last.className === className || text.trim() === "")) last.text += text;
    else joined.push({ text, className });
  }
  return joined.map(({ text, className }) =>
    className ? createElement("span", { className: [className] }, [createText(text)]) : createText(text),
  );
}
