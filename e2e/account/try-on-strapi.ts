import { chromium, expect, type Page } from "@playwright/test";
import { CHROMIUM_ARGUMENTS } from "../../scripts/chromium-arguments.mjs";
import { findSystemChromium } from "../../scripts/find-chromium.mjs";
import { untilReactIsThere, visit } from "../visitor.ts";
import { authCookieOf, logIn, PASSWORD, sendForm } from "./account-site.ts";
import { openMailbox } from "./mailbox.ts";

/**
 * None of the tests that are counted: `node e2e/account/try-on-strapi.ts SITE PORT` goes from nobody to a learner and out again
 * on a site whose content and accounts are a Strapi's, which sends its mail to that port. `npm run test:cms` runs it.
 */
const [origin = "", port] = process.argv.slice(2);
const username = `ada-${Date.now().toString(36)}`;
const learner = { username, email: `${username}@mail.example`, password: PASSWORD };
/** Strapi and a browser share the machine. */
const patient = expect.configure({ timeout: 30_000 });

const mailbox = await openMailbox(Number(port));
const executablePath = findSystemChromium();
const browser = await chromium.launch({ args: CHROMIUM_ARGUMENTS, ...(executablePath && { executablePath }) });
try {
  const page = await newPage();
  await page.goto("/register");
  await sendForm(page, { Username: username, "E-mail address": learner.email, Password: PASSWORD }, "Create account");
  await page.waitForURL("**/confirm-email?done=confirmation-sent");

  await page.goto("/login");
  await logIn(page, learner);
  await patient(page.getByRole("main"), "before the confirmation").toContainText("is not confirmed yet");
  expect(await authCookieOf(page.context()), "before the confirmation").toBeUndefined();

  const { text } = await mailbox.waitForMessage(learner.email);
  const confirmation = /\/confirm-email\?confirmation=\w+/.exec(text)?.[0] ?? "";
  await page.goto(confirmation);
  await sendForm(page, {}, "Confirm address");
  await page.waitForURL("**/login?done=confirmed");
  await logIn(page, learner);
  await page.waitForURL("**/profile");
  await patient(page.getByLabel("Username", { exact: true })).toHaveValue(username);

  const concept = await findConcept();
  await visit(page, concept);
  await untilReactIsThere(page);
  await mark(page, "Mark as read").click();
  await patient(mark(page, "Marked as read")).toBeVisible();
  await mark(page, "Bookmark").click();
  await patient(mark(page, "Bookmarked")).toBeVisible();

  const elsewhere = await newPage();
  await elsewhere.goto("/login");
  await logIn(elsewhere, learner);
  await elsewhere.waitForURL("**/profile");
  await visit(elsewhere, concept);
  await untilReactIsThere(elsewhere);
  for (const name of ["Marked as read", "Bookmarked"]) await patient(mark(elsewhere, name)).toBeVisible();

  await page.goto("/profile");
  await sendForm(page, {}, "Sign out");
  await page.waitForURL(`${origin}/`);
  expect(await authCookieOf(page.context()), "after signing out").toBeUndefined();
  await page.goto("/profile");
  await page.waitForURL("**/login?redirect=%2Fprofile");
} finally {
  await browser.close();
  await mailbox.close();
}

/** A button below the page's title; those below its text are the same ones again. */
function mark(page: Page, name: string) {
  return page.locator(".learning-marks").first().getByRole("button", { name, exact: true });
}

async function newPage(): Promise<Page> {
  return (await browser.newContext({ baseURL: origin, locale: "en-US", reducedMotion: "reduce" })).newPage();
}

/** The first concept that the site's list leads to. */
async function findConcept(): Promise<string> {
  const list = await (await fetch(`${origin}/concepts`)).text();
  const [, path] = /href="(\/concepts\/[\w-]+\/[\w-]+)"/.exec(list) ?? [];
  if (!path) throw new Error("expected a concept in the list, got none");
  return path;
}
