import type { Page } from "@playwright/test";
import { expectNoViolationsInBothModes } from "../axe.ts";
import { authCookieOf, expect, type Learner, logIn, openAccount, sendForm, test } from "./account-site.ts";
import { addAuthenticator } from "./add-authenticator.ts";

// Browsers make no passkeys for a bare network address.
test.use({ siteHostname: "localhost" });

const REFUSED = "This passkey was not accepted.";

test("a passkey: added, named, signed in with, and removed", async ({ page, accountSite, learner }) => {
  const { origin, mailbox } = accountSite;
  await openAccount(page, learner, mailbox);
  await addAuthenticator(page);
  await logIn(page, learner);
  await expect(page).toHaveURL(`${origin}/profile`);

  await fillIn(page, { ...learner, password: "not the password" });
  await expect(passkeysOf(page).getByRole("alert")).toContainText("This is not your current password.");
  await fillIn(page, learner);
  await expect(page).toHaveURL(`${origin}/profile?done=passkey-added`);
  expect((await mailbox.waitForMessage(learner.email, 2)).text).toContain("A passkey has just been added");
  const listed = passkeysOf(page).getByRole("listitem");
  await expect(listed).toHaveText(/Linux.*not used yet/s);
  await expectNoViolationsInBothModes(page);

  // The same device does not get a second one.
  await fillIn(page, learner);
  await expect(passkeysOf(page).getByRole("alert")).toContainText("This device already has a passkey of your account.");

  await listed.getByLabel("Name of the passkey").fill("My laptop");
  await listed.getByRole("button", { name: "Save name" }).click();
  await expect(page).toHaveURL(`${origin}/profile?done=passkey-renamed`);
  await expect(listed.getByText("My laptop", { exact: true })).toBeVisible();

  await sendForm(page, {}, "Sign out");
  await expect(page).toHaveURL(`${origin}/`);
  await page.goto(`/login?${new URLSearchParams({ redirect: "/subnets?sort=name" })}`);
  await expectNoViolationsInBothModes(page);
  await signInWithPasskey(page);
  await expect(page).toHaveURL(`${origin}/subnets?sort=name`);
  expect(await authCookieOf(page.context())).toMatchObject({ httpOnly: true, secure: true, sameSite: "Lax" });
  await page.goto("/profile");
  await expect(listed).toHaveText(/last used on/);

  await listed.getByRole("button", { name: "Remove" }).click();
  await expect(page).toHaveURL(`${origin}/profile?done=passkey-removed`);
  await expect(listed).toHaveCount(0);
  expect((await mailbox.waitForMessage(learner.email, 3)).text).toContain("A passkey has just been removed");
  await sendForm(page, {}, "Sign out");
  await page.goto("/login");
  await signInWithPasskey(page);
  await expect(page.getByRole("alert")).toContainText(REFUSED);
  await logIn(page, learner);
  await expect(page).toHaveURL(`${origin}/profile`);
});

test("an answer that was used, and a passkey of another account, sign nobody in", async ({
  page,
  accountSite: { origin, mailbox },
  learner,
}) => {
  await openAccount(page, learner, mailbox);
  const authenticator = await addAuthenticator(page);
  await logIn(page, learner);
  await expect(page).toHaveURL(`${origin}/profile`);
  await fillIn(page, learner);
  await expect(page).toHaveURL(`${origin}/profile?done=passkey-added`);
  await sendForm(page, {}, "Sign out");
  await page.goto("/login");
  const sending = page.waitForRequest((request) => request.isNavigationRequest() && request.method() === "POST");
  await signInWithPasskey(page);
  const sent = (await sending).postData() ?? "";
  await expect(page).toHaveURL(`${origin}/profile`);
  await sendForm(page, {}, "Sign out");
  await expect(page).toHaveURL(`${origin}/`);

  const replayed = await page.evaluate(async (body) => {
    const headers = { "Content-Type": "application/x-www-form-urlencoded" };
    const answer = await fetch("/login", { method: "POST", headers, body, redirect: "manual" });
    return { status: answer.status, text: await answer.text() };
  }, sent);
  expect(replayed.status).toBe(400);
  expect(replayed.text).toMatch(/That took too long, or was sent twice|This passkey was not accepted/);
  expect(await authCookieOf(page.context())).toBeUndefined();

  await authenticator.say({ userHandle: Buffer.from("x".repeat(24)).toString("base64") });
  await page.goto("/login");
  await signInWithPasskey(page);
  await expect(page.getByRole("alert")).toContainText(REFUSED);
  expect(await authCookieOf(page.context())).toBeUndefined();
});

test("where the browser has no passkeys, none is offered", async ({ page, accountSite: { mailbox }, learner }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, "PublicKeyCredential"));
  await openAccount(page, learner, mailbox);
  await page.getByLabel("E-mail address or username").focus();
  await page.mouse.move(5, 5);
  await expect(page.getByRole("button", { name: "Sign in with a passkey" })).toBeHidden();
  await logIn(page, learner);
  await expect(passkeysOf(page)).toContainText("This browser cannot make passkeys.");
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a line says what passkeys need", async ({ page, accountSite: { mailbox }, learner }) => {
    await openAccount(page, learner, mailbox);
    await expect(lineOf(page)).toHaveText("Passkeys need JavaScript.");
    await expect(lineOf(page)).toBeVisible();
    await expect(page.getByRole("button", { name: "Sign in with a passkey" })).toBeHidden();
    await logIn(page, learner);
    await expect(passkeysOf(page).locator("noscript p")).toBeVisible();
    await expect(passkeysOf(page).getByRole("button", { name: "Add a passkey" })).toBeHidden();
  });
});

/** Playwright finds no text in `noscript` by its words. */
function lineOf(page: Page) {
  return page.getByRole("main").locator("noscript p");
}

function passkeysOf(page: Page) {
  return page.getByRole("region", { name: "Passkeys" });
}

async function fillIn(page: Page, { password }: Learner): Promise<void> {
  const section = passkeysOf(page);
  await section.getByLabel("Current password", { exact: true }).fill(password);
  await section.getByRole("button", { name: "Add a passkey" }).click();
}

async function signInWithPasskey(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Sign in with a passkey" }).click();
}
