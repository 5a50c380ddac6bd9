import type { Locator, Page } from "@playwright/test";
import { PASSWORD } from "../account/account-site.ts";
import { addAuthenticator } from "../account/add-authenticator.ts";
import { expect } from "../visitor.ts";
import type { OpenedState } from "./opened-state.ts";

/** Of a site that counts pages: each answer to the question whether it may. */
export const CONSENT_STATES: OpenedState[] = [
  {
    name: "asked whether pages may be counted",
    path: "/about",
    open: async (page) => expect(consent(page)).toBeVisible(),
  },
  ...(["yes", "no"] as const).map((answer) => ({
    name: `counting answered with ${answer}`,
    path: "/about",
    async open(page: Page) {
      const button = consent(page).locator(`[data-consent-choice="${answer}"]`);
      await button.click();
      await expect(button).toHaveAttribute("aria-pressed", "true");
    },
  })),
  {
    name: "a browser that asks not to be tracked",
    path: "/about",
    prepare: (page) =>
      page.addInitScript(() => Object.defineProperty(navigator, "globalPrivacyControl", { value: true })),
    open: async (page) => expect(consent(page).getByRole("button")).toHaveCount(0),
  },
];

/** Of somebody who is signed in, on another device as well. */
export const ACCOUNT_STATES: OpenedState[] = [
  { name: "one's account", path: "/profile" },
  {
    name: "a passkey beside the devices that are signed in",
    path: "/profile",
    async open(page) {
      await addAuthenticator(page);
      const form = page.locator("form#add-passkey");
      await form.locator("[autocomplete=current-password]").fill(PASSWORD);
      await form.locator("button[type=submit]").first().click();
      await expect(page).toHaveURL(/done=passkey-added/);
      await expect(page.locator('[aria-labelledby="passkeys-heading"] > li')).toHaveCount(1);
      await expect(page.locator('[aria-labelledby="sessions-heading"] > li')).toHaveCount(2);
    },
  },
  {
    name: "mistakes in one's account",
    path: "/profile",
    async open(page) {
      const form = page
        .getByRole("main")
        .locator("form[novalidate]")
        .filter({ has: page.locator("[autocomplete=new-password]") });
      await form.locator("button[type=submit]").first().click();
      await expect(page.getByRole("alert")).toBeFocused();
    },
  },
  {
    name: "an account about to be deleted",
    path: "/profile",
    async open(page) {
      const form = page.getByRole("main").locator("form[novalidate]").last();
      await form.locator("[autocomplete=current-password]").fill("not checked before the question");
      await form.locator("button[type=submit]").first().click();
      await expect(page.getByRole("alertdialog")).toBeVisible();
    },
  },
  { name: "learning that the account keeps", path: "/learning" },
];

/** What the server finds wrong. */
export const REFUSED_STATES: OpenedState[] = [
  {
    name: "a log-in that was refused",
    path: "/login",
    async open(page) {
      const form = page.getByRole("main").locator("form[novalidate]");
      await form.locator("[autocomplete=username]").fill("nobody@mail.example");
      await form.locator("[autocomplete=current-password]").fill("wrong");
      await form.locator("button[type=submit]").first().click();
      await expect(page.getByRole("alert")).toBeVisible();
    },
  },
];

function consent(page: Page): Locator {
  return page.getByRole("contentinfo").locator("[data-consent]");
}
