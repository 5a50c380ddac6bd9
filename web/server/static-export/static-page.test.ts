import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import type { InlineSources } from "../security-headers.ts";
import { toRedirectPage, toStaticPage } from "./static-page.ts";

const NONCE = "q83vEjRWeJCrze8SNFZ4kA==";
const policyFor = ({ scripts, styles }: InlineSources) =>
  `script-src 'self' ${scripts}; style-src ${styles}; frame-ancestors 'none'; base-uri 'none'`;
const ANY = `'nonce-${NONCE}'`;

describe("toStaticPage", () => {
  it("says first of all which of its scripts may run and which styles count, and has no nonce", () => {
    const html = `<!DOCTYPE html><html><head><meta charset="utf-8"/><script nonce="${NONCE}">start()</script><style nonce="${NONCE}">a{}</style></head></html>`;
    const page = toStaticPage(html, policyFor({ scripts: ANY, styles: ANY }), policyFor);
    expect(page).toBe(
      `<!DOCTYPE html><html><head><meta http-equiv="Content-Security-Policy" content="script-src 'self' ${hashOf("start()")}; style-src ${hashOf("a{}")}; base-uri 'none'"/><meta charset="utf-8"/><script>start()</script><style>a{}</style></head></html>`,
    );
  });

  it("takes no document for a page that has no head", () => {
    expect(() => toStaticPage("<p>", "", policyFor)).toThrow("expected a page with a head");
  });

  it("takes nothing in a policy for an instruction", () => {
    const page = toStaticPage("<html><head></head></html>", "", () => `img-src "$&"`);
    expect(page).toBe(
      '<html><head><meta http-equiv="Content-Security-Policy" content="img-src &quot;$&amp;&quot;"/></head></html>',
    );
  });
});

describe("toRedirectPage", () => {
  it("leads on without scripts, and is found by nobody", () => {
    const page = toRedirectPage('/apps?a="><script>');
    expect(page).toContain('content="0; url=/apps?a=&quot;&gt;&lt;script&gt;"');
    expect(page).toContain('<a href="/apps?a=&quot;&gt;&lt;script&gt;">');
    expect(page).toContain('content="noindex"');
  });
});

function hashOf(code: string): string {
  return `'sha256-${createHash("sha256").update(code).digest("base64")}'`;
}
