import type { Page, Route } from "@playwright/test";
import { expect, test, untilReactIsThere, visit } from "../visitor.ts";

const TEXT = "/concepts/staking/staking";
/** Said of the right answers only, and to those only who have answered. */
const KEYS = ["Staking is no loan", "Only stake on root keeps its amount", "correctOptions"];

test("nothing that the page loads holds the keys of its quiz", async ({ page }) => {
  const bodies: Promise<string>[] = [];
  page.on("response", (response) => bodies.push(response.text().catch(() => "")));
  await visit(page, TEXT);
  // The code of the page comes after its text.
  await untilReactIsThere(page);
  await expect(page.locator("#quiz form")).toBeVisible();
  // The page's program names the fields of an answer; no text of a quiz is among its words.
  const [document = "", ...others] = await Promise.all(bodies);
  for (const key of KEYS) expect(document, key).not.toContain(key);
  for (const body of others) for (const key of KEYS.slice(0, 2)) expect(body, key).not.toContain(key);
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with scripts" : "without scripts", () => {
    test.use({ javaScriptEnabled });

    test("a quiz is answered signed out, explained, and answered again", async ({ page }) => {
      await page.goto(TEXT);
      const quiz = page.locator("#quiz");
      for (const option of ["you", "same", "basket", "stays", "quote"]) {
        await quiz.locator(`input[value=${option}]`).check();
      }
      await quiz.getByRole("textbox").fill("5.1");
      await quiz.getByRole("button", { name: "Check my answers" }).click();
      await expect(quiz.getByRole("status")).toContainText("Right answers: 5 of 6.");
      await expect(quiz).toContainText("Only stake on root keeps its amount in TAO.");
      await expect(quiz.getByRole("link", { name: "Where the text says so" }).first()).toHaveAttribute(
        "href",
        "#subnet",
      );
      await quiz.getByRole("link", { name: "Answer again" }).click();
      await expect(quiz.locator("form")).toBeVisible();
    });
  });
}

test("answers are kept on the device", async ({ page }) => {
  await visit(page, TEXT);
  await answerAll(page);
  await expect(page.locator("#quiz").getByRole("status")).toContainText("Right answers: 6 of 6.");
  const stored = () => page.evaluate(() => Object.values(localStorage).filter((value) => value.includes('"quiz"')));
  await expect
    .poll(async () => (await stored()).map((event) => JSON.parse(event)))
    .toEqual([expect.objectContaining({ kind: "quiz", slug: "staking", what: "quiz", locale: "en" })]);
});

test("a quiz is graded where it stands, and its score is read out", async ({ page }) => {
  await visit(page, TEXT);
  await page.evaluate(() => document.body.setAttribute("data-not-loaded-anew", ""));
  await answerAll(page);
  await expect(page.locator("#quiz").getByRole("status")).toBeFocused();
  await expect(page.locator("body")).toHaveAttribute("data-not-loaded-anew", "");
});

for (const [failure, respond] of [
  ["does not come back", (route: Route) => route.abort()],
  ["comes back as something else", (route: Route) => route.fulfill({ status: 200, body: "<h1>A hotspot's page</h1>" })],
] as const) {
  test(`a quiz whose grading ${failure} is sent as the form that it is`, async ({ page }) => {
    await visit(page, TEXT);
    await page.route(`**${TEXT}.data*`, respond);
    await answerAll(page);
    await expect(page.locator("#quiz").getByRole("status")).toContainText("Right answers: 6 of 6.");
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
  });
}

async function answerAll(page: Page): Promise<void> {
  const quiz = page.locator("#quiz");
  for (const option of ["you", "nothing", "basket", "stays", "quote"]) {
    await quiz.locator(`input[value=${option}]`).check();
  }
  await quiz.getByRole("textbox").fill("5.1");
  await quiz.getByRole("button", { name: "Check my answers" }).click();
}
