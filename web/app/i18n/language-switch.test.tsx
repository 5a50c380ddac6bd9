// @vitest-environment happy-dom
import { LOCALES } from "@learn-bittensor/contract/locales";
import { fireEvent } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { linksOf, show } from "../../tests/show.tsx";
import { LanguageSwitch } from "./language-switch.tsx";
import { OWN_NAMES, savedLanguage } from "./languages.ts";
import { localizedPath } from "./localized-path.ts";
import { getTranslator } from "./messages.server.ts";

describe("LanguageSwitch", () => {
  it("shows EN DE KO FR ZH, in this order, and calls each by its own name in that language", () => {
    const links = switchAt("/concepts").getAllByRole("link");
    const shown = links.map((link) => [
      link.querySelector("[aria-hidden=true]")?.textContent,
      link.querySelector("span:not([aria-hidden])")?.textContent,
      link.lang,
    ]);
    expect(shown).toEqual([
      ["EN", "English", "en"],
      ["DE", "Deutsch", "de"],
      ["KO", "한국어", "ko"],
      ["FR", "Français", "fr"],
      ["ZH", "中文", "zh"],
    ]);
  });

  it.each([
    ["/search?q=staking&page=2", ["/search?q=staking&page=2", "/de/search?q=staking&page=2"]],
    ["/ko", ["/", "/de"]],
    ["/ko?password=a", ["/", "/de"]],
    ["/ko/explore?page=2&password=a", ["/explore?page=2", "/de/explore?page=2"]],
  ])("keeps the page of %s, and of its query what it is told to", (address, expected) => {
    const hrefs = linksOf(switchAt(address)).map(([href]) => href);
    expect(hrefs.slice(0, 2)).toEqual(expected);
    expect(hrefs).toHaveLength(LOCALES.length);
  });

  it("leads to the section that is being read, and saves what was chosen", () => {
    const link = switchAt("/concepts").getByRole("link", { name: "한국어" });
    fireEvent.click(link);
    expect(link.getAttribute("href")).toMatch(/\/ko\/concepts#keys$/);
    expect(savedLanguage(document.cookie)).toBe("ko");
  });

  it("calls the languages by their own names alone where there is room", () => {
    const menu = show(<LanguageSwitch keepQuery={withoutPassword} findPlace={() => ""} as="names" />, "/about");
    expect(menu.getAllByRole("link").map(({ textContent }) => textContent)).toEqual(Object.values(OWN_NAMES));
  });

  it("lets an address write no markup", () => {
    const { container } = switchAt('/a"><script>alert(1)</script>?q="><img>');
    expect(container.querySelector("script, img")).toBeNull();
  });

  it.each(LOCALES)("says that %s is the one being read, and what the row of links is", (locale) => {
    const languages = switchAt(localizedPath("/concepts", locale));
    expect(languages.getByRole("link", { current: true }).lang).toBe(locale);
    expect(languages.getByRole("navigation", { name: getTranslator(locale)("languages.label") })).toBeTruthy();
  });
});

function switchAt(address: string) {
  return show(<LanguageSwitch keepQuery={withoutPassword} findPlace={() => "#keys"} />, address);
}

function withoutPassword(path: string, search: string): string {
  const query = new URLSearchParams(search);
  query.delete("password");
  // The path comes without its language.
  return path.startsWith("/ko") || query.size === 0 ? "" : `?${query}`;
}
