import type { Locale } from "@learn-bittensor/contract/locales";
import { LABS } from "../lab-names.ts";
import { expect } from "../visitor.ts";
import type { OpenedState } from "./opened-state.ts";

const START_OF_TOUR: Record<Locale, string> = {
  en: "Start the tour",
  de: "Rundgang beginnen",
  fr: "Commencer la visite",
  ko: "안내 시작",
  zh: "开始导览",
};

/** Each lab with all it can show at once. */
export const IN_LABS: OpenedState[] = LABS.map((lab) => ({
  name: `the lab ${lab}, all unfolded, in its tour, with a mistake`,
  path: `/lab/${lab}`,
  async open(page, locale) {
    const main = page.getByRole("main");
    await expect(page.locator("[data-ready]")).toBeVisible();
    // One chart is shown, with its numbers.
    const folded = main.locator("[data-ready] summary").filter({ visible: true });
    for (const summary of await folded.all()) await summary.click();
    await main.getByRole("button", { name: START_OF_TOUR[locale], exact: true }).click();
    await main.locator("[data-ready]").getByRole("textbox").first().fill("many");
    await expect(main.getByRole("alert").first()).toBeVisible();
  },
}));
