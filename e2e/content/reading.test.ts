import { expect, test, visit } from "../visitor.ts";

const TEXT = "/concepts/staking/staking";

test("a text is printed dark on white, without what is to be used, and with what is closed", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await visit(page, TEXT);
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  for (const gone of [
    ".top-bar",
    ".footer",
    ".page-contents",
    ".quiz",
    ".heading-link",
    "learning-marks",
    ".code button",
  ])
    await expect(page.locator(gone).first(), gone).toBeHidden();
  await expect(page.locator("body")).toHaveCSS("background-color", "rgb(255, 255, 255)");
  await expect(page.locator(".rich-text p").first()).toHaveCSS("color", "rgb(0, 0, 0)");
  await expect(
    page.locator(".protocol-clock details:not([open]) dd, .protocol-clock details:not([open]) p").first(),
  ).toBeVisible();
  const source = page.locator(".rich-text a[rel~=noreferrer]").first();
  const after = await source.evaluate((link) => getComputedStyle(link, "::after").content);
  expect(after).toContain(`(${await source.getAttribute("href")})`);
  expect(after).not.toContain("↗");
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(wider).toBeLessThanOrEqual(0);
  const pdf = await page.pdf({ format: "A4", preferCSSPageSize: true });
  expect(pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length).toBeGreaterThan(1);
});

test("the link beside a heading copies its address, and says so", async ({ page, context, baseURL }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"], { origin: baseURL ?? "" });
  await visit(page, `/de${TEXT}`);
  const heading = page.locator(".rich-text .heading").nth(1);
  const link = heading.getByRole("link", { name: /^Link zu diesem Abschnitt: ./ });
  const size = await link.boundingBox();
  expect(Math.min(size?.width ?? 0, size?.height ?? 0)).toBeGreaterThanOrEqual(24);
  await link.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("status").filter({ hasText: "Link kopiert" })).toBeAttached();
  const address = await page.evaluate(() => navigator.clipboard.readText());
  expect(address).toBe(`${baseURL}/de${TEXT}#${await heading.locator("h2, h3").getAttribute("id")}`);
  expect(page.url()).toBe(address);
});
