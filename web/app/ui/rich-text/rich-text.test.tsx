import type { TextPart } from "@learn-bittensor/markdown/text-parts";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { FiguresContext } from "./figures.ts";
import { RichText } from "./rich-text.tsx";

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

  it("shows a figure that the page knows, and leaves out another", () => {
    const figures = new Map([["clip", () => <figure>a clip</figure>]]);
    const shown = (parts: TextPart[]) =>
      renderToStaticMarkup(
        <FiguresContext value={figures}>
          <RichText parts={parts} />
        </FiguresContext>,
      );
    expect(shown(PARTS)).toContain("</div><figure>a clip</figure><div");
    const others = PARTS.map((part) => (part.kind === "figure" ? { ...part, name: "constructor" } : part));
    expect(shown(others)).toBe('<div class="rich-text"><h2>a</h2><p>b</p><p>d</p></div>');
  });

  it("is one piece of HTML where nothing stands between its parts", () => {
    expect(renderToStaticMarkup(<RichText parts={PARTS} className="answer" />)).toBe(
      '<div class="rich-text answer"><h2>a</h2><p>b</p><p>d</p></div>',
    );
    expect(renderToStaticMarkup(<RichText parts={[]} />)).toBe('<div class="rich-text"></div>');
  });
});
