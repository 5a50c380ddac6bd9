import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expect, logIn, openAccount, sendForm, signIn, test } from "../account/account-site.ts";
import { settle, visit } from "../visitor.ts";
import { CONCEPT, expectMarks, GUIDE, listStored, marksOf, partOf, readHalf } from "./marks.ts";

const LEARNED = { isRead: true, isBookmarked: true };

test("what the device kept is in the account after signing in, and there in a second browser", async ({
  page,
  accountSite: { origin, mailbox },
  learner,
  browser,
  extraHTTPHeaders,
}) => {
  test.slow();
  await visit(page, CONCEPT);
  const title = (await page.getByRole("heading", { level: 1 }).textContent()) ?? "";
  await marksOf(page).read.click();
  await marksOf(page).bookmark.click();
  await readHalf(page, GUIDE);
  const guide = (await page.getByRole("heading", { level: 1 }).textContent()) ?? "";
  await signIn(page, learner, mailbox);
  await expect.poll(() => listStored(page)).toEqual([]);
  await expect(partOf(page, "Bookmarks").getByRole("link")).toHaveText([title]);
  await visit(page, CONCEPT);
  await expectMarks(page, LEARNED);

  const second = await browser.newContext({ baseURL: origin, extraHTTPHeaders });
  const elsewhere = await second.newPage();
  await elsewhere.goto("/login?redirect=/learning");
  await logIn(elsewhere, learner);
  await expect(partOf(elsewhere, "Bookmarks").getByRole("link")).toHaveText([title]);
  await expect(partOf(elsewhere, "Continue where you stopped").getByRole("link")).toHaveText([guide]);
  await visit(elsewhere, "/");
  await expect(elsewhere.locator(".continue-reading_home").getByRole("link", { name: title })).toBeVisible();
  await visit(elsewhere, CONCEPT);
  await expectMarks(elsewhere, LEARNED);
  await marksOf(elsewhere).bookmark.click();
  await expect.poll(() => listStored(elsewhere)).toEqual([]);
  await second.close();
  await page.reload();
  await expectMarks(page, { isRead: true, isBookmarked: false });
});

test("marks made offline reach the account when the network is back", async ({
  page,
  context,
  accountSite: { mailbox },
  learner,
}) => {
  await signIn(page, learner, mailbox);
  await visit(page, CONCEPT);
  await context.setOffline(true);
  await marksOf(page).read.click();
  await marksOf(page).bookmark.click();
  await expectMarks(page, LEARNED);
  await expect.poll(() => listStored(page)).toHaveLength(2);
  await context.setOffline(false);
  await expect.poll(() => listStored(page)).toEqual([]);
  await page.reload();
  await expectMarks(page, LEARNED);
});

test("marks wait for a server that is out of order, and are sent again after a while", async ({
  page,
  accountSite: { mailbox },
  learner,
}) => {
  await signIn(page, learner, mailbox);
  await page.clock.install();
  await visit(page, CONCEPT);
  let refused = 0;
  await page.route("/learning.json", (route) => {
    refused += 1;
    return route.fulfill({ status: 503 });
  });
  await afterAnswer(page, () => marksOf(page).read.click());
  expect(refused).toBe(1);
  await afterAnswer(page, () => page.clock.runFor(5_000));
  expect(refused).toBe(2);
  await expect.poll(() => listStored(page)).toHaveLength(1);
  await page.unroute("/learning.json");
  await page.clock.runFor(10_000);
  await expect.poll(() => listStored(page)).toEqual([]);
  await page.reload();
  await expectMarks(page, { isRead: true, isBookmarked: false });
});

test("whoever is signed in is asked what everybody is", async ({ page, accountSite: { mailbox }, learner }) => {
  const question = page.getByText("Was this page clear?");
  await visit(page, CONCEPT);
  await expect(question).toHaveCount(1);
  await signIn(page, learner, mailbox);
  await visit(page, CONCEPT);
  await expect(question).toHaveCount(1);
  await page.getByRole("button", { name: "Yes", exact: true }).click();
  await expect(page.getByRole("main").getByText(/^Thank you\. Your number: \d+$/)).toBeVisible();
  await expect.poll(() => listStored(page)).toEqual([]);
});

test("nobody's marks end in another's account", async ({ page, accountSite: { mailbox, origin }, learner }) => {
  await signIn(page, learner, mailbox);
  await visit(page, CONCEPT);
  await bookmarkDuringOutage(page);
  await page.context().clearCookies();
  await visit(page, CONCEPT);
  await expectMarks(page, { isRead: false, isBookmarked: false });
  expect(await listStored(page)).toHaveLength(1);

  const other = { ...learner, username: `${learner.username}-b`, email: `b-${learner.email}` };
  await signIn(page, other, mailbox);
  await visit(page, "/learning");
  await expect(partOf(page, "Bookmarks")).toContainText("Nothing yet.");
  await page.context().clearCookies();
  await page.goto("/login?redirect=/learning");
  await logIn(page, learner);
  await expect(page).toHaveURL(`${origin}/learning`);
  await expect(partOf(page, "Bookmarks").getByRole("link")).toHaveCount(1);
});

