import { localized } from "../localized.ts";
import { expect, untilReactIsThere } from "../visitor.ts";
import type { OpenedState } from "./opened-state.ts";

/** What one is told instead of a page. That nothing is there, `answer-states.ts` has; that nobody answers, `provider-away.test.ts`. */
export const ERRORS: OpenedState[] = [
  {
    name: "a page that the server could not make",
    path: "/about",
    async prepare(page) {
      // Nothing is fetched ahead: the failure comes when the page is asked for.
      await page.addInitScript(() => {
        Object.defineProperty(navigator, "connection", { value: { saveData: true } });
      });
      await page.route("**/guides.data*", (route) => route.fulfill({ status: 500, body: "" }));
    },
    async open(page, locale) {
      await untilReactIsThere(page);
      await page
        .getByRole("contentinfo")
        .locator(`a[href="${localized("/guides", locale)}"]`)
        .click();
      await expect(page.locator("[data-page-load]")).toHaveAttribute("data-page-load", "error");
      await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible();
    },
  },
];
