import { expectNoViolations } from "../axe.ts";
import { IN_FIREFOX } from "../browsers/firefox.ts";
import { CONCEPT, expectMarks, GUIDE, marksOf } from "../learning/marks.ts";
import { expect, test as visitorTest } from "../visitor.ts";
import { openLine } from "./line.ts";
import { readUntilSaved } from "./saved.ts";

/** By then, questions on what was read are asked. */
const DAY_AFTER_MS = 30 * 60 * 60 * 1000;

const test = visitorTest.extend<{ line: Awaited<ReturnType<typeof openLine>> }>({
  serviceWorkers: "allow",
  line: async ({ baseURL }, use) => {
    const line = await openLine(baseURL ?? "");
    await use(line);
    await line.close();
  },
});

test("what was read is there without a network and says so, marks wait, and what is not kept leads to a list", {
  tag: IN_FIREFOX,
}, async ({ page, line, browserName }) => {
  await page.goto(`${line.origin}/ko/about`);
  await readUntilSaved(page);
  await page.goto(line.origin + GUIDE);
  await readUntilSaved(page);
  await page.goto(line.origin + CONCEPT);
  await readUntilSaved(page);
  const title = (await page.getByRole("heading", { level: 1 }).textContent()) ?? "";
  const copy = page.getByRole("region", { name: "Reading offline" });
  await expect(copy).toHaveCount(0);
  const missed: string[] = [];
  page.on("requestfailed", (request) => {
    if (new URL(request.url()).pathname.startsWith("/assets/")) missed.push(request.url());
  });

  await line.cut();
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  // It says so by itself: nobody has acted.
  await expect(copy).toContainText(/You are offline\. This is a copy as of \w+\s\d+,\s20\d\d\./);
  await marksOf(page).read.click();
  await expectMarks(page, { isRead: true, isBookmarked: false });

  await page.goto(`${line.origin}/ko/subnets`);
  await expect(page).toHaveURL(/\/ko\/offline\?asked=%2Fko%2Fsubnets$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("오프라인으로 읽기");
  await expect(page.getByRole("link", { name: "다시 시도" })).toHaveAttribute("href", "/ko/subnets");
  await expectNoViolations(page);
  await page.getByRole("main").locator(`a[href="${GUIDE}"]`).click();
  await expect(page).toHaveURL(line.origin + GUIDE);
  await expect(copy).toBeVisible();
  // Of Firefox, Playwright believes here that it goes to another page, though none is asked for.
  if (browserName !== "firefox") await expectNoViolations(page);
  // Whatever the code of a saved page loads later was saved with it.
  expect(missed).toEqual([]);

  await line.mend();
  await page.goto(line.origin + CONCEPT);
  await expectMarks(page, { isRead: true, isBookmarked: false });
  await expect(copy).toHaveCount(0);
  // The site goes away while a page is read: what a link leads to is a document that is saved.
  await line.cut();
  await page.getByRole("contentinfo").getByRole("link", { name: "Guides", exact: true }).click();
  await expect(page).toHaveURL(/\/offline\?asked=%2Fguides$/);
  await test.step("questions on what was read are there without a network, and an answer waits", async () => {
    await line.mend();
    await page.clock.setFixedTime(Date.now() + DAY_AFTER_MS);
    await page.goto(`${line.origin}/learning/review`);
    await expect(page.getByText("Question 1 of 3")).toBeVisible();
    await readUntilSaved(page);
    await line.cut();
    await page.reload();
    await expect(copy).toBeVisible();
    await expect(page.getByText("Question 1 of 3")).toBeVisible();
    await page.getByRole("main").locator("fieldset input").first().check();
    await page.getByRole("button", { name: "Check my answer" }).click();
    await expect(page.getByText(/Your answer waits on this device/)).toBeVisible();
    await expect(page.getByText("1 answer waits to be checked.")).toBeVisible();
  });
});
