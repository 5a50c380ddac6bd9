import { ONE_OF_EACH, standInForEngine } from "./search-panel/engine-stand-in.ts";
import { openPanel } from "./search-panel/panel.ts";
import { expect, test, visit } from "./visitor.ts";

test("a subnet found in the panel bears its emblem, whose place is there before it is drawn", async ({ page }) => {
  await standInForEngine(page, ONE_OF_EACH);
  const mayBeDrawn = Promise.withResolvers<void>();
  await page.route("**/draw-emblem*.js", async (route) => {
    await mayBeDrawn.promise;
    await route.continue();
  });
  const { hits } = await openPanel(page);
  await page.keyboard.type("st");
  const hit = hits.filter({ hasText: "Stake works" });
  const emblem = hit.locator(".emblem");
  await expect(emblem).toBeVisible();
  await expect(emblem.locator("path")).toHaveCount(0);
  const before = await hit.boundingBox();
  mayBeDrawn.resolve();
  await expect(emblem.locator("path")).toHaveAttribute("d", /^M.+z$/);
  await expect(emblem).toHaveAttribute("data-hue", /^\d+$/);
  expect(await hit.boundingBox()).toEqual(before);
  await expect(hits.filter({ hasText: "First stake" }).locator(".emblem")).toHaveCount(0);
});

for (const [kind, path] of [
  ["applications", "/apps"],
  ["teams", "/teams"],
] as const) {
  test(`the cards of ${kind} bear the emblems of their subnets`, async ({ page }) => {
    await visit(page, path);
    await expect(page.locator("main .card-details .emblem[data-hue] path").first()).toBeVisible();
  });
}
