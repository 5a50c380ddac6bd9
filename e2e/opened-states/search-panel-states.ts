import type { Locator, Page } from "@playwright/test";
import { aConcept, marked, mockEngine, ONE_OF_EACH } from "../search-panel/mock-engine.ts";
import { expect } from "../visitor.ts";
import type { OpenedState } from "./opened-state.ts";

/** A phrase of words from the list; the same for everybody, and nobody's. */
const SECRET = "legal winner thank year wave sausage worth useful legal winner thank yellow";

const FOUND = {
  ...ONE_OF_EACH,
  concept: [
    aConcept("Staking", {
      locale: "fr",
      description: "What happens when TAO is staked.",
      _formatted: { title: `${marked("Stak")}ing`, description: `What happens when TAO is ${marked("stak")}ed.` },
    }),
  ],
};

/** The search that opens over any page. */
export const SEARCH_PANEL: OpenedState[] = [
  { name: "search", path: "/about", open: async (page) => void (await openSearch(page)) },
  {
    name: "search with recent searches",
    path: "/about",
    prepare: (page) => page.addInitScript(() => localStorage.setItem("recent-searches", '["one","two"]')),
    async open(page) {
      await expect((await openSearch(page)).getByRole("button", { name: "two", exact: true })).toBeVisible();
    },
  },
  {
    name: "search with hits, a completion, and one pointed at",
    path: "/about",
    prepare: (page) => mockEngine(page, FOUND),
    async open(page) {
      const hits = (await openSearch(page)).getByRole("option");
      await page.keyboard.type("stak");
      await expect(hits).toHaveCount(3);
      await page.keyboard.press("ArrowDown");
      await expect(hits.first()).toHaveAttribute("aria-selected", "true");
    },
  },
  {
    name: "search with its sources",
    path: "/about",
    async open(page) {
      await openSources(await openSearch(page));
    },
  },
  {
    name: "search with nothing found",
    path: "/about",
    prepare: (page) => mockEngine(page, {}),
    async open(page) {
      const panel = await openSearch(page);
      await page.keyboard.type("nothing");
      await expect(panel.getByRole("status").filter({ hasText: /./ })).toBeVisible();
    },
  },
  {
    name: "search with the note about a secret",
    path: "/about",
    async open(page) {
      const panel = await openSearch(page);
      await page.keyboard.insertText(SECRET);
      await expect(panel.getByRole("status").filter({ hasText: /./ })).toBeVisible();
    },
  },
];

async function openSearch(page: Page): Promise<Locator> {
  const openers = ["popovertarget", "commandfor"].map((opens) => `[${opens}="search-overlay"][aria-haspopup="dialog"]`);
  await page.getByRole("banner").locator(openers.join()).filter({ visible: true }).first().click();
  await expect(page.getByRole("combobox")).toBeFocused();
  return page.getByRole("dialog");
}

async function openSources(panel: Locator): Promise<void> {
  await panel.getByRole("button", { expanded: false }).click();
  await expect(panel.getByRole("checkbox").first()).toBeVisible();
}
