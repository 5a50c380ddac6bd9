import type { Locale } from "@learn-bittensor/contract/locales";
import type { Locator, Page } from "@playwright/test";
import { DEVICE_NAMES, type Device } from "../devices.ts";
import { localized } from "../localized.ts";
import { aConcept, marked, ONE_OF_EACH, standInForEngine } from "../search-panel/engine-stand-in.ts";
import { pathOfRoute } from "../site-routes.ts";
import { expect, visit } from "../visitor.ts";

/** A state that a page is in only once somebody has done something, and how one comes to it. */
export interface OpenedState {
  name: string;
  /** In English. */
  path: string;
  /** Where it exists; both where nothing is said. */
  devices?: readonly Device[];
  /** Before the page is opened. */
  prepare?: (page: Page) => Promise<unknown>;
  /** On the page, in any language: what opens something is found by what it opens, not by its name. */
  open?: (page: Page, locale: Locale) => Promise<void>;
}

const CONCEPT = pathOfRoute("/concepts/:category/*");
const WITH_QUIZ = "/concepts/staking/staking";
/** A phrase of words from the list; the same for everybody, and nobody's. */
const SECRET = "legal winner thank year wave sausage worth useful legal winner thank yellow";
const LABS = ["block-emission", "pool", "registration-market", "subnet-emission", "weight-copying", "yuma-consensus"];
const START_OF_TOUR: Record<Locale, string> = {
  en: "Start the tour",
  de: "Rundgang beginnen",
  fr: "Commencer la visite",
  ko: "안내 시작",
  zh: "开始导览",
};

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

/** The bar's menus. */
const MENUS: OpenedState[] = [
  ...[0, 1].map(
    (place): OpenedState => ({
      name: `submenu ${place + 1}`,
      path: "/about",
      devices: ["desktop"],
      async open(page) {
        const opener = page.getByRole("banner").getByRole("navigation").locator("button[popovertarget]").nth(place);
        await opener.click();
        await expect(page.locator(`#${await opener.getAttribute("popovertarget")}`)).toBeVisible();
      },
    }),
  ),
  { name: "menu", path: "/about", devices: ["phone"], open: async (page) => void (await openMenu(page)) },
  ...[0, 1].map(
    (place): OpenedState => ({
      name: `menu, section ${place + 1}`,
      path: "/about",
      devices: ["phone"],
      async open(page) {
        const section = (await openMenu(page)).locator("details").nth(place);
        await section.locator("summary").tap();
        await expect(section.getByRole("link").first()).toBeVisible();
      },
    }),
  ),
];

