import type { Page } from "@playwright/test";
import { expectNoViolationsInBothModes } from "../axe.ts";
import { expect, test } from "../visitor.ts";
import { aConcept, marked, ONE_OF_EACH, standInForEngine } from "./engine-stand-in.ts";
import { openPanel } from "./panel.ts";

const DOCUMENTS = {
  ...ONE_OF_EACH,
  concept: [
    aConcept("Staking", {
      locale: "fr",
      description: "What happens when TAO is staked.",
      _formatted: { title: `${marked("Stak")}ing`, description: `What happens when TAO is ${marked("stak")}ed.` },
    }),
  ],
};
const SECRET = "legal winner thank year wave sausage worth useful legal winner thank yellow";

/** Each opened state of the panel, and how one comes to it. */
const STATES: Record<string, (page: Page) => Promise<void>> = {
  "as it opens": async () => undefined,
  "with recent searches": async (page) => {
    await expect(page.getByText("Recent searches")).toBeVisible();
  },
  "with hits, a completion, and one pointed at": async (page) => {
    await page.keyboard.type("stak");
    await expect(page.getByRole("option")).toHaveCount(3);
    await page.keyboard.press("ArrowDown");
  },
  "with the sources": async (page) => {
    await page.getByRole("button", { name: "Sources", exact: true }).click();
    await expect(page.getByRole("group", { name: "Sources" })).toBeVisible();
  },
  "with nothing found": async (page) => {
    await page.getByRole("button", { name: "Sources", exact: true }).click();
    for (const name of ["Concepts", "Subnets"]) await page.getByRole("checkbox", { name }).uncheck();
    await page.getByRole("combobox").fill("nothing");
    await expect(page.getByText("Nothing found.")).toBeVisible();
  },
  "with the note about a secret": async (page) => {
    await page.keyboard.insertText(SECRET);
    await expect(page.getByText("That looked like a secret")).toBeVisible();
  },
};

for (const [state, reach] of Object.entries(STATES)) {
  test(`axe finds nothing in the panel ${state}, light or dark`, async ({ page }) => {
    if (state === "with recent searches") {
      await page.addInitScript(() => localStorage.setItem("recent-searches", '["one","two"]'));
    }
    await standInForEngine(page, state === "with nothing found" ? {} : DOCUMENTS);
    await openPanel(page);
    await reach(page);
    await expectNoViolationsInBothModes(page);
  });
}
