import { runInNewContext } from "node:vm";
import { describe, expect, it } from "vitest";
import { DISMISSED_FOR_SECONDS, dismissalCookie } from "./notice-cookie.ts";
import { NOTICE_SCRIPT } from "./notice-script.ts";

describe("dismissalCookie", () => {
  it("is the one that earlier visits have used, for thirty days", () => {
    expect(dismissalCookie("beta-notice")).toBe("beta-notice=true; Max-Age=2592000; Path=/; Secure; SameSite=Strict");
    expect(DISMISSED_FOR_SECONDS).toBe(30 * 24 * 60 * 60);
  });
});

describe("NOTICE_SCRIPT", () => {
  it.each([
    ["beta-notice=true", ["beta-notice"]],
    ["locale=de; beta-notice=true; other=1", ["beta-notice"]],
    ["beta-notice=true; repair=true", ["beta-notice", "repair"]],
    ["beta-notice=false", []],
    ["beta-notice=trueish", []],
    ["xbeta-notice =true", []],
    [`a"]{}*=true`, []],
    ["", []],
  ])("hides by the cookies %j the notices %j", (cookie, hidden) => {
    expect(rulesFor({ cookie })).toEqual(hidden.map((key) => `[data-notice="${key}"]{display:none}`));
  });

  it("hides nothing, and fails nowhere, where the browser refuses cookies or knows no such style sheets", () => {
    const refusing = {
      get cookie(): string {
        throw new DOMException("The operation is insecure.", "SecurityError");
      },
    };
    expect(rulesFor(refusing)).toEqual([]);
    expect(() => runInNewContext(NOTICE_SCRIPT, { document: { cookie: "beta-notice=true" } })).not.toThrow();
  });
});

/** What the script has made of a document with such cookies. */
function rulesFor(document: { cookie: string }): string[] {
  class CSSStyleSheet {
    rules: string[] = [];
    insertRule(rule: string) {
      this.rules.push(rule);
    }
  }
  const page: { adoptedStyleSheets?: CSSStyleSheet[] } & typeof document = document;
  runInNewContext(NOTICE_SCRIPT, { document: page, CSSStyleSheet });
  return page.adoptedStyleSheets?.flatMap(({ rules }) => rules) ?? [];
}
