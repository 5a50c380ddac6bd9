// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import { withWaitingScripts } from "./waiting-scripts.ts";

const PAGE = `<html><head><link rel="modulepreload" href="/a.js"/><script nonce="n">now()</script></head><body>
<script nonce="n" data-now>now()</script><script nonce="n">later()</script><script nonce="n" type="module" async="">app()</script></body></html>`;

describe("withWaitingScripts", () => {
  it("has the scripts of the body wait, as `start-on-intent.inline.ts` looks for them, and what is fetched for them", () => {
    const document = new DOMParser().parseFromString(withWaitingScripts(PAGE), "text/html");
    const waiting = Array.from(document.querySelectorAll("[type$=waiting]"));
    expect(waiting.map(({ textContent }) => textContent)).toEqual(["later()", "app()"]);
    expect(waiting.map((script) => script.getAttribute("data-type"))).toEqual([null, "module"]);
    expect(document.querySelectorAll("[rel=waiting]")).toHaveLength(1);
    expect(document.querySelectorAll("script:not([type])")).toHaveLength(2);
  });
});
