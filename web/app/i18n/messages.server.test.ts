import { messagesByLocale } from "virtual:messages";
import { LOCALES } from "@learn-bittensor/contract/locales";
import { describe, expect, it } from "vitest";
import { loadMessages } from "./load-messages.ts";
import { getTranslator, interfaceTexts, pickTexts } from "./messages.server.ts";

it("has texts in the languages of the site", () => {
  expect(Object.keys(messagesByLocale)).toEqual([...LOCALES]);
});

describe("getTranslator", () => {
  it("counts one and many in English", () => {
    const t = getTranslator("en");
    expect([0, 1, 2].map((count) => t("subnets.found", { count }))).toEqual([
      "No subnet matches",
      "1 subnet",
      "2 subnets",
    ]);
  });

  it("counts nothing as one in French, as the language does", () => {
    const t = getTranslator("fr");
    expect([0, 1, 2].map((count) => t("home.concepts", { count }))).toEqual(["concept", "concept", "concepts"]);
  });

  it.each(LOCALES)("writes figures as %s does", (locale) => {
    const t = getTranslator(locale);
    expect(t("teams.subnetCount", { count: 12_345 })).toContain(new Intl.NumberFormat(locale).format(12_345));
  });

  it("knows texts that not every page carries, with facts put in", () => {
    expect(getTranslator("en")("mail.reset.subject")).toBe("Choose a new password");
    expect(getTranslator("de")("lab.registrationMarket.rule")).toMatch(
      /Preis × \d,\d+ mit jeder Registrierung, halbiert alle \d+\u00A0Blöcke/,
    );
  });
});

describe("interfaceTexts", () => {
  it.each(LOCALES)("has the texts in %s that the browser loads, no others", async (locale) => {
    const { messages } = interfaceTexts(locale);
    expect(messages).toEqual(await loadMessages(locale));
    expect(Object.keys(messages)).toContain("navigation");
    expect(Object.keys(messages)).not.toContain("account");
    expect(Object.keys(messages)).not.toContain("searchPanel");
  });
});

describe("pickTexts", () => {
  it("has the named groups of texts and nothing else", () => {
    const { ask, lab, account } = messagesByLocale.ko;
    expect(pickTexts("ko", "ask", "lab.frame", "lab.pool", "account.form", "account.errors")).toEqual({
      ask,
      lab: { frame: lab.frame, pool: lab.pool },
      account: { form: account.form, errors: account.errors },
    });
  });
});
