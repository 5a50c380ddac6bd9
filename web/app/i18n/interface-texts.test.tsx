import { LOCALES } from "@learn-bittensor/contract/locales";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import {
  createInterfaceTexts,
  InterfaceTextsContext,
  useFormatter,
  useLocale,
  useTranslations,
} from "./interface-texts.ts";
import { messagesByLocale } from "./messages.server.ts";

describe("createInterfaceTexts", () => {
  it.each(LOCALES)("finds the texts of %s, all or those of a namespace", (locale) => {
    const texts = createInterfaceTexts(locale, messagesByLocale[locale]);
    expect(texts.translator()("search.placeholder")).toBe(messagesByLocale[locale].search.placeholder);
    expect(texts.translator("search")("placeholder")).toBe(messagesByLocale[locale].search.placeholder);
    expect(texts.translator("account.titles")("login")).toBe(messagesByLocale[locale].account.titles.login);
  });

  it("makes each translator once", () => {
    const texts = createInterfaceTexts("de", messagesByLocale.de);
    expect(texts.translator("search")).toBe(texts.translator("search"));
    expect(texts.translator("search")).not.toBe(texts.translator("errors"));
  });

  it.each(LOCALES)("writes numbers as %s does, and days as they are everywhere", (locale) => {
    const { format } = createInterfaceTexts(locale, messagesByLocale[locale]);
    expect(format.number(1234.5)).toBe(new Intl.NumberFormat(locale).format(1234.5));
    const lastSecond = new Date("2026-12-31T23:59:59Z");
    expect(format.dateTime(lastSecond, { dateStyle: "long" })).toBe(
      new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" }).format(lastSecond),
    );
  });
});

describe("useTranslations, useFormatter and useLocale", () => {
  it("read the texts around them", () => {
    const texts = createInterfaceTexts("fr", messagesByLocale.fr);
    const markup = renderToStaticMarkup(
      <InterfaceTextsContext value={texts}>
        <Words />
      </InterfaceTextsContext>,
    );
    expect(markup).toBe(
      `<p lang="fr">${messagesByLocale.fr.search.title} ${new Intl.NumberFormat("fr").format(1234)}</p>`,
    );
  });

  it("say so where there are none", () => {
    expect(() => renderToStaticMarkup(<Words />)).toThrow(
      "expected InterfaceTextsContext around the page, got nothing",
    );
  });
});

function Words() {
  const t = useTranslations("search");
  return (
    <p lang={useLocale()}>
      {t("title")} {useFormatter().number(1234)}
    </p>
  );
}
