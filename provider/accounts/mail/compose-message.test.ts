import { LOCALES } from "@learn-bittensor/contract/locales";
import { describe, expect, it } from "vitest";
import { composeMessage } from "./compose-message.ts";
import { createMessageTexts, type MessageKind } from "./message-texts.ts";

const readTexts = createMessageTexts();
const ENGLISH = await readTexts("en");
const MESSAGE_KINDS = Object.keys(ENGLISH) as MessageKind[];
const ASKED = {
  siteUrl: "https://site.test",
  to: "ada@example.test",
  code: "c0de",
  locale: "en",
  words: ENGLISH.reset,
} as const;

describe("composeMessage", () => {
  it("links to the page that takes the code", () => {
    expect(composeMessage({ ...ASKED, kind: "confirmation" }).link).toBe(
      "https://site.test/confirm-email?confirmation=c0de",
    );
    expect(composeMessage({ ...ASKED, kind: "reset" }).link).toBe("https://site.test/reset-password?code=c0de");
  });

  it("links to a page where there is no code", () => {
    const { code: _, ...asked } = ASKED;
    expect(composeMessage({ ...asked, kind: "existing", locale: "de" }).link).toBe("https://site.test/de/login");
  });

  it("has no second slash, and nothing of a code that would end the link", () => {
    const message = composeMessage({ ...ASKED, kind: "reset", siteUrl: "https://site.test/", code: 'a"&<b' });
    expect(message.link).toBe("https://site.test/reset-password?code=a%22%26%3Cb");
  });

  it.each(LOCALES)("speaks the reader's language: %s", async (locale) => {
    const texts = await readTexts(locale);
    for (const kind of MESSAGE_KINDS) {
      const { subject, text, html, link } = composeMessage({ ...ASKED, kind, locale, words: texts[kind] });
      const english = composeMessage({ ...ASKED, kind, words: ENGLISH[kind] });
      const prefix = locale === "en" ? "" : `/${locale}`;
      expect(new URL(link).pathname).toBe(`${prefix}${new URL(english.link).pathname}`);
      expect(text).toContain(`\n${link}\n`);
      expect(html).toContain(`<html lang="${locale}">`);
      expect(html).toContain(`href="${link}"`);
      expect(html).toContain(`<title>${subject}</title>`);
      expect([subject === english.subject, text === english.text]).toEqual([locale === "en", locale === "en"]);
    }
  });
});
