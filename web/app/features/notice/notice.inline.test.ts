import { runInNewContext } from "node:vm";
import { describe, expect, it } from "vitest";
import script from "./notice.inline.ts?script";

describe("the notices of the first paint", () => {
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
    expect(() => runInNewContext(script, { document: { cookie: "beta-notice=true" } })).not.toThrow();
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
  runInNewContext(script, { document: page, CSSStyleSheet });
  return page.adoptedStyleSheets?.flatMap(({ rules }) => rules) ?? [];
}