/** The search that opens over any page. */
const SEARCH_PANEL: OpenedState[] = [
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
    prepare: (page) => standInForEngine(page, FOUND),
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
    prepare: (page) => standInForEngine(page, {}),
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

/** What the search page and the conversation answer. */
const ANSWERS: OpenedState[] = [
  ["results of every source", "/search?q=subnet"],
  ["results of one source", "/search?q=subnet&source=subnet"],
  ["a later page of results", "/search?q=subnet&source=subnet&page=2"],
  ["a source without results", "/search?q=Yuma%20Consensus&source=subnet"],
  ["what may have been meant", "/search?q=bitensor"],
  ["nothing found, but something near", "/search?q=zzzz+staking"],
  ["nothing found", "/search?q=zzzzqq"],
  ["a secret withheld from the search", "/search?withheld=secret"],
  ["questions answered", "/lab/ask?q=What+is+a+subnet%3F&q=When+is+the+next+halving%3F"],
  ["a question nothing answers", "/lab/ask?q=How+do+I+bake+bread%3F"],
  ["a secret withheld from the conversation", "/lab/ask?withheld=secret"],
  ["a list narrowed", "/explore?type=guide"],
  ["a later page of a list", "/explore?page=2"],
  ["subnets that are sought and not there", "/subnets?q=zzzzqq"],
  ["an address that leads nowhere", "/no-such-page"],
].map(([name = "", path = ""]) => ({ name, path }));

const READING: OpenedState[] = [
  {
    name: "a term's meaning",
    path: WITH_QUIZ,
    async open(page) {
      const term = page.locator('main article a[href*="/concepts/glossary#term-"]').first();
      await term.focus();
      await expect(term).toHaveAttribute("aria-expanded", "true");
    },
  },
  {
    name: "a graded quiz",
    path: WITH_QUIZ,
    async open(page) {
      const quiz = page.locator("#quiz");
      for (const question of await quiz.getByRole("group").all()) {
        await question.getByRole("radio").or(question.getByRole("checkbox")).first().check();
      }
      await quiz.locator("button[type=submit]").click();
      await expect(quiz.getByRole("status")).toBeFocused();
    },
  },
  {
    name: "marks that are set",
    path: CONCEPT,
    open: markAll,
  },
  {
    name: "one's learning, about to be deleted",
    path: "/learning",
    prepare: readSomething,
    async open(page) {
      await page.getByRole("main").locator("button[value=clear]").click();
      await expect(page.getByRole("alertdialog")).toBeVisible();
    },
  },
  {
    name: "the home page of somebody who has read before",
    path: "/",
    prepare: readSomething,
    async open(page) {
      await expect(page.getByRole("main").locator(`a[href*="#read-"], a[href$="${CONCEPT}"]`).first()).toBeVisible();
    },
  },
];

const FORMS: OpenedState[] = [
  "/login",
  "/register",
  "/forgot-password",
  "/reset-password?code=x",
  "/confirm-email?confirmation=x",
].map((path) => ({
  name: `mistakes in ${path}`,
  path,
  async open(page) {
    const form = page.getByRole("main").locator("form[novalidate]").first();
    await form.locator("button[type=submit]").click();
    await expect(page.getByRole("alert")).toBeFocused();
  },
}));

const IN_LABS: OpenedState[] = LABS.map((lab) => ({
  name: `the lab ${lab}, all unfolded, in its tour, with a mistake`,
  path: `/lab/${lab}`,
  async open(page, locale) {
    const main = page.getByRole("main");
    await expect(page.locator("[data-ready]")).toBeVisible();
    for (const details of await main.locator("[data-ready] details").all()) await details.locator("summary").click();
    await main.getByRole("button", { name: START_OF_TOUR[locale], exact: true }).click();
    await main.locator("[data-ready]").getByRole("textbox").first().fill("many");
    await expect(main.getByRole("alert").first()).toBeVisible();
  },
}));

/** All of them, but those that need a site of their own (`own-site-states.ts`). */
export const OPENED_STATES: OpenedState[] = [...MENUS, ...SEARCH_PANEL, ...ANSWERS, ...READING, ...FORMS, ...IN_LABS];

/** Opens a page in a language and brings it into a state. */
export async function reach(page: Page, { path, prepare, open }: OpenedState, locale: Locale): Promise<void> {
  await prepare?.(page);
  await visit(page, localized(path, locale));
  await open?.(page, locale);
}

export function devicesOf({ devices = DEVICE_NAMES }: OpenedState): readonly Device[] {
  return devices;
}

/** What opens a dialog says so; of the bar's two, one opens the search. */
async function openMenu(page: Page): Promise<Locator> {
  await page
    .getByRole("banner")
    .locator('[aria-haspopup="dialog"]:not([data-search-opener])')
    .filter({ visible: true })
    .click();
  const menu = page.getByRole("dialog");
  await expect(menu).toBeVisible();
  return menu;
}

async function openSearch(page: Page): Promise<Locator> {
  await page.getByRole("banner").locator("[data-search-opener]").filter({ visible: true }).first().click();
  await expect(page.getByRole("combobox")).toBeFocused();
  return page.getByRole("dialog");
}

async function openSources(panel: Locator): Promise<void> {
  await panel.locator("button[data-search-sources]").click();
  await expect(panel.getByRole("checkbox").first()).toBeVisible();
}

async function markAll(page: Page): Promise<void> {
  const marks = page.locator("learning-marks").first();
  for (const aspect of ["read", "bookmark"]) await marks.locator(`button[data-aspect="${aspect}"]`).click();
  await expect(marks).toHaveAttribute("data-read");
  await expect(marks).toHaveAttribute("data-bookmarked");
}

async function readSomething(page: Page): Promise<void> {
  await visit(page, CONCEPT);
  await markAll(page);
}
