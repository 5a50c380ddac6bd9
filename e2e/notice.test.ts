import { LOCALES } from "@learn-bittensor/contract/locales";
import { localized } from "./localized.ts";
import { rawRequest } from "./raw-request.ts";
import { expect, test, untilReactIsThere, visit } from "./visitor.ts";

const NOTICE = '[data-notice="beta-notice"]';
const COOKIE = { name: "beta-notice", value: "true" };
const THIRTY_DAYS_S = 2_592_000;

test("says in every language that this is version 1.0, the same to everybody, in a line", async ({ page, baseURL }) => {
  const said = new Set<string>();
  await page.setViewportSize({ width: 390, height: 844 });
  for (const locale of LOCALES) {
    const path = localized("/about", locale);
    const html = (cookie: string) => rawRequest(baseURL ?? "", path, { headers: { accept: "text/html", cookie } });
    const plain = await html("");
    const notice = /<section [^>]*data-notice="beta-notice".*?<\/section>/s.exec(plain.body.toString())?.[0] ?? "";
    expect(notice, path).toContain("1.0");
    said.add(notice);
    expect((await html("beta-notice=true")).body.equals(plain.body)).toBe(true);
    await visit(page, path);
    const { lines, height } = await page.locator(`${NOTICE} p`).evaluate((text) => {
      const { lineHeight, paddingBlockStart, paddingBlockEnd } = getComputedStyle(text);
      const height = text.clientHeight - parseFloat(paddingBlockStart) - parseFloat(paddingBlockEnd);
      return { lines: height / parseFloat(lineHeight), height };
    });
    expect(height).toBeGreaterThan(0);
    expect(Math.round(lines), path).toBe(1);
  }
  expect(said.size).toBe(LOCALES.length);
});

test("dismissed by the keyboard, it is away on every page, for thirty days", async ({ page, context, complaints }) => {
  await visit(page, "/about");
  const before = Math.floor(Date.now() / 1000);
  await expect(page.locator(NOTICE)).toBeVisible();
  const button = page.getByRole("button", { name: "Dismiss notice" });
  await button.focus();
  await page.keyboard.press("Enter");
  await expect(page.locator(NOTICE)).toBeHidden();
  await expect(page.locator("#content")).toBeFocused();

  const [cookie] = (await context.cookies()).filter(({ name }) => name === COOKIE.name);
  expect(cookie).toMatchObject({ ...COOKIE, path: "/", secure: true, sameSite: "Strict", httpOnly: false });
  // The browser counts from its own clock, in parts of a second.
  expect(Math.abs((cookie?.expires ?? 0) - before - THIRTY_DAYS_S)).toBeLessThan(60);

  await untilReactIsThere(page);
  await page.getByRole("banner").getByRole("link", { name: "Learn Bittensor" }).first().click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.locator(NOTICE)).toBeHidden();
  await visit(page, "/ko/concepts");
  await expect(page.locator(NOTICE)).toBeHidden();
  expect(complaints).toEqual([]);
});

test("dismissed before, it is not there at the first paint, and nothing moves", async ({ page, context, baseURL }) => {
  await context.addCookies([{ ...COOKIE, url: baseURL ?? "", secure: true, sameSite: "Strict" }]);
  await page.addInitScript(() => {
    const seen = { shift: 0, noticeAtBody: "" };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shift += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: "layout-shift", buffered: true });
    // How the notice is drawn at the moment it is parsed, long before anything is painted.
    new MutationObserver((_, observer) => {
      const notice = document.querySelector('[data-notice="beta-notice"]');
      if (!notice) return;
      seen.noticeAtBody = getComputedStyle(notice).display;
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
  });
  await visit(page, "/about");
  expect(await page.evaluate(() => (window as unknown as { seen: unknown }).seen)).toEqual({
    shift: 0,
    noticeAtBody: "none",
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("it can be read, and offers no button that would do nothing", async ({ page }) => {
    await page.goto("/about");
    await expect(page.locator(NOTICE)).toContainText("Version 1.0");
    await expect(page.locator("[data-dismiss-notice]")).toBeHidden();
  });
});

test("where cookies are refused, it is away as long as the page", async ({ page, complaints }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Document.prototype, "cookie", {
      get() {
        throw new DOMException("The operation is insecure.", "SecurityError");
      },
      set() {
        throw new DOMException("The operation is insecure.", "SecurityError");
      },
    });
  });
  await visit(page, "/about");
  await page.getByRole("button", { name: "Dismiss notice" }).click();
  await expect(page.locator(NOTICE)).toBeHidden();
  expect(complaints).toEqual([]);
});
