import type { Page } from "@playwright/test";
import { answerEveryQuestion } from "./answer-quiz.ts";
import { partOf } from "./sample.ts";
import { readSiteRoutes } from "./site-routes.ts";
import { REDIRECTED } from "./tested-pages.ts";
import { expect, settle, test, untilReactIsThere } from "./visitor.ts";

/** A question that asks for a place in a picture: the code of its fields comes later than the page. */
const WITH_LATE_FIELDS = "/concepts/foundations/what-is-bittensor";

const ROUTES = readSiteRoutes().flatMap(({ path }) => (REDIRECTED.has(path) ? [] : [path]));

/** Stand where only the device knows what is to be shown, or only scripts may show it. */
const PLACEHOLDERS = ".learning-lists_waiting, .slider_control";

test("React takes over what the server has drawn, a graded quiz among it", async ({ page }) => {
  for (const path of new Set(["/nonsense", "/concepts/nonsense", WITH_LATE_FIELDS, ...partOf(3, ROUTES)]))
    await test.step(path, async () => {
      await page.goto(path, { waitUntil: "load" });
      expect.soft(await listReplaced(page), path).toEqual([]);
    });
  await test.step("a quiz that the server has graded", async () => {
    // Sent before React is there, as on a slow network.
    await page.route("**/assets/*.js", (route) => route.abort());
    await page.goto("/concepts/staking/staking", { waitUntil: "load" });
    const quiz = page.locator("#quiz");
    await answerEveryQuestion(quiz);
    await page.unroute("**/assets/*.js");
    await quiz.locator("button[type=submit]").click();
    await expect(quiz.getByRole("status")).toBeVisible();
    expect(await listReplaced(page)).toEqual([]);
  });
});

/** The elements that were there before React and are not any more: a press that began on one of them is lost. */
async function listReplaced(page: Page): Promise<string[]> {
  const drawn = await page.evaluateHandle(() => [...document.body.querySelectorAll("*:not(script)")]);
  await untilReactIsThere(page);
  await settle(page);
  await settle(page);
  return drawn.evaluate(
    (elements, placeholders) =>
      elements
        .filter((element) => !element.isConnected && !element.closest(placeholders))
        .map((element) => `${element.localName} ${element.getAttribute("class") ?? ""}`),
    PLACEHOLDERS,
  );
}