test("the account's learning goes into a file, is deleted, and comes back from the file", async ({
  page,
  accountSite: { mailbox },
  learner,
}) => {
  await visit(page, CONCEPT);
  await marksOf(page).read.click();
  await marksOf(page).bookmark.click();
  await signIn(page, learner, mailbox);
  await visit(page, "/learning");
  await expect.poll(() => listStored(page)).toEqual([]);
  await expect(page.getByLabel("Add from a file")).toBeAttached();
  const saving = page.waitForEvent("download");
  await page.getByRole("link", { name: "Save as a file" }).click();
  const file = await (await saving).path();
  expect(JSON.parse(await readFile(file, "utf8")).account.myBookmarks).toHaveLength(1);

  await page.getByText("Delete everything here").click();
  await page.getByRole("button", { name: "Delete progress and bookmarks" }).click();
  await expect(partOf(page, "Bookmarks")).toContainText("Nothing yet.");
  await page.getByLabel("Add from a file").setInputFiles(file);
  await expect(page.getByRole("main").getByRole("status")).toHaveText("The file has been added.");
  // Whoever leaves as soon as that is said loses nothing: it waits on the device.
  await page.reload();
  await expect(partOf(page, "Bookmarks").getByRole("link")).toHaveCount(1);
  await expect(partOf(page, "Recently read").getByRole("link")).toHaveCount(1);
  await expect.poll(() => listStored(page)).toEqual([]);
  await page.reload();
  await expect(partOf(page, "Bookmarks").getByRole("link")).toHaveCount(1);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a mark leads to signing in, works from then on, and is there in a second browser", async ({
    page,
    accountSite: { origin, mailbox },
    learner,
    browser,
    extraHTTPHeaders,
  }) => {
    await openAccount(page, learner, mailbox);
    await page.goto(CONCEPT);
    await marksOf(page).read.click();
    await expect(page).toHaveURL(`${origin}/login?${new URLSearchParams({ redirect: CONCEPT })}`);
    await logIn(page, learner);
    await expect(page).toHaveURL(`${origin}${CONCEPT}`);
    await expectMarks(page, { isRead: false, isBookmarked: false });
    await marksOf(page).read.click();
    await expectMarks(page, { isRead: true, isBookmarked: false });
    await expect(page).toHaveURL(`${origin}${CONCEPT}`);
    await marksOf(page).bookmark.click();
    await expectMarks(page, LEARNED);

    await page.goto("/profile");
    await sendForm(page, {}, "Sign out");
    await page.goto(CONCEPT);
    await expectMarks(page, { isRead: false, isBookmarked: false });
    const second = await browser.newContext({ baseURL: origin, javaScriptEnabled: false, extraHTTPHeaders });
    const elsewhere = await second.newPage();
    await elsewhere.goto(`/login?${new URLSearchParams({ redirect: CONCEPT })}`);
    await logIn(elsewhere, learner);
    await expectMarks(elsewhere, LEARNED);
    await second.close();

    await page.goto(`/login?${new URLSearchParams({ redirect: CONCEPT })}`);
    await logIn(page, learner);
    await marksOf(page).read.click();
    await expectMarks(page, { isRead: false, isBookmarked: true });
    await page.goto("/learning");
    await expect(partOf(page, "Bookmarks").getByRole("link")).toHaveCount(1);
    await page.getByText("Delete everything here").click();
    await page.getByRole("button", { name: "Delete progress and bookmarks" }).click();
    await expect(partOf(page, "Bookmarks")).toContainText("Nothing yet.");
  });

  test("who is not signed in is told that nothing can be kept", async ({ page }) => {
    await page.goto("/learning");
    await expect(page.getByText(/^Without scripts, nothing can be kept on this device/)).toBeVisible();
    await expect(page.getByRole("main").getByRole("link", { name: "Log in" })).toBeVisible();
  });
});

/** Does what makes the page send its marks, and waits until it has dealt with the answer. */
async function afterAnswer(page: Page, send: () => Promise<void>): Promise<void> {
  const answered = page.waitForResponse("/learning.json");
  await send();
  await answered;
  await settle(page);
}

/** Sets a mark that the account does not hear of: the device stores it. */
async function bookmarkDuringOutage(page: Page): Promise<void> {
  await page.route("/learning.json", (route) => route.abort());
  await Promise.all([page.waitForEvent("requestfailed"), marksOf(page).bookmark.click()]);
  await page.unroute("/learning.json");
}
