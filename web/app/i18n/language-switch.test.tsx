import { LOCALES } from "@learn-bittensor/contract/locales";
import { describe, expect, it } from "vitest";
import { markupOf } from "../../tests/markup-of.tsx";
import { LanguageSwitch } from "./language-switch.tsx";
import { localizedPath } from "./localized-path.ts";
import { getTranslator } from "./messages.server.ts";

describe("LanguageSwitch", () => {
  it("shows EN DE KO FR ZH, in this order", () => {
    const codes = [...switchOf("en").matchAll(/<span aria-hidden="true">(\w+)<\/span>/g)].map(([, code]) => code);
    expect(codes).toEqual(["EN", "DE", "KO", "FR", "ZH"]);
  });

  it("calls each language by its own name, marked as being in that language", () => {
    const links = [...switchOf("en").matchAll(/<a [^>]*\blang="(\w+)".*?<span class="[^"]*">([^<]*)<\/span><\/a>/g)];
    expect(links.map(([, lang, name]) => [lang, name])).toEqual([
      ["en", "English"],
      ["de", "Deutsch"],
      ["ko", "한국어"],
      ["fr", "Français"],
      ["zh", "中文"],
    ]);
  });

  it.each([
    ["/search?q=staking&page=2", ["/search?q=staking&amp;page=2", "/de/search?q=staking&amp;page=2"]],
    ["/ko", ["/", "/de"]],
    ["/ko?password=a", ["/", "/de"]],
    ["/ko/explore?page=2&password=a", ["/explore?page=2", "/de/explore?page=2"]],
  ])("keeps the page of %s, and of its query what it is told to", (address, expected) => {
    const hrefs = [...switchAt(address).matchAll(/href="([^"]*)"/g)].map(([, href]) => href);
    expect(hrefs.slice(0, 2)).toEqual(expected);
    expect(hrefs).toHaveLength(LOCALES.length);
  });

  it("lets an address write no markup", () => {
    expect(switchAt('/a"><script>alert(1)</script>?q="><img>')).not.toMatch(/<script|<img/);
  });

  it.each(LOCALES)("says that %s is the one being read, and what the row of links is", (locale) => {
    const current = [...switchOf(locale).matchAll(/<a [^>]*>/g)].filter(([link]) =>
      link.includes('aria-current="true"'),
    );
    expect(current).toHaveLength(1);
    expect(current[0]?.[0]).toContain(` lang="${locale}"`);
    expect(switchOf(locale)).toContain(`<nav aria-label="${getTranslator(locale)("languages.label")}">`);
  });
});

function switchOf(current: (typeof LOCALES)[number]): string {
  return switchAt(localizedPath("/concepts", current));
}

function switchAt(address: string): string {
  return markupOf(<LanguageSwitch keepQuery={withoutPassword} />, address);
}

function withoutPassword(path: string, search: string): string {
  const query = new URLSearchParams(search);
  query.delete("password");
  // The path comes without its language.
  return path.startsWith("/ko") || query.size === 0 ? "" : `?${query}`;
}
