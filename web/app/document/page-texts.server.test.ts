import { RouterContextProvider } from "react-router";
import { describe, expect, it } from "vitest";
import { pageTextsContext } from "#app/site/request-context.server.ts";
import { onceInDocument } from "./page-texts.server.ts";

const TEXT = { kind: "html" as const, html: "<p>a &#x3C; b > c &#x26; 20\u00A0τ <input disabled></p>" };

describe("onceInDocument", () => {
  it("names the texts of a document, which has each where it is shown", () => {
    const texts = new Map<string, string>();
    const context = contextWith(texts);
    expect(onceInDocument(context)([TEXT])).toEqual([{ kind: "html", html: 0 }]);
    expect([...texts]).toEqual([["0", TEXT.html]]);
  });

  it("leaves texts in data alone, written as browsers write what they have read: the page finds nothing changed", () => {
    expect(onceInDocument(contextWith(null))([TEXT])).toEqual([
      { kind: "html", html: '<p>a &lt; b &gt; c &amp; 20&nbsp;τ <input disabled=""></p>' },
    ]);
  });
});

function contextWith(texts: Map<string, string> | null): RouterContextProvider {
  return new RouterContextProvider(new Map([[pageTextsContext, texts]]));
}
