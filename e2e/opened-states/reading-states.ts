import type { Page } from "@playwright/test";
import { answerEveryQuestion } from "../answer-quiz.ts";
import { pathOfRoute } from "../site-routes.ts";
import { expect, visit, visitAtRest } from "../visitor.ts";
import type { OpenedState } from "./opened-state.ts";

const CONCEPT = pathOfRoute("/concepts/:category/*");
const WITH_QUIZ = "/concepts/staking/staking";

/** What readers do with texts, and what is stored of it. */
export const READING: OpenedState[] = [
  {
    // Beside concepts it stands open where there is room.
    name: "a term's meaning",
    path: "/guides/first-wallet",
    async open(page) {
      const term = page.locator('main article a[href*="/concepts/glossary#term-"]').first();
      await term.focus();
      await expect(page.locator("[class~='term-card']")).toBeVisible();
    },
  },
  {
    name: "a graded quiz",
    path: WITH_QUIZ,
    async open(page) {
      const quiz = page.locator("#quiz");
      await answerEveryQuestion(quiz);
      await quiz.locator("button[type=submit]").click();
      await expect(quiz.getByRole("status")).toBeFocused();
    },
  },
  {
    name: "marks that are set",
    path: CONCEPT,
    open: markAll,
  },
  {
    name: "one's learning, about to be deleted",
    path: "/learning",
    prepare: readSomething,
    async open(page) {
      await page.getByRole("main").locator("button[value=clear]").click();
      await expect(page.getByRole("alertdialog")).toBeVisible();
    },
  },
  {
    name: "what a placement check has found",
    path: "/learning/placement",
    async open(page) {
      const main = page.getByRole("main");
      const found = main.locator("h2[tabindex]:focus");
      const unknown = main.locator("form button[formnovalidate]");
      // Who answers some questions and leaves out others is told of both what is known and what comes next.
      for (let question = 0; !(await found.isVisible()); question += 1) {
        const asked = await main.locator("input[name=asked]").inputValue();
        if (question % 2 === 0) await unknown.click();
        else {
          await main.getByRole("radio").first().check();
          await main.locator("form button[type=submit]:not([formnovalidate])").click();
        }
        await expect(found.or(main.locator(`input[name=asked]:not([value="${asked}"])`))).toBeAttached();
      }
    },
  },
  {
    name: "a question that came back, answered",
    path: "/learning/review",
    async prepare(page) {
      await page.clock.setFixedTime(new Date("2026-11-20T12:00:00Z"));
      await visit(page, WITH_QUIZ);
      await markAll(page);
      // How far the text was read is noted when it is left, which is not to be two days later.
      await visitAtRest(page, "/learning");
      await page.clock.setFixedTime(new Date("2026-11-22T12:00:00Z"));
    },
    async open(page) {
      const main = page.getByRole("main");
      await expect(main.locator("form fieldset").first()).toBeVisible();
      await answerEveryQuestion(main);
      await main.locator("form button[type=submit]").first().click();
      await expect(main.getByRole("status")).toBeFocused();
    },
  },
  {
    name: "a round of the game of the home page, sent",
    path: "/",
    async open(page) {
      const story = page.locator("#five-minutes");
      await story.getByRole("button").click();
      await story.getByRole("slider").first().fill("10");
      await story.getByRole("button").click();
      await expect(story.getByRole("slider").first()).toBeDisabled();
    },
  },
  {
    name: "the home page of somebody who has read before",
    path: "/",
    prepare: readSomething,
    async open(page) {
      await expect(page.getByRole("main").locator(`a[href*="#read-"], a[href$="${CONCEPT}"]`).first()).toBeVisible();
    },
  },
];

async function markAll(page: Page): Promise<void> {
  const marks = page.locator(".learning-marks").filter({ visible: true }).first();
  for (const aspect of ["read", "bookmark"]) await marks.locator(`button[value="${aspect}"]`).click();
  await expect(marks).toHaveAttribute("data-read");
  await expect(marks).toHaveAttribute("data-bookmarked");
}

async function readSomething(page: Page): Promise<void> {
  await visit(page, CONCEPT);
  await markAll(page);
}
