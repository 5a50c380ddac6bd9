import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import type { Page } from "@playwright/test";
import { answerEveryQuestion } from "./answer-quiz.ts";
import { IN_FIREFOX } from "./browsers/firefox.ts";
import { startOwnSite } from "./own-site.ts";
import { expect, untilReactIsThere, visit, test as visitorTest } from "./visitor.ts";

/** A phrase of words from the list; the same for everybody, and nobody's. */
const PHRASE = "legal winner thank year wave sausage worth useful legal winner thank yellow";
const CONCEPT = "/concepts/staking/staking";
const ROOT = path.join(import.meta.dirname, "..");

/** On a site of its own, with the command that editors have. */
const test = visitorTest.extend<object, { own: { origin: string; run: (...args: string[]) => Promise<string> } }>({
  own: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs.
    async ({}, use) => {
      const folder = await mkdtemp(path.join(tmpdir(), "learn-bittensor-feedback-"));
      const site = await startOwnSite(folder);
      const run = async (...args: string[]) => {
        const command = path.join(ROOT, "provider/accounts/feedback/main.ts");
        const node = path.join(ROOT, "node_modules/.bin/node");
        const { stdout } = await promisify(execFile)(node, [command, ...args], {
          env: { ...process.env, DATA_DIR: folder },
        });
        return stdout;
      };
      await use({ origin: site.origin, run });
      await site.stop();
      await rm(folder, { recursive: true, force: true });
    },
    { scope: "worker", timeout: 300_000 },
  ],
  baseURL: async ({ own }, use) => use(own.origin),
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled });
    const inFirefox = javaScriptEnabled ? IN_FIREFOX : [];

    test("what was sought in vain is told, listed, answered, and leads to the text", { tag: inFirefox }, async ({
      page,
      own,
    }) => {
      await page.goto(`/search?q=zzzqqqxxx${javaScriptEnabled ? "j" : "n"}`);
      await page.getByRole("link", { name: "Tell the editors what you were looking for" }).click();
      await expect(page.getByLabel("Which passage, or what you were looking for")).toHaveValue(/^zzzqqqxxx/);
      await expect(page.getByLabel("Something is missing")).toBeChecked();
      await page.getByLabel("What you want to say").fill("A word on zzz.");
      await page.getByRole("button", { name: "Send", exact: true }).click();
      await expect(page).toHaveURL(/\/feedback\/\d+\?sent=1$/);
      const number = /(\d+)\?/.exec(page.url())?.[1] ?? "";
      await expect(page.getByText(`Your number is ${number}.`)).toBeVisible();
      await expect(page.getByText("A word on zzz.")).toHaveCount(0);

      expect(await own.run("list")).toContain(`${number}  open`);
      expect(await own.run("show", number)).toContain("A word on zzz.");
      await own.run("answer", number, "It stands there now.", "--page", CONCEPT);
      await page.goto(`/feedback/${number}`);
      await expect(page.getByText("It stands there now.")).toBeVisible();
      await page.getByRole("link", { name: "Read it where it stands now" }).click();
      await expect(page).toHaveURL(new RegExp(`${CONCEPT}$`));
    });
  });
}

test("a yes is sent from where one is", async ({ page, own }) => {
  await visit(page, "/facts");
  await untilReactIsThere(page);
  await page.getByRole("button", { name: "Yes", exact: true }).click();
  await expect(page.getByRole("main").getByText(/^Thank you\. Your number: \d+$/)).toBeVisible();
  await expect(page).toHaveURL(/\/facts$/);
  expect(await own.run("list", "closed")).toContain("/facts  clear");
});

test("recovery words are refused before anything is sent, and by the server", { tag: IN_FIREFOX }, async ({
  page,
  own,
  request,
}) => {
  await visit(page, CONCEPT);
  await page.getByRole("button", { name: "No, I have something to say" }).click();
  await expect(page).toHaveURL(/\/feedback\?page=.*clear=no/);
  await untilReactIsThere(page);
  const posted = listPosts(page);
  const field = page.getByLabel("What you want to say");
  await field.fill(`My words are ${PHRASE}`);
  await page.getByRole("button", { name: "Send", exact: true }).click();
  await expect(page.getByText("That looks like a secret, so it was not sent")).toBeVisible();
  await expect(field).toHaveValue("");
  expect(posted).toEqual([]);

  const form = { page: CONCEPT, clear: "no", message: `My words are ${PHRASE}` };
  const answer = await request.post("/feedback", { form, headers: { origin: own.origin }, maxRedirects: 0 });
  expect(answer.status()).toBe(400);
  const html = await answer.text();
  expect(html).toContain("That looked like a secret, so it was not kept");
  expect(html).not.toContain("sausage");
  expect(await own.run("list", "all")).not.toContain("My words are");
});

test("unknown addresses and questions of a quiz lead to the form", async ({ page }) => {
  await visit(page, "/concept/zzz-qqq");
  await page.getByRole("link", { name: "Tell the editors what you were looking for" }).click();
  await expect(page.getByLabel("Which passage, or what you were looking for")).toHaveValue("zzz qqq");
  await page.goto(`${CONCEPT}#quiz`);
  const quiz = page.locator("#quiz");
  await untilReactIsThere(page);
  await answerEveryQuestion(quiz);
  const asked = await quiz.locator("legend").first().textContent();
  await quiz.getByRole("button", { name: "Check my answers" }).click();
  await quiz.getByRole("link", { name: "Report this question" }).first().click();
  await expect(page).toHaveURL(/question=/);
  const filled = await page.getByLabel("Which passage, or what you were looking for").inputValue();
  expect(filled.length).toBeGreaterThan(5);
  expect(asked).toContain(filled);
});

function listPosts(page: Page): string[] {
  const posted: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST") posted.push(request.url());
  });
  return posted;
}
