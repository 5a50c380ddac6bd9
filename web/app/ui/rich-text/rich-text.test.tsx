import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { RichTextView } from "./rich-text.tsx";

describe("RichTextView", () => {
  it("shows the rendered text in an element that the style sheet knows", () => {
    expect(renderToStaticMarkup(<RichTextView html="<p>a <em>b</em></p>" />)).toBe(
      '<div class="rich-text"><p>a <em>b</em></p></div>',
    );
  });

  it("takes a further class", () => {
    expect(renderToStaticMarkup(<RichTextView html="" className="answer" />)).toBe(
      '<div class="rich-text answer"></div>',
    );
  });
});
