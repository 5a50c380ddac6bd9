import rehypeSanitize, { type Options as Schema } from "rehype-sanitize";
import remarkGfm from "remark-gfm";
import remarkMath from "remark-math";
import remarkParse from "remark-parse";
import remarkRehype from "remark-rehype";
import { unified } from "unified";
import type { RichTextWords } from "../rich-text-words.ts";
import type { HtmlRoot } from "./html-tree.ts";

/**
 * What Markdown may become. HTML written in the text is dropped before; ids exist on footnotes only, in the form
 * the parser gives them, since headings receive theirs later. Whatever needs more is added after this step, by us.
 */
const schema: Schema = {
  tagNames: [
    ...["h1", "h2", "h3", "h4", "h5", "h6", "p", "blockquote", "ul", "ol", "li", "hr", "pre", "section"],
    ...["table", "thead", "tbody", "tr", "th", "td"],
    ...["a", "img", "em", "strong", "del", "code", "br", "sup", "input"],
  ],
  attributes: {
    a: [
      "href",
      "title",
      "dataFootnoteRef",
      "dataFootnoteBackref",
      "ariaLabel",
      "ariaDescribedBy",
      ["id", /^(?:[a-z0-9-]+-)?fnref-./],
    ],
    code: [["className", /^language-[\w+#.-]+$/, "math-inline", "math-display"]],
    h2: [["id", /^(?:[a-z0-9-]+-)?footnote-label$/]],
    img: ["src", "alt", "title"],
    input: ["checked", ["disabled", true], ["type", "checkbox"]],
    li: [
      ["className", "task-list-item"],
      ["id", /^(?:[a-z0-9-]+-)?fn-./],
    ],
    ol: ["start"],
    section: [["className", "footnotes"]],
    td: [["align", "left", "center", "right"]],
    th: [["align", "left", "center", "right"]],
    ul: [["className", "contains-task-list"]],
  },
  ancestors: { th: ["table"], td: ["table"], tr: ["table"], thead: ["table"], tbody: ["table"] },
  protocols: { href: ["http", "https", "mailto"], src: ["http", "https"] },
  required: { input: { disabled: true, type: "checkbox" } },
  clobber: [],
};

/** Reads Markdown into a sanitised tree: its elements, attributes, addresses and ids are the ones listed above. */
export async function parseMarkdown(
  markdown: string,
  { words, idPrefix }: { words: RichTextWords; idPrefix: string },
): Promise<HtmlRoot> {
  const processor = unified()
    .use(remarkParse)
    .use(remarkGfm)
    .use(remarkMath)
    .use(remarkRehype, {
      clobberPrefix: idPrefix,
      footnoteLabel: words.footnotes,
      footnoteLabelProperties: {},
      footnoteBackLabel: (reference, repetition) =>
        words.backToReference.replace(
          "{reference}",
          repetition > 1 ? `${reference + 1}-${repetition}` : String(reference + 1),
        ),
    })
    .use(rehypeSanitize, schema);
  return processor.run(processor.parse(markdown));
}
