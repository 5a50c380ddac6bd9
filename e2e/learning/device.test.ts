import { readFile } from "node:fs/promises";
import { DEFAULT_LOCALE, LOCALES } from "@learn-bittensor/contract/locales";
import type { Page } from "@playwright/test";
import { IN_FIREFOX } from "../browsers/firefox.ts";
import { localized } from "../localized.ts";
import { rawRequest } from "../raw-request.ts";
import { expect, test, untilReactIsThere, visit } from "../visitor.ts";
import { CONCEPT, expectMarks, GUIDE, listStored, marksOf, partOf, readHalf } from "./marks.ts";

test("what is read and bookmarked without an account is there again, on every page that shows it", {
  tag: IN_FIREFOX,
}, async ({ page, complaints }) => {
  await visit(page, CONCEPT);
  const title = (await page.getByRole("heading", { level: 1 }).textContent()) ?? "";
  await expectMarks(page, { isRead: false, isBookmarked: false });
  await marksOf(page).read.click();
  await marksOf(page).bookmark.click();
  await expectMarks(page, { isRead: true, isBookmarked: true });
  await readHalf(page, GUIDE);
  const guide = (await page.getByRole("heading", { level: 1 }).textContent()) ?? "";

  await visit(page, "/");
  const home = page.locator(".continue-reading_home");
  await expect(home).toContainText("Continue where you stopped");
  await expect(home.getByRole("link", { name: title })).toBeVisible();

  await visit(page, "/learning");
  await expect(partOf(page, "Bookmarks").getByRole("link")).toHaveText([title]);
  await expect(partOf(page, "Recently read").getByRole("link")).toHaveText([guide, title]);
  const category = partOf(page, "Progress")
    .getByRole("listitem")
    .filter({ hasText: /^.*1 \/ \d+$/ });
  await expect(category).toHaveCount(1);

  await partOf(page, "Continue where you stopped").getByRole("link", { name: guide }).click();
  await expect(page).toHaveURL(/#read-\d\d$/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);

  await page.goto(CONCEPT);
  await marksOf(page).read.click();
  await marksOf(page).bookmark.click();
  await expectMarks(page, { isRead: false, isBookmarked: false });
  await visit(page, "/learning");
  await expect(partOf(page, "Bookmarks")).toContainText("Nothing yet.");
  await expect(partOf(page, "Recently read").getByRole("link")).toHaveText([guide]);
  expect(complaints).toEqual([]);
});

test("a path shows which steps were read and where to go on; a guide, how far one has got", async ({ page }) => {
  await visit(page, "/get-started");
  const steps = page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ has: page.locator(".read-mark") });
  await expect(steps.first()).toContainText("Start here");
  const [first, second] = [steps.nth(0).getByRole("link"), steps.nth(1).getByRole("link")];
  const title = await second.textContent();
  await first.click();
  await expect(page.locator(".step-path [aria-current=step]")).toBeVisible();
  await marksOf(page).read.click();
  const beside = page.getByRole("navigation", { name: "The path" }).getByRole("listitem");
  await expect(beside.filter({ hasText: title ?? "" }).locator(".read-mark")).toHaveText("Next", {
    useInnerText: true,
  });
  await visit(page, "/get-started");
  await expect(steps.nth(0).locator(".read-mark")).toHaveText("Read", { useInnerText: true });
  await expect(steps.nth(1).locator(".read-mark")).toHaveText("Next", { useInnerText: true });

  await readHalf(page, GUIDE);
  await visit(page, GUIDE);
  const outline = page.locator(".guide-outline > li");
  await expect(outline.first().locator(".read-mark")).toHaveText("Read", { useInnerText: true });
  await expect(outline.last().locator(".read-mark")).toHaveText("", { useInnerText: true });
  await page.getByRole("link", { name: "Continue reading" }).click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
});

test("marks follow a reader who goes from page to page inside the site", async ({ page }) => {
  await visit(page, "/learning");
  await page.goto(CONCEPT);
  await marksOf(page).bookmark.click();
  await expectMarks(page, { isRead: false, isBookmarked: true });
  await page.locator(".learning-marks").first().getByRole("link", { name: "Your learning" }).click();
  await partOf(page, "Bookmarks").getByRole("link").click();
  await expect(page).toHaveURL(new RegExp(`${CONCEPT}$`));
  await expectMarks(page, { isRead: false, isBookmarked: true });
});

test("a mark made in one tab shows in the others", async ({ page, context }) => {
  await visit(page, CONCEPT);
  const other = await context.newPage();
  await visit(other, CONCEPT);
  await marksOf(page).read.click();
  await expectMarks(other, { isRead: true, isBookmarked: false });
  await marksOf(other).read.click();
  await expectMarks(page, { isRead: false, isBookmarked: false });
});

test("what is cleared in one tab is gone in the others", async ({ page, context }) => {
  await visit(page, CONCEPT);
  await marksOf(page).read.click();
  await expectMarks(page, { isRead: true, isBookmarked: false });
  const other = await context.newPage();
  await visit(other, "/learning");
  await other.getByRole("button", { name: "Delete everything here" }).click();
  await other.getByRole("button", { name: "Delete progress and bookmarks" }).click();
  await expectMarks(page, { isRead: false, isBookmarked: false });
});

test("everything works by keyboard, and says what has happened", async ({ page }) => {
  await visit(page, CONCEPT);
  const { read, bookmark, status } = marksOf(page);
  await read.focus();
  await page.keyboard.press("Enter");
  await expect(status).toHaveText("Marked as read");
  await page.keyboard.press("Tab");
  await expect(bookmark).toBeFocused();
  await page.keyboard.press("Space");
  await expect(status).toHaveText("Bookmarked");
  await expect(bookmark).toBeFocused();
  await page.keyboard.press("Space");
  await expect(status).toHaveText("Bookmark");
});

