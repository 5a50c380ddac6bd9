import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { answerEveryQuestion } from "../answer-quiz.ts";
import { expect, test, untilReactIsThere, visit } from "../visitor.ts";
import { partOf } from "./marks.ts";

const STAKING = "/concepts/staking/staking";
const WALLETS = "/concepts/roles-and-keys/wallets-hotkeys-and-coldkeys";
const FIRST_STEP = "/get-started/understand-the-idea?path=holder";

test("what came of a quiz is there again: on its page, in one's learning, on the map, and in the file", async ({
  page,
}) => {
  await visit(page, STAKING);
  const title = (await page.getByRole("heading", { level: 1 }).textContent()) ?? "";
  await answerQuiz(page);
  await page.reload();
  await untilReactIsThere(page);
  const quiz = page.locator("#quiz");
  await expect(quiz).toContainText("Last time, on");
  await expect(quiz.getByText(/\d of \d right/)).toBeVisible();

  await visit(page, "/learning");
  await expect(partOf(page, "Your answers").getByRole("link", { name: title })).toBeVisible();
  await expect(partOf(page, "Your answers")).toContainText(/\d of \d right/);
  await visit(page, "/explore");
  await expect(
    page
      .locator(`[data-concept]`)
      .filter({ hasText: title })
      .getByText(/^\d\/\d$/),
  ).toBeAttached();

  await visit(page, "/learning");
  const [saved] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Save as a file" }).click(),
  ]);
  const { events } = JSON.parse(await readFile(await saved.path(), "utf8"));
  expect(events.filter(({ what }: { what: string }) => what === "quiz")).toEqual([
    expect.objectContaining({ slug: "staking", passed: expect.any(Boolean), graded: expect.any(Array) }),
  ]);
  const file = { name: "mine.json", mimeType: "application/json", buffer: await readFile(await saved.path()) };
  await page.evaluate(() => localStorage.clear());
  await visit(page, "/learning");
  await expect(partOf(page, "Your answers")).not.toContainText(/\d of \d right/);
  await page.getByLabel("Add from a file").setInputFiles(file);
  await expect(partOf(page, "Your answers")).toContainText(/\d of \d right/);
});

test("a path leads on: from its steps, from a text read on the way, and at its end to what one can do now", async ({
  page,
  complaints,
}) => {
  await visit(page, FIRST_STEP);
  const next = page.locator("a[rel=next]");
  await expect(next).toHaveAttribute("href", "/get-started/get-and-protect-a-wallet?path=holder");
  await page.getByRole("button", { name: "Mark as read" }).first().click();
  await visit(page, WALLETS);
  await next.scrollIntoViewIfNeeded();
  await expect(next).toHaveAttribute("href", "/get-started/get-and-protect-a-wallet?path=holder");
  await expect(next).toContainText("Step 2 of 5 on your path");
  await visit(page, "/");
  await expect(page.locator(".continue-reading_home")).toContainText("Read next");

  await visit(page, "/get-started/keep-watch?path=holder");
  await next.click();
  await expect(page).toHaveURL("/get-started/holder/end");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("What you can do now");
  const picture = page.getByRole("img", { name: /read to the end/ });
  await picture.scrollIntoViewIfNeeded();
  await expect.poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBe(1200);
  expect(complaints).toEqual([]);
});

test("questions on what was read come back the day after, also while the line is away", async ({ page, context }) => {
  await page.clock.setFixedTime(new Date("2026-11-20T12:00:00Z"));
  await visit(page, WALLETS);
  await page.getByRole("button", { name: "Mark as read" }).first().click();
  await visit(page, "/learning/review");
  await expect(page.getByRole("main").getByRole("status")).toContainText("Nothing to repeat today.");

  await page.clock.setFixedTime(new Date("2026-11-21T18:00:00Z"));
  await visit(page, "/learning/review");
  await expect(page.getByText("Question 1 of 3")).toBeVisible();
  await answerOne(page);
  await expect(page.getByText(/^This question comes back on/)).toBeVisible();
  await page.getByRole("button", { name: "Next question" }).click();
  await context.setOffline(true);
  await answerOne(page);
  await expect(page.getByText(/Your answer waits on this device/)).toBeVisible();
  await expect(page.getByText("1 answer waits to be checked.")).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText("1 answer waits to be checked.")).toBeHidden();
});

test("a check of twelve questions at most says where to begin, by keyboard, and the device keeps it", async ({
  page,
}) => {
  await visit(page, "/learning/placement");
  for (let question = 1; question <= 12; question += 1) {
    const found = page.getByRole("heading", { name: "Begin here" });
    await expect(found.or(page.getByText(`Question ${question}, of 12 at most`))).toBeVisible();
    if (await found.isVisible()) break;
    await page.getByRole("button", { name: "I do not know" }).press("Enter");
  }
  await expect(page.getByRole("main").getByRole("link", { name: "What is Bittensor?" })).toBeVisible();
  await untilReactIsThere(page);
  const noted = () => page.evaluate(() => JSON.parse(localStorage.getItem("learning-notes/placement") ?? "null"));
  await expect.poll(noted).toMatchObject({ known: [] });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the check goes on from question to question", async ({ page }) => {
    await page.goto("/de/learning/placement");
    await page.getByRole("button", { name: "Weiß ich nicht" }).click();
    await expect(page.getByText("Frage 2 von höchstens 12")).toBeVisible();
    await page.getByRole("radio").first().check();
    await page.getByRole("button", { name: "Weiter", exact: true }).click();
    await expect(page.getByText("Frage 3 von höchstens 12")).toBeVisible();
  });
});

async function answerQuiz(page: Page): Promise<void> {
  const quiz = page.locator("#quiz");
  await answerEveryQuestion(quiz);
  await quiz.getByRole("button", { name: "Check my answers" }).click();
  await expect(quiz.getByRole("status")).toContainText("Right answers:");
}

async function answerOne(page: Page): Promise<void> {
  await page.getByRole("main").locator("fieldset input").first().check();
  await page.getByRole("button", { name: "Check my answer" }).click();
}
