import { renderToString } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { describe, expect, it } from "vitest";
import { NonceContext } from "./nonce.ts";
import { PageScripts } from "./page-scripts.tsx";

describe("PageScripts", () => {
  it("leaves the router's scripts as they are, and nothing for the browser to fetch ahead of the text", () => {
    const html = render();
    expect(html).toMatch(/<script> <\/script><script type="module" async=""> <\/script>$/);
    expect(html).not.toContain("<link");
  });

  it("names the files that the router would have preloaded, in a script that may run", () => {
    const [, script = ""] = /<script nonce="abc">(try\{.*?)<\/script>/s.exec(render()) ?? [];
    expect(script).toContain('"build/stub-path-to-module.js"].forEach(');
    expect(() => new Function(script)).not.toThrow();
  });
});

/** A page of a router of one route. */
function render(): string {
  const Page = createRoutesStub([{ id: "page", path: "/", Component: PageScripts }]);
  return renderToString(
    <NonceContext value="abc">
      <Page />
    </NonceContext>,
  );
}
