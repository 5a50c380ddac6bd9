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
    const links = [...switchOf("en").matchAll(/<a [^>]*\blang="(\w+)".*?<span class="sr-only">([^<]*)<\/span><\/a>/g)];
    expect(links.map(([, lang, name]) => [lang, name])).toEqual([
      ["en", "English"],
      ["de", "Deutsch"],
      ["ko", "한국어"],
      ["fr", "Français"],
      ["zh", "中文"],
    ]);
  });

  it("leads where it is told for each language", () => {
    const hrefs = [...switchOf("en").matchAll(/href="([^"]*)"/g)].map(([, href]) => href);
    expect(hrefs).toEqual(["/at/en", "/at/de", "/at/ko", "/at/fr", "/at/zh"]);
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
  return markupOf(
    <LanguageSwitch current={current} hrefOf={(locale) => `/at/${locale}`} />,
    localizedPath("/concepts", current),
  );
}
