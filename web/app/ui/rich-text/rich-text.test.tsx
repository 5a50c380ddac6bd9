import type { TextPart } from "@learn-bittensor/markdown/text-parts";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { RichText, RichTextView } from "./rich-text.tsx";

const PARTS: TextPart[] = [
  { kind: "html", html: "<h2>a</h2>" },
  { kind: "notes", terms: ["subnet"], title: "a" },
  { kind: "html", html: "<p>b</p>" },
  { kind: "figure", name: "clip", id: null, caption: "c", preset: null },
  { kind: "html", html: "<p>d</p>" },
];

describe("RichText", () => {
  it("shows what is made of notes and figures between the parts of the text", () => {
    const markup = renderToStaticMarkup(
      <RichText parts={PARTS} renderPart={(part) => (part.kind === "figure" ? <figure>{part.name}</figure> : null)} />,
    );
    expect(markup).toBe(
      '<div class="rich-text"><div class="rich-text-part"><h2>a</h2><p>b</p></div><figure>clip</figure>' +
        '<div class="rich-text-part"><p>d</p></div></div>',
    );
  });

  it("is one piece of HTML where nothing stands between its parts", () => {
    expect(renderToStaticMarkup(<RichText parts={PARTS} className="answer" />)).toBe(
      '<div class="rich-text answer"><h2>a</h2><p>b</p><p>d</p></div>',
    );
    expect(renderToStaticMarkup(<RichText parts={[]} />)).toBe('<div class="rich-text"></div>');
  });
});

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
