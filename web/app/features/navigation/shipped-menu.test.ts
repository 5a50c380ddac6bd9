import { readFile } from "node:fs/promises";
import { LOCALES, type Locale } from "@learn-bittensor/contract/locales";
import { describe, expect, it } from "vitest";
import { getTranslator } from "#app/i18n/messages.server.ts";
import type { ContentFile } from "../../../tests/content-file.ts";
import { siteOnContent } from "../../../tests/site-on-content.ts";
import { fixedNavigation } from "./fixed-navigation.ts";
import { getNavigation } from "./navigation.server.ts";
import type { NavigationData } from "./navigation-types.ts";

describe("fixedNavigation and the shipped menu", () => {
  it.each(LOCALES)("have the same words in %s: none changes while the provider is away", async (locale) => {
    const { site, logged } = await siteOnContent(await shippedMenus());
    const shipped = await getNavigation(site, locale, (value) => ({ value }));
    const fixed = fixedNavigation(getTranslator(locale));
    expect(logged).toEqual([]);
    // Only a menu that was found has a line about rights: the comparison is not one of the fixed words with themselves.
    expect(shipped.rights).not.toBeNull();
    expect(wordsOf(fixed, locale)).toEqual(wordsOf(shipped, locale));
  });

  it.each([
    ["de", /\(EN\)$/],
    ["fr", /\(EN\)$/],
    ["ko", /\(영어\)$/],
    ["zh", /（英文）$/],
  ] as const)("say in %s at each study edition that it is in English", async (locale, mark) => {
    const { site } = await siteOnContent(await shippedMenus());
    const shipped = await getNavigation(site, locale, (value) => ({ value }));
    // The bar, the mobile menu and the menu without a provider have these entries; the footer leads to the list of editions.
    for (const navigation of [shipped, fixedNavigation(getTranslator(locale))]) {
      const labels = editionsIn(navigation).map(({ label }) => label);
      expect(labels).toHaveLength(5);
      for (const label of labels) expect(label).toMatch(mark);
    }
    for (const { label } of editionsIn(fixedNavigation(getTranslator("en")))) expect(label).not.toMatch(/EN|영어|英文/);
  });
});

/** The entries that lead to the site's own papers, which are typeset in English alone. */
function editionsIn({ items }: NavigationData) {
  const entries = items.flatMap(({ groups }) => groups.flatMap((group) => group.entries));
  return entries.filter(({ href }) => href.startsWith("/resources/"));
}

/** Every item and entry by its address, and what the icon that leads to an account is called. */
function wordsOf({ siteTitle, items, login, profile }: NavigationData, locale: Locale) {
  const t = getTranslator(locale);
  return {
    siteTitle,
    items: items.map(({ label, href, groups }) => ({
      label,
      href,
      entries: groups.flatMap((group) => group.entries.map((entry) => [entry.label, entry.href])),
    })),
    login: login.name ?? t("navigation.login"),
    profile: profile.name ?? t("navigation.profile"),
  };
}

/** The site's own menus, and the links that they name. */
async function shippedMenus(): Promise<ContentFile[]> {
  const paths = LOCALES.flatMap((locale) =>
    ["menu/navbar", "link/login", "link/profile"].map((path) => `${locale}/${path}`),
  );
  return Promise.all(
    paths.map(async (path) => ({
      path,
      text: await readFile(new URL(`../../../../content/${path}.yaml`, import.meta.url), "utf8"),
    })),
  );
}
