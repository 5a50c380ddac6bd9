import { describe, expect, it } from "vitest";
import { getTranslator } from "#app/i18n/messages.server.ts";
import { markupOf } from "../../../tests/markup-of.tsx";
import { fixedNavigation } from "./fixed-navigation.ts";
import { MobileMenu } from "./mobile-menu.tsx";
import type { NavigationItem } from "./navigation-types.ts";

describe("MobileMenu", () => {
  it("has Get Started as a prominent button, outside the list", () => {
    expect(menuOf()).toMatch(
      /<nav [^>]*>\s*<a class="button button_primary[^"]*" href="\/get-started"[^>]*>Get Started<\/a>/,
    );
  });

  it("groups the rest under Explore, Documentation, Resources and About, in this order", () => {
    expect(rowsOf(menuOf())).toEqual(["Explore", "Documentation", "Resources", "About"]);
  });

  it("opens one section at a time, without a script", () => {
    const sections = [...menuOf().matchAll(/<details name="([^"]*)"/g)].map(([, name]) => name);
    expect(sections).toHaveLength(2);
    expect(new Set(sections).size).toBe(1);
  });

  it("puts what editors add at the end, by its own name", () => {
    const forum = anItem({ id: "901", label: "Forum", href: "https://forum.example", external: true });
    const labs = anItem({ id: "902", label: "Labs", href: "/lab" });
    expect(rowsOf(menuOf([forum, labs]))).toEqual(["Explore", "Documentation", "Resources", "About", "Forum", "Labs"]);
  });

  it("leaves out an item that neither leads anywhere nor opens anything", () => {
    const menu = menuOf([anItem({ id: "903", label: "Nothing", href: null })]);
    expect(rowsOf(menu)).not.toContain("Nothing");
  });
});

function menuOf(further: NavigationItem[] = []): string {
  const fixed = fixedNavigation(getTranslator("en"));
  const menu = (
    <MobileMenu
      navigation={{ ...fixed, items: [...fixed.items, ...further] }}
      accountLink={null}
      colorModeToggle={null}
      languageSwitch={null}
      searchButton={null}
    />
  );
  return markupOf(menu);
}

/** The names of the menu's rows: what opens a section, and single links. */
function rowsOf(menu: string) {
  return [...menu.matchAll(/class="mobile-menu_row"[^>]*>([^<]*)</g)].map(([, label]) => label);
}

function anItem(fields: Pick<NavigationItem, "id" | "label" | "href"> & { external?: boolean }): NavigationItem {
  return { external: false, comingSoon: false, prominent: false, groups: [], ...fields };
}
