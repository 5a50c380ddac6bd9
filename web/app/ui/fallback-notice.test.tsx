import { LOCALES } from "@learn-bittensor/contract/locales";
import { describe, expect, it } from "vitest";
import { localizedPath } from "#app/i18n/localized-path.ts";
import { getTranslator } from "#app/i18n/messages.server.ts";
import { markupOf } from "../../tests/markup-of.tsx";
import { FallbackNotice, ListFallbackNotice, useLangOf } from "./fallback-notice.tsx";

const TRANSLATIONS = LOCALES.filter((locale) => locale !== "en");

describe("FallbackNotice", () => {
  it.each(LOCALES)("is not there where the text is in the language being read (%s)", (locale) => {
    expect(markupOf(<FallbackNotice locale={locale} />, localizedPath("/about", locale))).toBe("");
  });

  it.each(TRANSLATIONS)("says in %s that the text is in English", (locale) => {
    const notice = markupOf(<FallbackNotice locale="en" />, localizedPath("/about", locale));
    expect(notice).toContain(getTranslator(locale)("content.notTranslated"));
  });
});

describe("ListFallbackNotice", () => {
  it("is not there for an empty list, or one that is all in the reader's language", () => {
    expect(markupOf(<ListFallbackNotice entries={[]} />, "/ko/guides")).toBe("");
    expect(markupOf(<ListFallbackNotice entries={[{ locale: "ko" }, { locale: "ko" }]} />, "/ko/guides")).toBe("");
  });

  it("is there as soon as one entry is in English", () => {
    const notice = markupOf(<ListFallbackNotice entries={[{ locale: "ko" }, { locale: "en" }]} />, "/ko/guides");
    expect(notice).toContain(getTranslator("ko")("content.partlyTranslated"));
  });
});

describe("useLangOf", () => {
  it("marks only what is in another language than the page", () => {
    expect(markupOf(<Text />, "/de/about")).toBe('<p lang="en">an English text</p><p>ein deutscher Text</p>');
    expect(markupOf(<Text />, "/about")).toBe('<p>an English text</p><p lang="de">ein deutscher Text</p>');
  });
});

function Text() {
  const langOf = useLangOf();
  return (
    <>
      <p lang={langOf("en")}>an English text</p>
      <p lang={langOf("de")}>ein deutscher Text</p>
    </>
  );
}
