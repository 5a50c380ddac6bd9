import { expectNoViolations } from "./axe.ts";
import { expect, settle, test, untilReactIsThere, visit } from "./visitor.ts";

/** A phrase of words from the list; the same for everybody, and nobody's. */
const PHRASE = "legal winner thank year wave sausage worth useful legal winner thank yellow";
const STAKE = "btcli tx add-stake --hotkey 5F… --netuid 11 --amount-tao 5";

test("is all there by keyboard, asks nothing of the network, and stands in the address", async ({
  page,
  complaints,
}) => {
  await visit(page, "/lab/terminal");
  await untilReactIsThere(page);
  await settle(page);
  const sent: string[] = [];
  let refererOfSign = "";
  page.on("request", (request) => {
    sent.push(request.url());
    refererOfSign += request.headers().referer ?? "";
  });

  const field = page.locator("#terminal-field");
  const log = page.getByRole("log");
  await field.focus();
  for (const line of ["btcli query quote-stake --netuid 1 --amount-tao 100 --json", STAKE, "y"]) {
    await page.keyboard.type(line);
    await page.keyboard.press("Enter");
    await expect(field).toHaveValue("");
    await expect(log.locator(".terminal-log_line").last()).toContainText(line);
  }
  await expect(field).toBeFocused();
  await expect(log).toContainText("You had looked at subnet 1 and sent this to subnet 11.");
  await expect(log.locator(".terminal-log_entry").last()).toBeInViewport();
  await page.keyboard.press("ArrowUp");
  await expect(field).toHaveValue(STAKE);
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.press("Delete");

  const address = page.url();
  expect(new URL(address).searchParams.get("s")?.split("\n")).toHaveLength(4);
  await page.keyboard.press("Shift+Tab");
  await expect(log.getByRole("button", { name: "Undo" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(field).toBeFocused();
  await expect(log.locator(".terminal-log_line")).toHaveCount(1);
  // For a new address the browser itself looks after the page's sign; code of the site says nothing of what was typed.
  expect(sent.filter((request) => !/\/favicon\.svg$|\/assets\/[\w-]+\.js$/.test(request))).toEqual([]);
  expect(refererOfSign).not.toContain("btcli");

  await page.goto("about:blank");
  await visit(page, address);
  await expect(page.getByRole("log")).toContainText("sent this to subnet 11");
  expect(complaints).toEqual([]);
});

test("refuses real-looking recovery words, at a prompt, too: nothing is sent, shown, or in the address", async ({
  page,
}) => {
  await visit(page, "/lab/terminal");
  await untilReactIsThere(page);
  const sent: string[] = [];
  page.on("request", (request) => sent.push(`${request.url()} ${request.postData() ?? ""}`));
  const field = page.locator("#terminal-field");
  for (const line of [PHRASE, "btcli wallet regen-coldkey", PHRASE]) {
    await field.fill(line);
    await page.keyboard.press("Enter");
    await expect(field).toHaveValue("");
    if (line === PHRASE) await expect(page.getByText("looked like a secret")).toBeVisible();
    else await expect(page.getByLabel(/^Answer to/)).toBeVisible();
  }
  expect(sent.filter((request) => /sausage/.test(request))).toEqual([]);
  expect(page.url()).not.toContain("sausage");
  await expect(page.getByRole("main")).not.toContainText("sausage");
});

test("leads through a mission by its buttons on a phone, and is accessible on the way", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, "/lab/terminal?s=1%0Abtcli+wallet+list%0Abtcli+stake+lits");
  await untilReactIsThere(page);
  await expectNoViolations(page);
  await page.getByRole("button", { name: /Recovery words at a prompt/ }).click();
  await page.getByRole("button", { name: "sh repair-wallet.sh" }).click();
  await page.getByRole("button", { name: "The made-up words" }).click();
  await expect(page.getByRole("log")).toContainText("1,000 τ and all stake were gone");
  await page.getByRole("button", { name: "sh repair-wallet.sh" }).click();
  await page.getByRole("button", { name: "Press Enter" }).click();
  await expect(page.getByRole("log")).toContainText("No words, no access.");
  await expectNoViolations(page);
  const tooWide = await page.locator("html").evaluate((root) => root.scrollWidth - root.clientWidth);
  expect(tooWide, "pixels one can scroll sideways").toBeLessThanOrEqual(0);
});

test("has the field on the first screen", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await visit(page, "/lab/terminal");
  const box = await page.locator("#terminal-field").boundingBox();
  expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThanOrEqual(900);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("has the missions as text, and is found among the labs and in a guide", async ({ page }) => {
    for (const path of ["/lab", "/guides/first-stake"]) {
      await page.goto(path);
      await expect(page.getByRole("main").locator('a[href="/lab/terminal"]')).toBeVisible();
    }
    await page.goto("/lab/terminal");
    await expect(page.locator("#terminal-field")).toBeHidden();
    await page.getByRole("main").locator("summary", { hasText: "What no limit costs" }).click();
    await expect(page.getByText("SlippageTooHigh")).toBeVisible();
  });
});
