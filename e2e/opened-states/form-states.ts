import { expect } from "../visitor.ts";
import type { OpenedState } from "./opened-state.ts";

/** Forms that were sent empty. */
export const FORMS: OpenedState[] = [
  "/login",
  "/register",
  "/forgot-password",
  "/reset-password?code=x",
  "/confirm-email?confirmation=x",
].map((path) => ({
  name: `mistakes in ${path}`,
  path,
  async open(page) {
    const form = page.getByRole("main").locator("form[novalidate]").first();
    await form.locator("button[type=submit]").click();
    await expect(page.getByRole("alert")).toBeFocused();
  },
}));
