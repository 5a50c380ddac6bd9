import { LOCALES } from "@learn-bittensor/contract/locales";
import type { Page } from "@playwright/test";
import { expectNoViolationsInBothModes } from "./axe.ts";
import { localized } from "./localized.ts";
import { expect, settle, test, untilReactIsThere, visit } from "./visitor.ts";

const comparison = (page: Page) => page.getByRole("region", { name: "Side by side" });
const choice = (page: Page, name: string) => page.getByRole("checkbox", { name: `Compare ${name}`, exact: true });
const compare = (page: Page) => page.getByRole("main").getByRole("button", { name: "Compare", exact: true });

test.describe("without scripts", { tag: "@phone" }, () => {
  test.use({ javaScriptEnabled: false });

  test("subnets are chosen, found again after a filter, compared and taken out", async ({ page }) => {
    await page.goto("/subnets");
    await expect(compare(page)).toBeHidden();
    await choice(page, "Chutes").check();
    await page.getByRole("searchbox", { name: "Name, number or word" }).fill("targon");
    await page.getByRole("button", { name: "Show" }).click();
    await expect(page).toHaveURL(/\?q=targon&.*compare=64$/);
    await choice(page, "Targon").check();
    await compare(page).click();
    await expect(page).toHaveURL("/subnets?q=targon&compare=4,64#comparison");
    const names = comparison(page)
      .getByRole("columnheader")
      .getByRole("link", { name: /^(Chutes|Targon)$/ });
    await expect(names).toHaveText(["Targon", "Chutes"]);
    await expect(comparison(page).getByRole("row", { name: /^Share of emission/ })).toContainText("October 6, 2026");

    await comparison(page).getByRole("link", { name: "Take Targon out of the comparison" }).click();
    await expect(page).toHaveURL("/subnets?q=targon&compare=64");
    await expect(names).toHaveText(["Chutes"]);
  });
});

test("after four, the others wait; what is chosen is counted and kept in another order", { tag: "@phone" }, async ({
  page,
  complaints,
}) => {
  await visit(page, "/subnets");
  await untilReactIsThere(page);
  for (const name of ["Apex", "Targon", "Vanta", "Chutes"]) await choice(page, name).check();
  // What has to wait can be reached, and says why it does.
  const root = choice(page, "Root");
  await expect(root).toBeDisabled();
  await root.focus();
  await expect(root).toBeFocused();
  await root.press("Space");
  await expect(root).not.toBeChecked();
  // (Playwright has no description by an output, browsers do.)
  const reason = page.locator(`#${await root.getAttribute("aria-describedby")}`);
  await expect(reason).toHaveText("4 of 4 chosen: take one out to choose another");
  await expect(reason).toBeVisible();
  await choice(page, "Vanta").uncheck();
  await expect(choice(page, "Root")).toBeEnabled();
  await expect(page.getByText("3 of 4 chosen")).toBeVisible();

  await page.getByRole("table", { name: "Subnets" }).getByRole("link", { name: "Share of emission" }).click();
  await expect(page).toHaveURL("/subnets?sort=emission&compare=1,4,64");
  // The address changes before the list does.
  await expect(page.getByRole("columnheader", { name: "Share of emission" })).toHaveAttribute(
    "aria-sort",
    "descending",
  );
  await expect(choice(page, "Chutes")).toBeChecked();
  await compare(page).click();
  await expect(page).toHaveURL("/subnets?sort=emission&compare=64,4,1#comparison");
  await expect(comparison(page)).toBeInViewport();
  expect(complaints).toEqual([]);
});

test("a comparison can be read on this screen", { tag: "@phone" }, async ({ page }) => {
  for (const locale of LOCALES)
    await test.step(locale, async () => {
      await visit(page, localized("/subnets?compare=1,4,8,64", locale));
      const tooWide = await page.locator("html").evaluate((root) => root.scrollWidth - root.clientWidth);
      expect.soft(tooWide, `${locale}: pixels one can scroll sideways`).toBeLessThanOrEqual(0);
      if (locale === "en" || locale === "ko") await expectNoViolationsInBothModes(page);
    });
});

test.describe("where readers wish movement", { tag: "@phone" }, () => {
  test.use({ reducedMotion: "no-preference" });

  test("emblem and name move from the list to the page and back, each name given once", async ({ page }) => {
    await visit(page, "/subnets");
    await untilReactIsThere(page);
    await noteTransitions(page);
    await page.getByRole("table").getByRole("link", { name: "Chutes", exact: true }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Chutes");
    const both = ["shared-emblem", "shared-name"];
    await expect.poll(() => transitions(page)).toEqual([{ before: both, after: both }]);

    await page.getByRole("navigation", { name: "Where you are" }).getByRole("link", { name: "Subnets" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Subnets");
    const there = { before: both, after: both };
    await expect.poll(() => transitions(page)).toEqual([there, there]);
  });

  test("titles of other lists move, too", async ({ page }) => {
    for (const list of ["/guides", "/articles", "/concepts", "/explore"])
      await test.step(list, async () => {
        await visit(page, list);
        await untilReactIsThere(page);
        await noteTransitions(page);
        await page.locator(`main a[href^="${list}/"]`).first().click();
        await expect(page.locator("main header ol")).toBeVisible();
        const moved = { before: ["shared-name"], after: ["shared-name"] };
        await expect.poll(() => transitions(page), list).toEqual([moved]);
      });
  });
});

test("nothing moves where readers do not wish it", { tag: "@phone" }, async ({ page }) => {
  await visit(page, "/subnets");
  await untilReactIsThere(page);
  await noteTransitions(page);
  await page.getByRole("table").getByRole("link", { name: "Chutes", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Chutes");
  await settle(page);
  for (const names of await transitions(page)) expect(names).toEqual({ before: [], after: [] });
});

interface Transition {
  before: string[];
  after: string[];
}

declare global {
  var notedTransitions: Transition[] | undefined;
}

/** Notes which names the page has given when a transition begins and when its second page is there. */
async function noteTransitions(page: Page): Promise<void> {
  await page.evaluate(() => {
    const names = () =>
      [...document.querySelectorAll("*")]
        .map((element) => getComputedStyle(element).viewTransitionName)
        .filter((name) => name !== "none" && name !== "root")
        .sort();
    const noted: Transition[] = [];
    globalThis.notedTransitions = noted;
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      const before = names();
      const transition = start(update);
      transition.updateCallbackDone.then(() => noted.push({ before, after: names() }));
      return transition;
    };
  });
}

function transitions(page: Page): Promise<Transition[]> {
  return page.evaluate(() => globalThis.notedTransitions ?? []);
}
