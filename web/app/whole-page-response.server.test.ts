import { RouterContextProvider } from "react-router";
import { describe, expect, it } from "vitest";
import { takePage, withPage } from "./whole-page-response.server.ts";

const PAGE = "<!DOCTYPE html><html lang=ko>토큰</html>";
const BYTES = Buffer.from(PAGE);

describe("takePage", () => {
  it("gives a response its page back, with its status and headers and none besides", async () => {
    const context = new RouterContextProvider();
    const headers = new Headers({ "Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-store" });
    const response = takePage(context, withPage(context, BYTES, { headers, status: 404 }));
    expect(await response.text()).toBe(PAGE);
    expect(response.status).toBe(404);
    expect([...response.headers]).toEqual([
      ["cache-control", "no-store"],
      ["content-type", "text/html; charset=utf-8"],
      ["vary", "Accept-Encoding"],
    ]);
  });

  it("gives the page to a response that was made of the first, with what was added to it", async () => {
    const context = new RouterContextProvider();
    const first = withPage(context, BYTES, { headers: new Headers(), status: 200 });
    const copy = new Response(first.body, { headers: first.headers });
    copy.headers.append("Set-Cookie", "a=1");
    const response = takePage(context, copy);
    expect(await response.text()).toBe(PAGE);
    expect(response.headers.getSetCookie()).toEqual(["a=1"]);
  });

  it("leaves another response as it is", () => {
    const context = new RouterContextProvider();
    withPage(context, BYTES, { headers: new Headers(), status: 200 });
    const redirection = new Response(null, { status: 302, headers: { Location: "/login" } });
    expect(takePage(context, redirection)).toBe(redirection);
  });
});
