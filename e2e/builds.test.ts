import type { Page } from "@playwright/test";
import { expect, settle, test, untilReactIsThere, visit } from "./visitor.ts";

const LATEST = "**/builds/latest.json";
const HOUR_MS = 3_600_000;
const NOON = new Date("2026-11-20T12:00:00Z");
/** A machine that does much else may take its time. */
test.setTimeout(120_000);

test.describe("a file of the site is gone", () => {
  const CHUNK = /\/assets\/concepts-[^/]+\.js$/;

  test("the page that was asked for is loaded, once in ten seconds; then the error page", async ({ page }) => {
    await page.clock.setFixedTime(NOON);
    await page.route(CHUNK, (route) => route.fulfill({ status: 404, body: "" }));
    const loads = documentsOf(page);

    await ask(page, "/about", "/concepts");
    await expect(page.locator("h1")).toHaveText("Concepts");
    expect(loads).toEqual(["/about", "/concepts"]);

    await page.clock.setFixedTime(NOON.getTime() + 9_999);
    await ask(page, "/about", "/concepts");
    await expect(page.locator("h1")).toHaveText("Oops, something went wrong!");
    await expect(page.getByRole("main").getByRole("link", { name: "Back to Home" })).toBeVisible();
    await settle(page);
    expect(loads).toEqual(["/about", "/concepts", "/about"]);

    await page.clock.setFixedTime(NOON.getTime() + 10_000);
    await ask(page, "/about", "/concepts");
    await expect(page.locator("h1")).toHaveText("Concepts");
    expect(loads).toEqual(["/about", "/concepts", "/about", "/about", "/concepts"]);
  });

  async function ask(page: Page, from: string, to: string): Promise<void> {
    await visit(page, from);
    await untilReactIsThere(page);
    await page.locator(`footer a[href="${to}"]`).click();
    await expect(page).toHaveURL(new RegExp(`${to}$`));
  }
});

test.describe("the site serves a newer build", () => {
  test("is asked for after an hour; the next page is then loaded, with what was being written kept", async ({
    page,
  }) => {
    const asked: string[] = [];
    await page.clock.install({ time: NOON });
    await page.route(LATEST, (route) => {
      asked.push(`${route.request().method()} ${route.request().postData() ?? ""}`);
      return route.fulfill({ json: { id: "newer" } });
    });
    const loads = documentsOf(page);
    await visit(page, "/subnets");
    await untilReactIsThere(page);
    await page.locator("main form input[name=q]").fill("half a word");

    await page.clock.runFor(HOUR_MS - 60_000);
    expect(asked).toEqual([]);
    await page.clock.runFor(60_000);
    await expect(page.locator("html")).toHaveAttribute("data-outdated", "");
    expect(asked).toEqual(["GET "]);
    expect(loads).toEqual(["/subnets"]);

    await page.locator('footer a[href="/about"]').click();
    await expect(page.locator("h1")).toHaveText("About");
    expect(loads).toEqual(["/subnets", "/about"]);

    await visit(page, "/subnets");
    await expect(page.locator("main form input[name=q]")).toHaveValue("half a word");
    // Kept once: what is shown again is not shown a second time.
    await visit(page, "/about");
    await visit(page, "/subnets");
    await expect(page.locator("main form input[name=q]")).toHaveValue("");
  });

  test("a form leads to a page that is loaded, too", async ({ page }) => {
    await page.clock.install({ time: NOON });
    await page.route(LATEST, (route) => route.fulfill({ json: { id: "newer" } }));
    const loads = documentsOf(page);
    await visit(page, "/search");
    await untilReactIsThere(page);
    await page.clock.runFor(HOUR_MS);
    await expect(page.locator("html")).toHaveAttribute("data-outdated", "");
    await page.locator("main input[name=q]").fill("subnet");
    await page.locator("main input[name=q]").press("Enter");
    await expect(page).toHaveURL(/\/search\?q=subnet/);
    expect(loads).toEqual(["/search", "/search?q=subnet"]);
  });

  test("no password and nothing that looks like a key is written down", async ({ page }) => {
    await page.clock.install({ time: NOON });
    await page.route(LATEST, (route) => route.fulfill({ json: { id: "newer" } }));
    await visit(page, "/login");
    await page.locator("main input[type=password]").fill("a password");
    await page
      .locator("main form input:not([type=hidden])")
      .first()
      .fill(`0x${"0123456789abcdef".repeat(4)}`);
    await page.clock.runFor(HOUR_MS);
    await expect(page.locator("html")).toHaveAttribute("data-outdated", "");
    await visit(page, "/about");
    expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith("fields:")))).toEqual(
      [],
    );
  });

  test("the build that is running is the one the site names, and the page is left as it is", async ({
    page,
    complaints,
  }) => {
    await page.clock.install({ time: NOON });
    await visit(page, "/about");
    await untilReactIsThere(page);
    const answer = page.waitForResponse(LATEST);
    await page.clock.runFor(HOUR_MS);
    const { id } = await (await answer).json();
    expect(id).toMatch(/^[\w-]{1,64}$/);
    expect(await page.evaluate("window.__reactRouterManifest.version")).toBe(id);
    await settle(page);
    await expect(page.locator("html")).not.toHaveAttribute("data-outdated");
    expect(complaints).toEqual([]);
  });

  for (const [what, answer] of [
    ["missing", { status: 404, body: "" }],
    ["broken", { body: "{" }],
    ["huge", { body: `{"id":"newer","more":"${"x".repeat(1_000_000)}"}` }],
  ] as const)
    test(`nothing happens where the file is ${what}, and the console has one line at most`, async ({ page }) => {
      const lines: string[] = [];
      page.on("console", (message) => lines.push(message.text()));
      await page.clock.install({ time: NOON });
      await page.route(LATEST, (route) => route.fulfill(answer));
      const loads = documentsOf(page);
      await visit(page, "/about");
      await untilReactIsThere(page);
      const read = page.waitForResponse(LATEST);
      await page.clock.runFor(HOUR_MS);
      await read;
      await settle(page);
      await page.locator('footer a[href="/concepts"]').click();
      await expect(page.locator("h1")).toHaveText("Concepts");
      expect(loads).toEqual(["/about"]);
      expect(lines.length).toBeLessThanOrEqual(1);
    });
});

test("a quiz being answered outlasts the load", async ({ page }) => {
  await page.clock.install({ time: NOON });
  await page.route(LATEST, (route) => route.fulfill({ json: { id: "newer" } }));
  await visit(page, "/concepts/staking/staking");
  await untilReactIsThere(page);
  for (const option of ["you", "basket"]) await page.locator(`#quiz input[value=${option}]`).check();
  await page.clock.runFor(HOUR_MS);
  await expect(page.locator("html")).toHaveAttribute("data-outdated", "");
  await page.locator('footer a[href="/lab"]').click();
  await expect(page).toHaveURL(/\/lab$/);
  await visit(page, "/concepts/staking/staking");
  for (const option of ["you", "basket"]) await expect(page.locator(`#quiz input[value=${option}]`)).toBeChecked();
  await expect(page.locator("#quiz input:checked")).toHaveCount(2);
});

/** Addresses of the documents that the page loads, as they come. */
function documentsOf(page: Page): string[] {
  const addresses: string[] = [];
  page.on("request", (request) => {
    if (!request.isNavigationRequest() || request.frame() !== page.mainFrame()) return;
    const { pathname, search } = new URL(request.url());
    addresses.push(pathname + search);
  });
  return addresses;
}
