import type { Page } from "@playwright/test";
import { expect, settle, test, untilReactIsThere, visit } from "./visitor.ts";

test("a page in view is fetched ahead, shown from that, and not fetched again", async ({ page, complaints }) => {
  const asked = dataOf(page);
  const ahead = page.waitForResponse((answer) => new URL(answer.url()).pathname === "/get-started.data");
  await visit(page, "/about");
  await untilReactIsThere(page);
  // In the bar on wide screens; on phones, the link in the footer is reached for.
  if (!(await page.locator('header a[href="/get-started"]').first().isVisible()))
    await page.locator('footer a[href="/get-started"]').focus();
  await (await ahead).finished();
  await page.locator('a[href="/get-started"]').filter({ visible: true }).first().click();
  await expect(page).toHaveURL(/\/get-started$/);
  await expect(page.getByRole("main").locator("h1")).toBeVisible();
  await settle(page);
  expect(asked.filter((address) => address.startsWith("/get-started.data"))).toEqual(["/get-started.data"]);
  expect(complaints).toEqual([]);
});

test("no more than five at a time", async ({ page }) => {
  // On a phone, fewer links are in view.
  await page.setViewportSize({ width: 1440, height: 900 });
  let underWay = 0;
  let most = 0;
  const answers: (() => void)[] = [];
  await page.route("**/*.data*", async (route) => {
    underWay += 1;
    most = Math.max(most, underWay);
    await new Promise<void>((resolve) => answers.push(resolve));
    underWay -= 1;
    await route.fulfill({ status: 500, body: "" });
  });
  await visit(page, "/concepts");
  await expect.poll(() => underWay).toBe(5);
  await settle(page);
  for (let round = 0; round < 3; round += 1) {
    const before = answers.length;
    answers.shift()?.();
    await expect.poll(() => answers.length).toBe(before);
  }
  expect(most).toBe(5);
});

for (const [what, connection] of [
  ["saves data", { saveData: true, effectiveType: "4g" }],
  ["is on a slow connection", { saveData: false, effectiveType: "2g" }],
] as const)
  test(`nothing is fetched ahead for who ${what}`, async ({ page }) => {
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, "connection", { value });
    }, connection);
    const asked = dataOf(page);
    await visit(page, "/about");
    await untilReactIsThere(page);
    await page.locator('footer a[href="/concepts"]').focus();
    await settle(page);
    expect(asked).toEqual([]);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/concepts$/);
    await expect(page.locator("h1")).toHaveText("Concepts");
    expect(asked.map((address) => address.split("?")[0])).toEqual(["/concepts.data"]);
  });

/** What data the page asks for, as it does. */
function dataOf(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.endsWith(".data")) asked.push(pathname + search);
  });
  return asked;
}