test("a browser that refuses storage breaks nothing, and the reader is told", async ({ page, complaints }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get() {
        throw new DOMException("refused", "SecurityError");
      },
    });
  });
  for (const address of ["/", "/learning", CONCEPT]) await visitAlive(page, address);
  await marksOf(page).read.click();
  await expectMarks(page, { isRead: true, isBookmarked: false });
  await expect(marksOf(page).status).toHaveText(/^Your browser keeps nothing/);
  await expect(marksOf(page).status).toBeInViewport();
  await marksOf(page).read.click();
  await expectMarks(page, { isRead: false, isBookmarked: false });
  expect(complaints).toEqual([]);
});

test("what others have put into the storage breaks nothing", async ({ page, complaints }) => {
  await page.addInitScript(() => {
    localStorage.setItem("learning/a", "{");
    localStorage.setItem("learning/b", '{"what":"read","kind":"concept","slug":"<img src=x onerror=alert(1)>"}');
  });
  for (const address of ["/", "/learning", CONCEPT]) await visitAlive(page, address);
  await marksOf(page).bookmark.click();
  await visit(page, "/learning");
  await expect(partOf(page, "Bookmarks").getByRole("link")).toHaveCount(1);
  expect(complaints).toEqual([]);
});

test("everything goes into a file, is deleted, and comes back from the file", async ({ page }) => {
  await visit(page, CONCEPT);
  await marksOf(page).read.click();
  await marksOf(page).bookmark.click();
  await visit(page, "/learning");
  // What can be done with the device's marks is there when these are known.
  await expect(page.getByLabel("Add from a file")).toBeAttached();
  const saving = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save as a file" }).click();
  const file = await (await saving).path();
  expect(JSON.parse(await readFile(file, "utf8"))).toMatchObject({ format: "learn-bittensor/learning", version: 1 });

  await page.getByRole("button", { name: "Delete everything here" }).click();
  await page.getByRole("button", { name: "Keep everything" }).click();
  await expect(partOf(page, "Bookmarks")).not.toContainText("Nothing yet.");
  await page.getByRole("button", { name: "Delete everything here" }).click();
  await page.getByRole("button", { name: "Delete progress and bookmarks" }).click();
  await expect(page.getByRole("main").getByRole("status")).toHaveText("Everything here has been deleted.");
  await expect(partOf(page, "Bookmarks")).toContainText("Nothing yet.");
  expect(await listStored(page)).toEqual([]);

  const field = page.getByLabel("Add from a file");
  await field.setInputFiles({ name: "other.json", mimeType: "application/json", buffer: Buffer.from('{"events":[]}') });
  await expect(page.getByRole("main").getByRole("status")).toHaveText(/^This is not a file that was saved here/);
  for (let times = 0; times < 2; times += 1) {
    await field.setInputFiles(file);
    await expect(page.getByRole("main").getByRole("status")).toHaveText("The file has been added.");
    await expect(partOf(page, "Bookmarks").getByRole("link")).toHaveCount(1);
    await expect(partOf(page, "Recently read").getByRole("link")).toHaveCount(1);
  }
});

for (const address of ["/", CONCEPT, "/learning"]) {
  test(`${address} is the same for everybody who is not signed in`, async ({ baseURL }) => {
    const origin = baseURL ?? "";
    const read = async (headers: Record<string, string>) => {
      const { body } = await rawRequest(origin, address, { headers: { accept: "text/html", ...headers } });
      return body.toString().replaceAll(/nonce="[^"]*"/g, "");
    };
    const first = await read({});
    expect(await read({ cookie: "locale=de; beta-notice=true" })).toBe(first);
    expect(first).not.toContain("data-visitor");
  });

  test(`nothing moves on ${address} when it shows what the device keeps`, async ({ page }) => {
    await visit(page, CONCEPT);
    await marksOf(page).read.click();
    await marksOf(page).bookmark.click();
    await readHalf(page, GUIDE);
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) if ("value" in entry) shifts.push(Number(entry.value));
      }).observe({ type: "layout-shift", buffered: true });
    });
    await visit(page, address);
    const shown =
      address === "/" ? page.locator(".continue-reading_home a") : page.getByText(/^(Marked as read|Bookmarks)$/);
    await expect(shown.first()).toBeVisible();
    expect(await page.evaluate(() => Reflect.get(window, "shifts"))).toEqual([]);
  });
}

test("a learner's page speaks the reader's language", async ({ page }) => {
  const headings = page.getByRole("main").getByRole("heading");
  const english = new Set<string>();
  for (const locale of LOCALES)
    await test.step(locale, async () => {
      await visit(page, localized(CONCEPT, locale));
      const marks = page.locator(".learning-marks").first();
      // What was marked in one language is marked in the others.
      if (locale === DEFAULT_LOCALE) for (const button of await marks.getByRole("button").all()) await button.click();
      const title = (await page.getByRole("heading", { level: 1 }).textContent()) ?? "";
      await visit(page, localized("/learning", locale));
      await expect(page.getByRole("main").getByRole("link", { name: title })).toHaveCount(2);
      await expect(headings).toHaveCount(7);
      const own = await headings.allTextContents();
      expect
        .soft(
          own.filter((heading) => english.has(heading)),
          locale,
        )
        .toEqual([]);
      if (locale === DEFAULT_LOCALE) for (const heading of own) english.add(heading);
    });
});

/** Until what breaks when the page comes to life would have broken. */
async function visitAlive(page: Page, address: string): Promise<void> {
  await visit(page, address);
  await untilReactIsThere(page);
}
