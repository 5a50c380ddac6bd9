import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { hashInlineCode } from "./hash-inline-code.ts";

const NONCE = "q83vEjRWeJCrze8SNFZ4kA==";

describe("hashInlineCode", () => {
  it("takes the nonce away and names the hash of each inline script that carried it", () => {
    const { html, sources } = hashInlineCode(
      `<head><script nonce="${NONCE}">first()</script></head><script nonce="${NONCE}" type="module" async="">import "/a.js";</script>`,
      NONCE,
    );
    expect(html).toBe('<head><script>first()</script></head><script type="module" async="">import "/a.js";</script>');
    expect(sources.scripts).toBe(`${hashOf("first()")} ${hashOf('import "/a.js";')}`);
  });

  it("hashes bytes, not characters", () => {
    const { sources } = hashInlineCode(`<script nonce="${NONCE}">say("토큰 → é\n")</script>`, NONCE);
    expect(sources.scripts).toBe(hashOf('say("토큰 → é\n")'));
  });

  it("names no script that did not carry the nonce: that one stays forbidden", () => {
    const { sources } = hashInlineCode(
      `<script nonce="">evil()</script><script>evil()</script><script nonce="guessed">evil()</script>`,
      NONCE,
    );
    expect(sources).toEqual({ scripts: "", styles: "" });
  });

  it("names nothing for files and style sheets, which are allowed by their address", () => {
    const { html, sources } = hashInlineCode(
      `<link rel="modulepreload" href="/a.js" nonce="${NONCE}"/><script src="/b.js" nonce="${NONCE}"></script>`,
      NONCE,
    );
    expect(sources).toEqual({ scripts: "", styles: "" });
    expect(html).toBe('<link rel="modulepreload" href="/a.js"/><script src="/b.js"></script>');
  });

  it("names the hashes of inline styles apart: they allow no script", () => {
    const { html, sources } = hashInlineCode(
      `<style nonce="${NONCE}">a{color:red}</style><style>b{}</style><script nonce="${NONCE}">first()</script>`,
      NONCE,
    );
    expect(html).toBe("<style>a{color:red}</style><style>b{}</style><script>first()</script>");
    expect(sources).toEqual({ scripts: hashOf("first()"), styles: hashOf("a{color:red}") });
  });

  it("names the same script once", () => {
    const script = `<script nonce="${NONCE}">again()</script>`;
    expect(hashInlineCode(script + script, NONCE).sources.scripts).toBe(hashOf("again()"));
  });
});

function hashOf(code: string): string {
  return `'sha256-${createHash("sha256").update(code).digest("base64")}'`;
}
