import { LOCALES } from "@learn-bittensor/contract/locales";
import { describe, expect, it } from "vitest";
import { markupOf } from "../../tests/markup-of.tsx";
import { LanguageSwitch } from "./language-switch.tsx";
import { localizedPath } from "./localized-path.ts";
import { messagesByLocale } from "./messages.server.ts";

describe("LanguageSwitch", () => {
  it("shows EN DE KO FR ZH, in this order", () => {
    expect(linksAt("/").map(({ code }) => code)).toEqual(["EN", "DE", "KO", "FR", "ZH"]);
  });

  it.each(LOCALES)("leads from a page in %s to the same page and query in every language", (locale) => {
    const prefix = locale === "en" ? "" : `/${locale}`;
    expect(linksAt(`${prefix}/search?q=staking&page=2`).map(({ href }) => href)).toEqual([
      "/search?q=staking&page=2",
      "/de/search?q=staking&page=2",
      "/ko/search?q=staking&page=2",
      "/fr/search?q=staking&page=2",
      "/zh/search?q=staking&page=2",
    ]);
  });

  it("keeps letters of any language in the query", () => {
    const query = new URLSearchParams({ q: "토큰 & 합의" });
    const [english] = linksAt(`/ko/search?${query}`);
    expect(new URL(english?.href ?? "", "https://learn.example").searchParams.get("q")).toBe("토큰 & 합의");
  });

  it("keeps the page on the home pages", () => {
    expect(linksAt("/ko").map(({ href }) => href)).toEqual(["/", "/de", "/ko", "/fr", "/zh"]);
    expect(linksAt("/ko?a=1").map(({ href }) => href)).toEqual(["/?a=1", "/de?a=1", "/ko?a=1", "/fr?a=1", "/zh?a=1"]);
  });

  it("says which language is being read", () => {
    const current = (path: string) => linksAt(path).flatMap(({ code, isCurrent }) => (isCurrent ? [code] : []));
    expect(current("/concepts")).toEqual(["EN"]);
    expect(current("/zh/concepts")).toEqual(["ZH"]);
  });

  it("calls each language by its own name, marked as being in that language", () => {
    expect(linksAt("/").map(({ name, lang }) => [lang, name])).toEqual([
      ["en", "English"],
      ["de", "Deutsch"],
      ["ko", "한국어"],
      ["fr", "Français"],
      ["zh", "中文"],
    ]);
  });

  it.each(LOCALES)("tells, in %s, what it is", (locale) => {
    expect(markupOf(<LanguageSwitch />, localizedPath("/", locale))).toContain(
      `<nav aria-label="${messagesByLocale[locale].languages.label}">`,
    );
  });
});

function linksAt(path: string) {
  return [...markupOf(<LanguageSwitch />, path).matchAll(/<a ([^>]*)>(.*?)<\/a>/g)].map(
    ([, attributes = "", inside = ""]) => {
      const attribute = (name: string) => new RegExp(`(?:^| )${name}="([^"]*)"`).exec(attributes)?.[1];
      const [code, name] = [...inside.matchAll(/>([^<]+)</g)].map(([, text]) => text);
      return {
        code,
        name,
        href: attribute("href")?.replaceAll("&amp;", "&"),
        lang: attribute("lang"),
        isCurrent: attribute("aria-current") === "true",
      };
    },
  );
}
