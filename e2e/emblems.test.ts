import { mockEngine, ONE_OF_EACH } from "./search-panel/mock-engine.ts";
import { openPanel } from "./search-panel/panel.ts";
import { expect, test, visit } from "./visitor.ts";

test("a subnet found in the panel bears its emblem, and nothing else does", async ({ page }) => {
  await mockEngine(page, ONE_OF_EACH);
  const { hits } = await openPanel(page);
  await page.keyboard.type("st");
  const emblem = hits.filter({ hasText: "Stake works" }).locator(".emblem");
  await expect(emblem).toBeVisible();
  await expect(emblem).toHaveAttribute("data-hue", /^\d+$/);
  await expect(emblem.locator("path")).toHaveAttribute("d", /^M.+z$/);
  await expect(hits.filter({ hasText: "First stake" }).locator(".emblem")).toHaveCount(0);
});

test("the cards of applications and teams bear the emblems of their subnets", async ({ page }) => {
  for (const path of ["/apps", "/teams"]) {
    await visit(page, path);
    await expect(page.locator("main [class*='card_details'] .emblem[data-hue] path").first(), path).toBeVisible();
  }
});
