import { describe, expect, it } from "vitest";
import { aRequest } from "../../tests/a-request.ts";
import { siteOnContent } from "../../tests/site-on-content.ts";
import { notFound, orNotFound } from "./not-found.server.ts";

describe("orNotFound", () => {
  it("is the value where there is one, also an empty one", async () => {
    for (const value of ["", 0, false, "a"]) expect(await orNotFound(value, await asked())).toBe(value);
  });

  it.each([null, undefined])("is the page for unknown addresses where it is %s", async (value) => {
    const thrown = await orNotFound(value, await asked()).catch((error: unknown) => error);
    expect(thrown).toMatchObject({
      init: { status: 404 },
      data: { nearest: [{ href: "/guides", title: "Anleitungen", locale: "de" }], words: "guides" },
    });
  });
});

describe("notFound", () => {
  it.each([
    ["/concept/staking-rewards", "staking rewards"],
    ["/nowhere/at/all", "nowhere at all"],
    ["/teams/", "teams"],
    ["/wp-login.php", ""],
  ])("has the words of %s for the search", async (path, words) => {
    const { site } = await siteOnContent([]);
    expect(await notFound(aRequest(site, path))).toMatchObject({ data: { words } });
  });

  it("leads on from an address that has moved, with its query", async () => {
    const { site } = await siteOnContent([], { redirects: [{ from: "/faq", to: "/faq_legacy", locale: "en" }] });
    const answer = await notFound(aRequest(site, "/de/faq?topic=safety"));
    expect(answer).toBeInstanceOf(Response);
    expect(answer).toMatchObject({ status: 308 });
    expect(answer instanceof Response && answer.headers.get("Location")).toBe("/de/faq_legacy?topic=safety");
  });
});

async function asked() {
  const { site } = await siteOnContent([]);
  return aRequest(site, "/de/guide");
}
