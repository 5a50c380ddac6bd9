import { LOCALES, type Locale } from "@learn-bittensor/contract/locales";
import { describe, expect, it } from "vitest";
import { aRequest } from "../../tests/a-request.ts";
import { aContentFile } from "../../tests/content-file.ts";
import { siteOnContent } from "../../tests/site-on-content.ts";
import { loader } from "./concept.tsx";

const FILES = [
  aContentFile("en/category/economics"),
  aContentFile("en/category/basics"),
  aContentFile("en/concept/staking", { title: "Staking", categories: ["economics", "basics"] }),
  aContentFile("en/concept/stray", { title: "Stray" }),
];

describe("loader", () => {
  it("shows the concept at its own address", async () => {
    expect(await load("economics", "staking")).toMatchObject({ page: { title: "Staking" } });
  });

  it.each([
    ["basics", "staking"],
    ["nonsense", "staking"],
    ["economics", "more/staking"],
    ["economics", "a/b/c/staking"],
  ])("moves /concepts/%s/%s for good to the concept's own address", async (category, rest) => {
    expect(await load(category, rest)).toEqual({ status: 308, location: "/concepts/economics/staking" });
  });

  it.each(LOCALES)("stays in the language while moving (%s)", async (locale) => {
    const prefix = locale === "en" ? "" : `/${locale}`;
    expect(await load("basics", "staking", locale)).toEqual({
      status: 308,
      location: `${prefix}/concepts/economics/staking`,
    });
  });

  it("moves a concept without a category into the explorer", async () => {
    expect(await load("economics", "stray")).toEqual({ status: 308, location: "/explore/concept/stray" });
  });

  it.each(["nothing", "staking/", "", "staking/nothing", "STAKING", "%00"])("answers 404 to %j", async (rest) => {
    expect(await load("economics", rest)).toMatchObject({ init: { status: 404 } });
  });
});

/** What is loaded at `/concepts/{category}/{rest}`, or what is thrown: where one is sent, or an error. */
async function load(category: string, rest: string, locale: Locale = "en") {
  const { site } = await siteOnContent(FILES);
  const request = aRequest(site, `/concepts/${category}/${rest}`);
  try {
    return await loader({
      ...request,
      params: { locale, category, "*": rest },
      pattern: "/:locale?/concepts/:category/*",
    });
  } catch (thrown) {
    if (!(thrown instanceof Response)) return thrown;
    return { status: thrown.status, location: thrown.headers.get("Location") };
  }
}
