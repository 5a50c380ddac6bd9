import type { Page } from "@playwright/test";
import { loadedDocuments } from "./loaded-documents.ts";
import { expect, linesOf, settle, test, untilReactIsThere, visit } from "./visitor.ts";

const LATEST = "**/builds/latest.json";
const HOUR_MS = 3_600_000;
/** What takes longer is not waited for. */
const TIMEOUT_MS = 10_000;
const NOON = new Date("2026-11-20T12:00:00Z");

test.describe("the site serves a newer build", () => {
  test("is asked for after an hour; the next page is then loaded, with what was being written kept", async ({
    page,
  }) => {
    const asked: string[] = [];
    // Time stands still until the test lets it pass: the hour begins with the page.
    await page.clock.install({ time: NOON.getTime() - 60_000 });
    await page.clock.pauseAt(NOON);
    await page.route(LATEST, (route) => {
      asked.push(`${route.request().method()} ${route.request().postData() ?? ""}`);
      return route.fulfill({ json: { id: "newer" } });
    });
    const loads = loadedDocuments(page);
    await page.goto("/subnets", { waitUntil: "load" });
    await page.clock.runFor(1_000);
    await untilReactIsThere(page);
    await page.locator("main form input[name=q]").fill("half a word");

    await page.clock.runFor(HOUR_MS - 1);
    // What was asked before this has been seen with it.
    await page.evaluate(async () => (await fetch("/favicon.svg")).status);
    expect(asked).toEqual([]);
    await page.clock.runFor(1);
    await expect(page.locator("html")).toHaveAttribute("data-outdated", "");
    expect(asked).toEqual(["GET "]);
    expect(loads).toEqual(["/subnets"]);

    await page.locator('footer a[href="/about"]').click();
    await expect(page.locator("h1")).toHaveText("About");
    expect(loads).toEqual(["/subnets", "/about"]);

    await page.clock.resume();
    await visit(page, "/subnets");
    await expect(page.locator("main form input[name=q]")).toHaveValue("half a word");
    // Kept once: what is shown again is not shown a second time.
    await visit(page, "/about");
    await visit(page, "/subnets");
    await expect(page.locator("main form input[name=q]")).toHaveValue("");
  });

  test("is asked for when a tab comes into view that was hidden for an hour, not a millisecond sooner", async ({
    page,
  }) => {
    let asked = 0;
    // Time passes and no timer runs, as in a tab that the browser has put to sleep.
    await page.clock.setFixedTime(NOON);
    await page.route(LATEST, (route) => {
      asked += 1;
      return route.fulfill({ json: { id: "newer" } });
    });
    await visit(page, "/about");
    await untilReactIsThere(page);
    await comeIntoView(page, NOON.getTime() + HOUR_MS - 1);
    // What was asked before this has been seen with it.
    await page.evaluate(async () => (await fetch("/favicon.svg")).status);
    expect(asked).toBe(0);
    await comeIntoView(page, NOON.getTime() + HOUR_MS);
    await expect(page.locator("html")).toHaveAttribute("data-outdated", "");
    expect(asked).toBe(1);

    async function comeIntoView(tab: Page, at: number): Promise<void> {
      await tab.clock.setFixedTime(at);
      await tab.evaluate(() => {
        for (const hidden of [true, false]) {
          Object.defineProperty(document, "hidden", { configurable: true, value: hidden });
          document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
        }
      });
    }
  });

  test("a form leads to a page that is loaded, too", async ({ page }) => {
    await page.clock.install({ time: NOON });
    await page.route(LATEST, (route) => route.fulfill({ json: { id: "newer" } }));
    const loads = loadedDocuments(page);
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
    await untilReactIsThere(page);
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
    await settle(page);
    await expect(page.locator("html")).not.toHaveAttribute("data-outdated");
    expect(complaints).toEqual([]);
  });

  for (const [what, answer] of [
    ["missing", { status: 404, body: "" }],
    ["broken", { body: "{" }],
    ["huge", { body: `{"id":"newer","more":"${"x".repeat(1_000_000)}"}` }],
    ["slow", null],
  ] as const)
    test(`nothing happens where the file is ${what}, and the console has one line at most`, async ({ page }) => {
      const lines = linesOf(page);
      await page.clock.install({ time: NOON });
      const asked = page.waitForRequest(LATEST);
      await page.route(LATEST, (route) => (answer ? route.fulfill(answer) : undefined));
      const loads = loadedDocuments(page);
      await visit(page, "/about");
      await untilReactIsThere(page);
      await page.clock.runFor(HOUR_MS);
      const request = await asked;
      if (answer) await request.response();
      else {
        const givenUp = page.waitForEvent("requestfailed");
        await page.clock.runFor(TIMEOUT_MS);
        expect(await givenUp).toBe(request);
      }
      await settle(page);
      await page.locator('footer a[href="/concepts"]').click();
      await expect(page.locator("h1")).toHaveText("Concepts");
      expect(loads).toEqual(["/about"]);
      expect(lines.length).toBeLessThanOrEqual(1);
    });
});

test("a form, a quiz and a lab outlast the load: nothing that was typed or set is lost", async ({ page }) => {
  await page.clock.install({ time: NOON });
  await page.route(LATEST, (route) => route.fulfill({ json: { id: "newer" } }));
  const loads = loadedDocuments(page);

  await test.step("a form", async () => {
    await openUntilOutdated("/subnets");
    await page.locator("main form input[name=q]").fill("half a word");
    await leaveAndComeBack("/subnets");
    await expect(page.locator("main form input[name=q]")).toHaveValue("half a word");
  });

  await test.step("a quiz", async () => {
    await openUntilOutdated("/concepts/staking/staking");
    for (const option of ["you", "basket"]) await page.locator(`#quiz input[value=${option}]`).check();
    await leaveAndComeBack("/concepts/staking/staking");
    for (const option of ["you", "basket"]) await expect(page.locator(`#quiz input[value=${option}]`)).toBeChecked();
    await expect(page.locator("#quiz input:checked")).toHaveCount(2);
  });

  await test.step("a lab, left before its address shows what was set", async () => {
    await openUntilOutdated("/lab/pool");
    const outcome = page.locator(".lab-told_sentences");
    const atFirst = (await outcome.textContent()) ?? "";
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 30_000));
    await page.locator(".lab-bar_preset").nth(1).click();
    await expect(outcome).not.toHaveText(atFirst);
    const set = (await outcome.textContent()) ?? "";
    await expect(page).toHaveURL("/lab/pool");
    await leaveAndComeBack("/lab/pool");
    await expect(outcome).toHaveText(set);
    await page.clock.resume();
    await expect(page).toHaveURL(/\/lab\/pool\?s=1~/);
  });

  async function openUntilOutdated(address: string): Promise<void> {
    await visit(page, address);
    await untilReactIsThere(page);
    await page.clock.runFor(HOUR_MS);
    await expect(page.locator("html")).toHaveAttribute("data-outdated", "");
    loads.length = 0;
  }

  async function leaveAndComeBack(address: string): Promise<void> {
    // The bar is there on every page, above what is scrolled to as soon as the focus is in it.
    await page.getByRole("banner").getByRole("link", { name: "About" }).press("Enter");
    await expect(page.locator("h1")).toHaveText("About");
    await page.goBack();
    await untilReactIsThere(page);
    expect(loads).toEqual(["/about", address]);
  }
});
