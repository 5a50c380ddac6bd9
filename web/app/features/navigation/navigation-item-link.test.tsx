import { LOCALES } from "@learn-bittensor/contract/locales";
import { describe, expect, it } from "vitest";
import { localizedPath } from "#app/i18n/localized-path.ts";
import { getTranslator } from "#app/i18n/messages.server.ts";
import { markupOf } from "../../../tests/markup-of.tsx";
import { NavigationItemLink } from "./navigation-item-link.tsx";

describe("NavigationItemLink", () => {
  it.each([
    ["en", "/concepts"],
    ["de", "/de/concepts"],
    ["zh", "/zh/concepts"],
  ] as const)("leads inside the site in the language being read (%s)", (locale, href) => {
    const link = linkTo({ href: "/concepts" }, localizedPath("/about", locale));
    expect(link).toContain(`href="${href}"`);
    expect(link).not.toContain("target=");
    expect(link).toMatch(/^<a [^>]*>A label<\/a>$/);
  });

  it.each([
    ["a page elsewhere", { href: "https://bittensor.com/docs", external: true }],
    ["a paper", { href: "/resources/yuma-consensus.pdf", external: true }],
    ["a paper that nobody marked", { href: "/resources/yuma-consensus.pdf" }],
  ])("opens %s in a new tab, says so, and tells it nothing", (_what, target) => {
    const link = linkTo(target, "/ko/about");
    expect(link).toContain(`href="${target.href}"`);
    expect(link).toContain('target="_blank"');
    expect(link).toContain('rel="noopener noreferrer"');
    expect(link).toContain(getTranslator("ko")("navigation.opensInNewTab"));
  });

  it.each(LOCALES)("is no link in %s as long as it is coming soon, and says so", (locale) => {
    const part = linkTo({ href: "/teams", comingSoon: true }, localizedPath("/", locale));
    expect(part).not.toContain("<a ");
    expect(part).not.toContain("/teams");
    expect(part).toContain("A label");
    expect(part).toContain(getTranslator(locale)("navigation.comingSoon"));
  });

  it("says (Coming Soon) in English", () => {
    expect(linkTo({ href: "/teams", comingSoon: true }, "/")).toContain("(Coming Soon)");
  });
});

function linkTo(target: { href: string; external?: boolean; comingSoon?: boolean }, path: string): string {
  return markupOf(
    <NavigationItemLink external={false} comingSoon={false} {...target}>
      A label
    </NavigationItemLink>,
    path,
  );
}
