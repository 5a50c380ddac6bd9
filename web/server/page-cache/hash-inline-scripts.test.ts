import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { hashInlineScripts } from "./hash-inline-scripts.ts";

const NONCE = "q83vEjRWeJCrze8SNFZ4kA==";

describe("hashInlineScripts", () => {
  it("takes the nonce away and names the hash of each inline script that carried it", () => {
    const { html, sources } = hashInlineScripts(
      `<head><script nonce="${NONCE}">first()</script></head><script nonce="${NONCE}" type="module" async="">import "/a.js";</script>`,
      NONCE,
    );
    expect(html).toBe('<head><script>first()</script></head><script type="module" async="">import "/a.js";</script>');
    expect(sources).toBe(`${hashOf("first()")} ${hashOf('import "/a.js";')}`);
  });

  it("hashes bytes, not characters", () => {
    const { sources } = hashInlineScripts(`<script nonce="${NONCE}">say("토큰 → é\n")</script>`, NONCE);
    expect(sources).toBe(hashOf('say("토큰 → é\n")'));
  });

  it("names no script that did not carry the nonce: that one stays forbidden", () => {
    const { sources } = hashInlineScripts(
      `<script nonce="">evil()</script><script>evil()</script><script nonce="guessed">evil()</script>`,
      NONCE,
    );
    expect(sources).toBe("");
  });

  it("names nothing for files and style sheets, which are allowed by their address", () => {
    const { html, sources } = hashInlineScripts(
      `<link rel="modulepreload" href="/a.js" nonce="${NONCE}"/><script src="/b.js" nonce="${NONCE}"></script>`,
      NONCE,
    );
    expect(sources).toBe("");
    expect(html).toBe('<link rel="modulepreload" href="/a.js"/><script src="/b.js"></script>');
  });

  it("names the same script once", () => {
    const script = `<script nonce="${NONCE}">again()</script>`;
    expect(hashInlineScripts(script + script, NONCE).sources).toBe(hashOf("again()"));
  });
});

function hashOf(code: string): string {
  return `'sha256-${createHash("sha256").update(code).digest("base64")}'`;
}
