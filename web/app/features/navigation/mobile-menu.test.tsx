// @vitest-environment happy-dom
import { within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { getTranslator } from "#app/i18n/messages.server.ts";
import { show } from "../../../tests/show.tsx";
import { fixedNavigation } from "./fixed-navigation.ts";
import { MobileMenu } from "./mobile-menu.tsx";
import type { NavigationItem } from "./navigation-types.ts";

describe("MobileMenu", () => {
  it("has Get Started as a link of its own, before the list", () => {
    const [start] = within(menuOf().getByRole("navigation")).getAllByRole("link");
    expect([start?.textContent, start?.getAttribute("href")]).toEqual(["Get Started", "/get-started"]);
    expect(start?.closest("li")).toBeNull();
  });

  it("groups the rest under Explore, Documentation, Resources and About, in this order", () => {
    expect(rowsOf(menuOf())).toEqual(["Explore", "Documentation", "Resources", "About"]);
  });

  it("opens one section at a time, without a script", () => {
    const sections = [...menuOf().container.querySelectorAll("details")].map(({ name }) => name);
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
    expect(rowsOf(menu)).toContain("About");
    expect(menu.queryByText("Nothing")).toBeNull();
  });
});

function menuOf(further: NavigationItem[] = []) {
  const fixed = fixedNavigation(getTranslator("en"));
  const menu = show(
    <MobileMenu
      navigation={{ ...fixed, items: [...fixed.items, ...further] }}
      accountLink={null}
      colorModeToggle={null}
      languageSwitch={null}
      searchButton={null}
    />,
  );
  menu.container.querySelector("dialog")?.showModal();
  return menu;
}

/** The names of the menu's rows: what opens a section, and single links. */
function rowsOf({ getAllByRole }: ReturnType<typeof show>) {
  const entries = getAllByRole("listitem").filter((item) => item.closest("details") === null);
  return entries.map((entry) => entry.querySelector("summary, a")?.firstChild?.textContent);
}

function anItem(fields: Pick<NavigationItem, "id" | "label" | "href"> & { external?: boolean }): NavigationItem {
  return { groups: [], ...fields };
}
