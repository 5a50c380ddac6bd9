import { Hono } from "hono";
import { describe, expect, it } from "vitest";
import { refuseForeignWrites } from "./refuse-foreign-writes.ts";

const SITE = "https://learn.example";

describe("refuseForeignWrites", () => {
  it.each([
    ["the site's own form", { Origin: SITE, "Sec-Fetch-Site": "same-origin" }],
    ["a browser that does not know Sec-Fetch-Site", { Origin: SITE }],
    ["a form sent again by the visitor, without any page", { "Sec-Fetch-Site": "none" }],
    ["a page that keeps its origin to itself", { Origin: "null", "Sec-Fetch-Site": "same-origin" }],
    ["a program, which has no visitor's cookies", {}],
  ])("lets %s write", async (_who, headers) => {
    expect((await send(SITE, headers)).status).toBe(200);
  });

  it.each([
    ["another site", { Origin: "https://evil.example", "Sec-Fetch-Site": "cross-site" }],
    ["another site in an older browser", { Origin: "https://evil.example" }],
    ["a subdomain", { Origin: "https://blog.learn.example", "Sec-Fetch-Site": "same-site" }],
    ["another port", { Origin: "https://learn.example:8443" }],
    ["the site without TLS", { Origin: "http://learn.example" }],
    ["a name that begins like the site's", { Origin: "https://learn.example.evil.example" }],
    ["a sandboxed frame", { Origin: "null", "Sec-Fetch-Site": "cross-site" }],
    ["a page without an origin in an older browser", { Origin: "null" }],
    ["a page that claims an origin which its browser denies", { Origin: SITE, "Sec-Fetch-Site": "cross-site" }],
    ["something that is no origin", { Origin: "learn.example" }],
    ["an empty origin", { Origin: "" }],
    ["several origins", { Origin: `${SITE}, https://evil.example` }],
    ["a word that no browser says", { Origin: SITE, "Sec-Fetch-Site": "same-origin, cross-site" }],
  ])("refuses %s", async (_who, headers) => {
    expect((await send(SITE, headers)).status).toBe(403);
  });

  it("lets everybody read: links lead here from everywhere", async () => {
    for (const method of ["GET", "HEAD"]) {
      const headers = { Origin: "https://evil.example", "Sec-Fetch-Site": "cross-site" };
      expect((await send(SITE, headers, method)).status).toBe(200);
    }
  });

  it("takes every name of one's own machine for the site that runs there, at its port only", async () => {
    const site = "http://localhost:3000";
    for (const own of ["http://localhost:3000", "http://127.0.0.1:3000", "http://[::1]:3000"]) {
      expect((await send(site, { Origin: own })).status, own).toBe(200);
    }
    for (const foreign of ["http://localhost:3001", "http://127.0.0.2:3000", "http://localhost.evil.example:3000"]) {
      expect((await send(site, { Origin: foreign })).status, foreign).toBe(403);
    }
    expect((await send(SITE, { Origin: "http://localhost" })).status).toBe(403);
  });
});

function send(siteUrl: string, headers: Record<string, string>, method = "POST") {
  const app = new Hono().use(refuseForeignWrites(siteUrl)).all("*", (c) => c.text("written"));
  return app.request("/login", { method, headers });
}
