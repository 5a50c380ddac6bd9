import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { FirstPaintScript } from "./first-paint-script.tsx";

describe("FirstPaintScript", () => {
  it("runs under the content security policy by its nonce, and has none in the browser", () => {
    expect(renderToStaticMarkup(<FirstPaintScript nonce="abc" />)).toMatch(/^<script nonce="abc" /);
    expect(renderToStaticMarkup(<FirstPaintScript nonce={undefined} />)).toMatch(/^<script data-fonts="/);
  });

  it("is one script that nothing ends before its end", () => {
    const markup = renderToStaticMarkup(<FirstPaintScript nonce={undefined} />);
    expect(markup.indexOf("</")).toBe(markup.length - "</script>".length);
    expect(() => new Function(markup.replace(/^<script[^>]*>/, "").replace(/<\/script>$/, ""))).not.toThrow();
  });
});
