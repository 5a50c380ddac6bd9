import { messagesByLocale } from "virtual:messages";
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
    expect(format.dateTime(lastSecond, { dateStyle: "long" }).replaceAll("\u00A0", "")).toBe(
      new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" }).format(lastSecond).replaceAll(" ", ""),
    );
  });

  it("writes Chinese dates with spaces around figures, as the texts do", () => {
    const { format } = createInterfaceTexts("zh", messagesByLocale.zh);
    expect(format.dateTime(new Date("2026-09-11"), { dateStyle: "long" })).toBe(
      "2026 年 9 月 11 日".replaceAll(" ", "\u00A0"),
    );
    expect(format.dateTime(new Date("2026-09-11"), { year: "numeric", month: "long" })).toBe(
      "2026 年 9 月".replaceAll(" ", "\u00A0"),
    );
  });

  it.each(LOCALES)("lets no line end within a date in %s", (locale) => {
    const { format } = createInterfaceTexts(locale, messagesByLocale[locale]);
    const date = format.dateTime(new Date("2026-09-11"), { dateStyle: "long" });
    expect(date).toContain("\u00A0");
    expect(date).not.toContain(" ");
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
    expect(() => renderToStaticMarkup(<Words />)).toThrow("no InterfaceTextsContext around the page");
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
