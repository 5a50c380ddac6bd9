import { describe, expect, it } from "vitest";
import { wellKnown } from "./well-known.ts";

const OPTIONS = {
  siteUrl: "https://learn.example",
  securityContact: "mailto:security@learn.example",
  now: () => new Date("2026-11-20T09:00:00Z"),
};

describe("wellKnown", () => {
  it("says whom to tell of a hole, for less than a year", async () => {
    const answer = await wellKnown(OPTIONS).request("/security.txt");
    expect(answer.headers.get("Content-Type")).toMatch(/^text\/plain; *charset=utf-8$/i);
    expect(await answer.text()).toBe(`Contact: mailto:security@learn.example
Expires: 2027-05-19T09:00:00.000Z
Preferred-Languages: en, de, ko, fr, zh
Canonical: https://learn.example/.well-known/security.txt
`);
  });

  it("says nothing where there is nobody to tell", async () => {
    const answer = await wellKnown({ ...OPTIONS, securityContact: null }).request("/security.txt");
    expect(answer.status).toBe(404);
  });

  it("leads programs that keep passwords to where one is changed", async () => {
    const answer = await wellKnown(OPTIONS).request("/change-password");
    expect([answer.status, answer.headers.get("Location")]).toEqual([302, "/profile"]);
  });
});
