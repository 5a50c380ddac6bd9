import type { Locale } from "@learn-bittensor/contract/locales";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { InterfaceTextsContext } from "#app/i18n/interface-texts.ts";
import { interfaceTexts, pickTexts } from "#app/i18n/messages.server.ts";
import { MoreTexts } from "#app/i18n/more-texts.tsx";
import { ResourceList } from "./resource-list.tsx";

describe("ResourceList", () => {
  it("says that the site's own papers are in English where another language is read", () => {
    expect(cardsIn("ko", "/resources/yuma-consensus.pdf")).toContain("<span>영어</span>");
    expect(cardsIn("zh", "/resources/yuma-consensus.pdf")).toContain("<span>英文</span>");
    expect(cardsIn("zh", "/resources/yuma-consensus.pdf")).toContain('hrefLang="en"');
    expect(cardsIn("en", "/resources/yuma-consensus.pdf")).not.toContain("in English");
  });

  it("says nothing of the language of other files", () => {
    expect(cardsIn("ko", "/uploads/paper-ko.pdf")).not.toContain("영어");
    expect(cardsIn("ko", "/uploads/paper-ko.pdf")).not.toContain("hrefLang");
  });
});

function cardsIn(locale: Locale, href: string): string {
  const resource = { slug: "paper", title: "논문", description: "…", href, pages: 6, issuedOn: "2026-11-20", locale };
  return renderToStaticMarkup(
    <InterfaceTextsContext value={interfaceTexts(locale)}>
      <MoreTexts texts={pickTexts(locale, "resources")}>
        <ResourceList resources={[resource]} />
      </MoreTexts>
    </InterfaceTextsContext>,
  );
}
