import { pathOfRoute } from "../site-routes.ts";
import { expect, test, visit } from "../visitor.ts";

const TEXT = "/concepts/staking/staking";

test("a text is printed dark on white, without what is to be used, and with what is closed", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await visit(page, TEXT);
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  for (const gone of [
    ".top-bar",
    ".footer",
    "[class*='contents-panel_contents']",
    ".quiz-section [type=submit]",
    ".heading-link",
    ".learning-marks",
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

for (const [kind, pattern, text] of [
  ["a guide", "/guides/*", ".rich-text"],
  ["an article", "/articles/:slug", ".rich-text"],
  ["a subnet", "/subnets/*", ".rich-text"],
  ["a first step", "/get-started/:slug", ".rich-text"],
  ["the questions", "/faq_legacy", "details .rich-text"],
] as const)
  test(`${kind} is printed whole, dark on white, and each of its headings has a link`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: "dark" });
    await visit(page, pathOfRoute(pattern));
    const links = await page
      .locator("main .heading-link")
      .evaluateAll((all) =>
        all.map(
          (link) => document.getElementById(decodeURIComponent((link.getAttribute("href") ?? "").slice(1)))?.tagName,
        ),
      );
    // Questions are no headings, but what opens.
    if (pattern !== "/faq_legacy") expect(links.length).toBeGreaterThan(0);
    for (const target of links) expect(target).toMatch(/^(?:H[2-6]|SECTION|LI|ARTICLE|DIV)$/);

    await page.emulateMedia({ media: "print", colorScheme: "dark" });
    for (const gone of [
      ".top-bar",
      ".footer",
      "[class*='contents-panel_contents']",
      ".heading-link",
      ".previous-next",
      ".learning-marks",
    ])
      await expect(page.locator(gone).filter({ visible: true }), gone).toHaveCount(0);
    await expect(page.locator("body")).toHaveCSS("background-color", "rgb(255, 255, 255)");
    await expect(page.locator(`main ${text} p`).first()).toBeVisible();
    await expect(page.locator(`main ${text} p`).first()).toHaveCSS("color", "rgb(0, 0, 0)");
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
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
  const address = `${baseURL}/de${TEXT}#${await heading.locator("h2, h3").getAttribute("id")}`;
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(address);
  await expect(page).toHaveURL(address);
});
