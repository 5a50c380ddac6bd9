import { describe, expect, it } from "vitest";
import { getTranslator } from "#app/i18n/messages.server.ts";
import { markupOf } from "../../../tests/markup-of.tsx";
import { DesktopMenu } from "./desktop-menu.tsx";
import { fixedNavigation } from "./fixed-navigation.ts";

describe("DesktopMenu", () => {
  it("is the navigation called Main", () => {
    expect(menuAt("/")).toMatch(/^<nav [^>]*aria-label="Main"/);
  });

  it("opens submenus without a script: a button that names its popover", () => {
    const buttons = [...menuAt("/").matchAll(/<button type="button"[^>]* popoverTarget="([^"]*)"[^>]*>([^<]*)/gi)];
    expect(buttons.map(([, target, label]) => [target, label])).toEqual([
      ["submenu-explore", "Explore"],
      ["submenu-resources", "Resources"],
    ]);
    for (const [, target] of buttons) expect(menuAt("/")).toMatch(new RegExp(`<div id="${target}" popover="auto"`));
  });

  it("keeps the reader's language in its links", () => {
    expect(menuAt("/ko/concepts")).toContain('href="/ko/get-started"');
    expect(menuAt("/ko/concepts")).toContain('href="/ko/subnets"');
    expect(menuAt("/ko/concepts")).toContain('href="/resources/bittensor-whitepaper.pdf"');
  });

  it("shows what is coming soon, and it cannot be clicked", () => {
    const menu = menuAt("/", ["/articles"]);
    expect(menu).not.toContain('href="/articles"');
    expect(menu).toMatch(/<span data-coming-soon="">Articles <span[^>]*>\(Coming Soon\)<\/span><\/span>/);
  });
});

function menuAt(path: string, comingSoon: string[] = []): string {
  const { items } = fixedNavigation(getTranslator("en"));
  const marked = items.map((item) => ({
    ...item,
    groups: item.groups.map((group) => ({
      ...group,
      entries: group.entries.map((entry) => ({ ...entry, comingSoon: comingSoon.includes(entry.href) })),
    })),
  }));
  return markupOf(<DesktopMenu items={marked} />, path);
}
