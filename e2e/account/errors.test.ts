import { LOCALES } from "@learn-bittensor/contract/locales";
import { expectNoViolations, expectNoViolationsInBothModes } from "../axe.ts";
import { localized } from "../localized.ts";
import { expect, sendForm, signIn, test, visitForm } from "./account-site.ts";

test("mistakes found in the browser are listed and linked", async ({ page }) => {
  for (const path of [
    "/login",
    "/register",
    "/forgot-password",
    "/reset-password?code=x",
    "/confirm-email?confirmation=x",
  ])
    await test.step(path, async () => {
      await visitForm(page, path);
      const form = page.locator("form:has(input.field)");
      await form.locator("button[type=submit]").click();
      const summary = page.getByRole("alert");
      await expect(summary).toBeFocused();
      const link = summary.getByRole("link").first();
      await link.click();
      const field = page.locator(":focus");
      await expect(field).toHaveAttribute("aria-invalid", "true");
      await expect(field).toHaveAccessibleDescription(/Please fill in this field\./);
    });
});

test("mistakes found on the server are the same, with the values kept and the list focused", async ({
  page,
  learner,
}) => {
  await visitForm(page, "/register");
  const fields = { Username: "\u0430da lovelace", "E-mail address": learner.email, Password: "password123" };
  await sendForm(page, fields, "Create account");
  const summary = page.getByRole("alert");
  await expect(summary).toContainText("This password is among the most used ones");
  await expect(summary).toBeFocused();
  await expect(page.getByLabel("Username", { exact: true })).toHaveValue(fields.Username);
  await expect(page.getByLabel("Password", { exact: true })).toHaveValue("");
  await expectNoViolations(page);
});

function newPassword(password: string): Record<string, string> {
  return { "New password": password, "The new password once more": password };
}

const RESET = "/reset-password?code=used";
const [USED_UP, OFTEN_USED] = [
  "This link is used up, too old, or not complete.",
  "New password: This password is among the most used ones",
];
const REFUSED: { path: string; button: string; fields: Record<string, string>; refusal: string }[] = [
  { path: RESET, button: "Set new password", fields: newPassword("another long pass-phrase"), refusal: USED_UP },
  { path: RESET, button: "Set new password", fields: newPassword("password123"), refusal: OFTEN_USED },
  { path: "/confirm-email?confirmation=used", button: "Confirm address", fields: {}, refusal: USED_UP },
];

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with scripts" : "without scripts", () => {
    test.use({ javaScriptEnabled });

    test("what the server refuses of a link from a message is told, and can be read in both modes", async ({
      page,
    }) => {
      for (const { path, button, fields, refusal } of REFUSED) {
        if (javaScriptEnabled) await visitForm(page, path);
        else await page.goto(path);
        const answered = page.waitForResponse((answer) => answer.request().method() === "POST");
        await sendForm(page, fields, button);
        expect((await answered).status()).toBe(400);
        const summary = page.getByRole("alert");
        await expect(summary).toContainText(refusal);
        await expect(summary).toBeFocused();
        await expect(page.getByRole("main").getByRole("button", { name: button, exact: true })).toBeVisible();
        if (path === RESET && refusal === USED_UP) {
          await expect(summary.getByRole("link", { name: "Ask for a new link" })).toHaveAttribute(
            "href",
            "/forgot-password",
          );
        }
        if (javaScriptEnabled) await expectNoViolationsInBothModes(page);
      }
    });
  });
}

test("the account's own page is accessible, with mistakes too", async ({ page, accountSite: { mailbox }, learner }) => {
  await signIn(page, learner, mailbox);
  await expectNoViolations(page);
  await visitForm(page, "/profile");
  await page.getByRole("button", { name: "Change password" }).click();
  await expect(page.getByRole("alert")).toBeFocused();
  await expectNoViolations(page);
});

test("a wrong password is told in the reader's language", async ({ page, learner }) => {
  for (const locale of LOCALES)
    await test.step(locale, async () => {
      const response = page.waitForResponse((answer) => answer.request().method() === "POST");
      await visitForm(page, localized("/login?done=confirmed", locale));
      const done = page.getByRole("main").getByRole("status");
      await expect(done).not.toBeEmpty();
      const form = page.locator("form").filter({ has: page.locator("input[autocomplete=username]") });
      await form.locator("input[autocomplete=username]").fill(learner.email);
      await form.locator("input[autocomplete=current-password]").fill("wrong");
      await form.locator("button[type=submit]").click();
      expect((await response).status()).toBe(400);
      await expect(page.getByRole("alert")).not.toBeEmpty();
      // What went well before is no longer told beside it.
      await expect(done).toHaveCount(0);
      await expect(page.locator("html")).toHaveAttribute("lang", locale);
      if (locale !== "en") await expect(page.getByRole("alert")).not.toContainText("password");
      await expect(form.locator("input[autocomplete=username]")).toHaveValue(learner.email);
      if (locale === "ko") await expectNoViolations(page);
    });
});

test("a password can be shown, and is typed as it is", async ({ page }) => {
  await visitForm(page, "/login");
  const password = page.getByLabel("Password", { exact: true });
  await password.fill("secret words");
  const toggle = page.getByRole("button", { name: "Show password" });
  await expect(password).toHaveAttribute("type", "password");
  await toggle.click();
  await expect(password).toHaveAttribute("type", "text");
  await expect(toggle).toHaveAttribute("aria-pressed", "true");
  await expect(password).toHaveValue("secret words");
  await toggle.press("Enter");
  await expect(password).toHaveAttribute("type", "password");
});

test("without scripts there is no button that could do nothing", async ({ browser, accountSite: { origin } }) => {
  const context = await browser.newContext({ baseURL: origin, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto("/login");
  await expect(page.getByRole("button", { name: "Show password" })).toBeHidden();
  await context.close();
});
