import { expect, test, untilReactIsThere, visit, visitAtRest } from "../visitor.ts";

test("the language switch keeps page and query, and is remembered", async ({ page, context, baseURL }) => {
  await visit(page, "/de/explore?type=lab&from=here");
  await untilReactIsThere(page);
  await page.getByRole("contentinfo").getByRole("link", { name: "한국어" }).click();
  await expect(page).toHaveURL(`${baseURL}/ko/explore?type=lab`);
  await expect(page.locator("html")).toHaveAttribute("lang", "ko");
  const saved = async () => (await context.cookies()).find(({ name }) => name === "locale")?.value;
  await expect.poll(saved).toBe("ko");
});

test("before React is there, it keeps what the page reads of the query", async ({ page }) => {
  await visit(page, "/de/search?q=staking");
  await expect(page.getByRole("contentinfo").getByRole("link", { name: "한국어" })).toHaveAttribute(
    "href",
    "/ko/search?q=staking",
  );
});

test("what no page reads of a query stands in no link, before React is there and after", async ({ page }) => {
  for (const path of ["/login", "/register", "/forgot-password", "/concepts", "/lab/block-emission", "/search"]) {
    await visit(page, `${path}?password=hunter2`);
    await expect(page.locator('[href*="hunter2"], [action*="hunter2"], [content*="hunter2"]')).toHaveCount(0);
    await untilReactIsThere(page);
    await page.locator('a[hreflang="ko"]').first().dispatchEvent("pointerdown");
    await expect(page.locator('[href*="hunter2"], [action*="hunter2"]')).toHaveCount(0);
  }
});

test("the menu is in the language of the page, and changes with it", async ({ page }) => {
  await visit(page, "/about");
  const menu = page.locator("header nav").first();
  const texts = new Set<string>();
  for (const path of ["/about", "/de/about", "/ko/about", "/fr/about", "/zh/about"]) {
    await visit(page, path);
    texts.add((await menu.textContent()) ?? "");
  }
  expect(texts.size).toBe(5);
});

test("nobody is led away from the address they asked for", async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: "locale", value: "ko", url: baseURL ?? "" }]);
  await visit(page, "/fr/about");
  await expect(page).toHaveURL(`${baseURL}/fr/about`);
  await visit(page, "/about");
  await expect(page).toHaveURL(`${baseURL}/about`);
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
});

test("the bar of wide screens has the languages by their names, and leads on where one reads", async ({ page }) => {
  await visit(page, "/guides/first-wallet#install");
  const button = page.getByRole("banner").getByRole("button", { name: "English: Language" });
  await button.focus();
  await page.keyboard.press("Enter");
  await page.getByRole("banner").getByRole("link", { name: "Deutsch", exact: true }).click();
  await expect(page).toHaveURL(/\/de\/guides\/first-wallet#install$/);
  await expect(page.locator(":target")).toBeInViewport();
});

test("whoever comes in is offered the language they have chosen before, and only there", async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: "locale", value: "ko", url: baseURL ?? "" }]);
  await visit(page, "/fr/concepts");
  const offer = page.getByRole("link", { name: "이 페이지를 한국어로 읽기" });
  await expect(offer).toHaveAttribute("href", /\/ko\/concepts$/);
  await page.getByRole("main").getByRole("link").first().click();
  await expect(offer).toBeHidden();
  await visit(page, "/fr");
  await expect(offer).toBeVisible();
  await page.getByRole("button", { name: "Rester en Français" }).click();
  await expect(offer).toBeHidden();
  await page.reload();
  await untilReactIsThere(page);
  await page.getByRole("banner").getByRole("link").first().hover();
  await expect(offer).toBeHidden();
});

test("the browser's language is offered, moves nothing, and asks for nothing at rest", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, "languages", { get: () => ["zh-CN", "zh"] });
    Object.assign(window, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        Object.assign(window, { shift: (entry as PerformanceEntry & { value: number }).value });
    }).observe({ type: "layout-shift", buffered: true });
  });
  const scripts: string[] = [];
  page.on("request", (request) => request.resourceType() === "script" && scripts.push(request.url()));
  await visitAtRest(page, "/about");
  expect(scripts).toEqual([]);
  await untilReactIsThere(page);
  await expect(page.getByRole("link", { name: "用中文阅读此页" })).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(window, "shift"))).toBe(0);
});
