import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { MovedAnchorsScript } from "./moved-anchors-script.tsx";

it("is not there where no heading has moved", () => {
  expect(renderToStaticMarkup(<MovedAnchorsScript nonce="abc" moved={null} />)).toBe("");
});

it.each([
  ["#gone", "/articles/halving#what"],
  ["#%EB%B0%B1", "/ko/articles/halving#what"],
  ["#what", null],
  ["", null],
])("leads from %j to %j", (hash, to) => {
  const moved = { gone: "/articles/halving#what", 백: "/ko/articles/halving#what", "</script>": "/" };
  const markup = renderToStaticMarkup(<MovedAnchorsScript nonce="abc" moved={moved} />);
  const [, script = ""] = /^<script nonce="abc">(.*)<\/script>$/.exec(markup) ?? [];
  expect(script).not.toContain("</");
  const gone: string[] = [];
  new Function("location", script)({ hash, replace: (address: string) => gone.push(address) });
  expect(gone).toEqual(to === null ? [] : [to]);
});
