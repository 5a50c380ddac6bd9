import { IN_FIREFOX } from "../browsers/firefox.ts";
import { rawRequest } from "../raw-request.ts";
import { pathOfRoute } from "../site-routes.ts";
import { expect, settle, test, untilReactIsThere, visit } from "../visitor.ts";

const CONCEPT = pathOfRoute("/concepts/:category/*");
/** Code stands in figures, too, and in both languages. */
const figuresIn = (page: string) => page.match(/<figure(?! class="code")/g)?.length;
const HTML = { accept: "text/html" };

for (const path of [
  CONCEPT,
  pathOfRoute("/guides/*"),
  pathOfRoute("/articles/:slug"),
  pathOfRoute("/get-started/:slug"),
])
  test(`English stands beside ${path}, each id once, under the same canonical address`, async ({ baseURL }) => {
    const html = async (address: string) =>
      (await rawRequest(baseURL ?? "", address, { headers: HTML })).body.toString();
    const [plain, beside] = await Promise.all([html(`/de${path}`), html(`/de${path}?beside=en`)]);
    const idsOf = (page: string) => [...page.matchAll(/<[a-z][^>]*? id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(idsOf(beside)).size).toBe(idsOf(beside).length);
    const inText = (page: string) => idsOf(page).filter((id) => !id?.startsWith("definition-"));
    expect(inText(beside)).toEqual(inText(plain));
    const rows = beside.split('class="beside"').length - 1;
    expect(rows).toBeGreaterThan(1);
    expect(beside.match(/<div lang="en"><div class="rich-text/g)?.length).toBe(rows);
    expect(beside).toContain(`<link rel="canonical" href="${baseURL}/de${path}"/>`);
    expect(figuresIn(beside)).toBe(figuresIn(plain));
  });

test("what means nothing is as if nothing was asked, in caches too", async ({ baseURL }) => {
  const ask = (query: string) => rawRequest(baseURL ?? "", `/de${CONCEPT}${query}`, { headers: HTML });
  const plain = await ask("");
  for (const query of ["?beside=fr", "?beside=", "?beside=de"])
    expect((await ask(query)).body.equals(plain.body)).toBe(true);
  const english = (query: string) => rawRequest(baseURL ?? "", CONCEPT + query, { headers: HTML });
  expect((await english("?beside=en")).body.equals((await english("")).body)).toBe(true);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("it is switched on and off by a link, two columns wide, and one on a phone", async ({ page }) => {
    await page.goto(`/ko${CONCEPT}`);
    await page.getByRole("link", { name: "영어 원문과 나란히 보기" }).click();
    await expect(page).toHaveURL(/\?beside=en$/);
    const [own, english] = [page.locator(".beside > .rich-text").first(), page.locator(".beside > [lang=en]").first()];
    const places = async () => [await own.boundingBox(), await english.boundingBox()];
    const [left, right] = await places();
    expect(right?.y).toBe(left?.y);
    expect(right?.x ?? 0).toBeGreaterThan(left?.x ?? 0);
    await page.setViewportSize({ width: 390, height: 800 });
    const [above, below] = await places();
    expect(below?.y ?? 0).toBeGreaterThan(above?.y ?? 0);
    await page.getByRole("link", { name: "한국어만 보기" }).click();
    await expect(page.locator(".beside")).toHaveCount(0);
  });
});

test("React takes over what stands beside, and the language switch keeps it", { tag: IN_FIREFOX }, async ({
  page,
  complaints,
}) => {
  await visit(page, `/fr${CONCEPT}`);
  await page.getByRole("link", { name: "Avec le texte anglais en regard" }).click();
  await expect(page).toHaveURL(/\?beside=en$/);
  const [own, english] = [page.locator(".beside > .rich-text").first(), page.locator(".beside > [lang=en]").first()];
  await expect(english).toBeVisible();
  const [left, right] = [await own.boundingBox(), await english.boundingBox()];
  expect(right?.y).toBe(left?.y);
  expect(right?.x ?? 0).toBeGreaterThan(left?.x ?? 0);
  await untilReactIsThere(page);
  await settle(page);
  await page.getByRole("contentinfo").getByRole("link", { name: "中文" }).click();
  await expect(page).toHaveURL(/\/zh\/.+\?beside=en/);
  expect(complaints).toEqual([]);
});

test("a term has five names, in its card and in the glossary", async ({ page }) => {
  await visit(page, `/zh${pathOfRoute("/articles/:slug")}`);
  await page.locator('main a[href*="#term-"]').first().hover();
  await expect(page.locator("[popover]:popover-open").locator("span[lang]")).toHaveCount(5);
  await visit(page, "/zh/concepts/glossary");
  await expect(page.locator("main dd").first().locator("p span[lang]")).toHaveCount(4);
});
