import { randomInt, randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { APIRequestContext, BrowserContext, Page } from "@playwright/test";
import { startOwnSite } from "../own-site.ts";
import { expect, settle, untilReactIsThere, test as visitorTest } from "../visitor.ts";
import { openMailbox } from "./mailbox.ts";

export { expect };

type Mailbox = AccountSite["mailbox"];

export const PASSWORD = "correct horse battery";

export interface AccountSite {
  origin: string;
  mailbox: Awaited<ReturnType<typeof openMailbox>>;
}

/** Tests on a site of their own, whose messages go to a mail server of their own. */
export const test = visitorTest.extend<
  { learner: Learner },
  { accountSite: AccountSite; siteSettings: Record<string, string>; siteHostname: string }
>({
  /** What else is set on the site. */
  siteSettings: [{}, { option: true, scope: "worker" }],
  /** What the site's address names. */
  siteHostname: ["127.0.0.1", { option: true, scope: "worker" }],
  accountSite: [
    async ({ siteSettings, siteHostname }, use) => {
      const folder = await mkdtemp(path.join(tmpdir(), "learn-bittensor-accounts-"));
      const mailbox = await openMailbox();
      const settings = { SMTP_URL: mailbox.smtpUrl, TRUST_PROXY: "true", ...siteSettings };
      const site = await startOwnSite(folder, settings, { hostname: siteHostname });
      await use({ origin: site.origin, mailbox });
      await site.stop();
      await mailbox.close();
      await rm(folder, { recursive: true, force: true });
    },
    // No test waits for it but the first one, and it may take its time.
    { scope: "worker", timeout: 300_000 },
  ],
  baseURL: async ({ accountSite }, use) => use(accountSite.origin),
  // Attempts are counted by address: each test comes from one of its own, as through a proxy.
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs.
  extraHTTPHeaders: async ({}, use) =>
    use({ "X-Forwarded-For": `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}` }),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs.
  learner: async ({}, use) => {
    const username = `ada-${randomUUID().slice(0, 8)}`;
    await use({ username, email: `${username}@mail.example`, password: PASSWORD });
  },
});

export interface Learner {
  username: string;
  email: string;
  password: string;
}

/** Fills in fields by their labels and presses the button of their form; waits for the page that follows. */
export async function sendForm(page: Page, fields: Record<string, string>, button: string): Promise<void> {
  for (const [label, value] of Object.entries(fields)) await page.getByLabel(label, { exact: true }).fill(value);
  await page.getByRole("main").getByRole("button", { name: button, exact: true }).click();
}

/** From nobody to a confirmed account, as somebody does it, through the mailbox. */
export async function openAccountByHand(page: Page, { username, email, password }: Learner, mailbox: Mailbox) {
  await page.goto("/register");
  await sendForm(page, { Username: username, "E-mail address": email, Password: password }, "Create account");
  await page.waitForURL("**/confirm-email?done=confirmation-sent");
  const { link } = await mailbox.waitForMessage(email);
  await page.goto(link);
  await sendForm(page, {}, "Confirm address");
  await page.waitForURL("**/login?done=confirmed");
}

/** The same for tests of what comes after it: the forms are sent as they are without scripts, and no page is loaded for them. */
export async function openAccount(page: Page, learner: Learner, mailbox: Mailbox): Promise<void> {
  await makeAccount(page, learner, mailbox);
  await page.goto("/login?done=confirmed");
}

/** Opens an account and is signed in to it, on its own page. */
export async function signIn(page: Page, learner: Learner, mailbox: Mailbox): Promise<void> {
  await makeAccount(page, learner, mailbox);
  await signInElsewhere(page.request, learner);
  await page.goto("/profile");
}

/** Signs in where `request` stores its cookies: on another device, where it is none of the page's. */
export async function signInElsewhere(request: APIRequestContext, { email, password }: Learner): Promise<void> {
  await post(request, "/login", { identifier: email, password });
}

async function makeAccount(page: Page, { username, email, password }: Learner, mailbox: Mailbox): Promise<void> {
  await post(page.request, "/register", { username, email, password });
  const { link } = await mailbox.waitForMessage(email);
  const confirmation = new URL(link).searchParams.get("confirmation") ?? "";
  await post(page.request, "/confirm-email", { intent: "confirm", confirmation });
}

async function post(request: APIRequestContext, path: string, form: Record<string, string>): Promise<void> {
  const answer = await request.post(path, { form, maxRedirects: 0 });
  expect(answer.status(), `${path}: ${answer.headers().location}`).toBe(303);
}

export async function logIn(page: Page, { email, password }: Learner): Promise<void> {
  await sendForm(page, { "E-mail address or username": email, Password: password }, "Log in");
}

/** The cookie by which one is signed in; that of a known device stays. */
export async function authCookieOf(context: BrowserContext) {
  return (await context.cookies()).find(({ name }) => name === "auth_token");
}

/** Where React has taken over, so that it and not the browser checks a form. */
export async function visitForm(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: "load" });
  await settle(page);
  await untilReactIsThere(page);
  await page.locator("form[novalidate]").first().waitFor();
}
