import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { FirstPaintScript } from "./first-paint-script.tsx";

describe("FirstPaintScript", () => {
  it("runs under the content security policy by its nonce, and has none in the browser", () => {
    expect(renderToStaticMarkup(<FirstPaintScript nonce="abc" matches={[]} />)).toMatch(/^<script nonce="abc" /);
    expect(renderToStaticMarkup(<FirstPaintScript nonce={undefined} matches={[]} />)).toMatch(/^<script data-fonts="/);
  });

  it.each([
    ["a page to read", []],
    ["a page to work with", [{ handle: { loadsAtOnce: true } }]],
  ])("of %s is one script that nothing ends before its end", (_, handles) => {
    const matches = handles.map((match) => ({
      id: "",
      pathname: "",
      params: {},
      loaderData: null,
      data: null,
      ...match,
    }));
    const markup = renderToStaticMarkup(<FirstPaintScript nonce={undefined} matches={matches} />);
    expect(markup.indexOf("</")).toBe(markup.length - "</script>".length);
    expect(() => new Function(markup.replace(/^<script[^>]*>/, "").replace(/<\/script>$/, ""))).not.toThrow();
  });
});
