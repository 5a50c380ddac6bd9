import type { Schema } from "hast-util-sanitize";
import { CALLOUT_KINDS } from "../callouts.ts";
import { FOOTNOTES_ID } from "../footnote-ids.ts";
import { FIGURE_PLACE } from "./places.ts";

type Attributes = NonNullable<Schema["attributes"]>[string];

const HEADINGS = ["h1", "h2", "h3", "h4", "h5", "h6"];
const OWN_ID: Attributes = [["id", /^[a-z0-9-]+$/]];
const ALIGNED: Attributes = [["align", "left", "center", "right"]];

/**
 * What Markdown may become. HTML that is written in a text is dropped before; ids are those that this workspace gives. Whatever
 * needs more is added after this step, by us.
 */
export const sanitizeSchema: Schema = {
  tagNames: [
    ...[...HEADINGS, "p", "blockquote", "ul", "ol", "li", "hr", "pre", "section"],
    ...["table", "thead", "tbody", "tr", "th", "td"],
    ...["a", "img", "em", "strong", "del", "code", "br", "sup", "input"],
    FIGURE_PLACE,
  ],
  attributes: {
    ...Object.fromEntries(HEADINGS.map((heading) => [heading, OWN_ID])),
    a: [
      ...["href", "title", "dataFootnoteRef", "dataFootnoteBackref", "ariaLabel", "ariaDescribedBy"],
      ["id", /^(?:[a-z0-9-]+-)?fnref-./],
    ],
    blockquote: [["dataCallout", ...CALLOUT_KINDS]],
    code: [["className", /^language-[\w+#.-]+$/, "math-inline", "math-display"]],
    [FIGURE_PLACE]: [...OWN_ID, "dataName", "dataPreset"],
    img: ["src", "alt", "title"],
    input: ["checked", ["disabled", true], ["type", "checkbox"]],
    li: [
      ["className", "task-list-item"],
      ["id", /^(?:[a-z0-9-]+-)?fn-./],
    ],
    ol: ["start"],
    p: [
      ["className", "footnotes-title"],
      ["id", FOOTNOTES_ID],
    ],
    section: [["className", "footnotes"]],
    td: ALIGNED,
    th: ALIGNED,
    ul: [["className", "contains-task-list"]],
  },
  ancestors: { th: ["table"], td: ["table"], tr: ["table"], thead: ["table"], tbody: ["table"] },
  protocols: { href: ["http", "https", "mailto"], src: ["http", "https"] },
  required: { input: { disabled: true, type: "checkbox" } },
  clobber: [],
};
