import type { Page } from "@playwright/test";
import { CONCEPT, expectMarks, marksOf } from "./learning/marks.ts";
import { panelOn } from "./search-panel/panel.ts";
import { expect, test, twoFrames, untilReactIsThere, visit } from "./visitor.ts";

/** What somebody does on a page, besides choosing its colors. */
const PAGES: Record<string, (page: Page) => Promise<void>> = {
  "/": dismissNotice,
  [CONCEPT]: async (page) => {
    await readToTheEnd(page);
    await mark(page);
    await search(page);
  },
  "/lab/pool": setLab,
  "/learning": async (page) => expect(page.getByRole("heading", { level: 1 })).toBeVisible(),
};

test.beforeEach(({ page }) => page.addInitScript(refuseStorage));

test("where the browser refuses storage and cookies, pages work, with one line in the console at most", async ({
  page,
  complaints,
}) => {
  const lines: string[] = [];
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) lines.push(message.text());
  });
  for (const [path, act] of Object.entries(PAGES)) {
    lines.length = 0;
    await visit(page, path);
    await untilReactIsThere(page);
    await page.getByRole("button", { name: "Switch to dark mode" }).click();
    await expect(page.locator("html")).toHaveClass(/\bdark\b/);
    await act(page);
    expect(lines.length, lines.join("\n")).toBeLessThanOrEqual(1);
    expect(complaints).toEqual([]);
  }
  await page.getByRole("banner").getByRole("link", { name: "About" }).click();
  await expect(page).toHaveURL(/\/about$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("About");
  expect(complaints).toEqual([]);
});

async function dismissNotice(page: Page): Promise<void> {
  const notice = page.locator("[data-notice]");
  await expect(notice).toBeVisible();
  await page.getByRole("button", { name: "Dismiss notice" }).click();
  await expect(notice).toBeHidden();
}

async function readToTheEnd(page: Page): Promise<void> {
  await page.locator("main article").evaluate((article) => article.scrollIntoView({ block: "end" }));
  await twoFrames(page);
}

async function mark(page: Page): Promise<void> {
  await marksOf(page).bookmark.click();
  await expect(marksOf(page).bookmark).toHaveAccessibleName("Bookmarked");
  await marksOf(page).read.click();
  await expectMarks(page, { isRead: true, isBookmarked: true });
  await expect(marksOf(page).status).toHaveText(/^Your browser keeps nothing/);
}

async function search(page: Page): Promise<void> {
  const { dialog, hits } = panelOn(page);
  await page.keyboard.press("/");
  await expect(page.getByRole("combobox")).toBeFocused();
  await page.keyboard.type("Yuma Consensus");
  await expect(hits.first()).toContainText("Yuma");
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
}

async function setLab(page: Page): Promise<void> {
  const outcome = page.locator(".lab-told_sentences");
  const atFirst = (await outcome.textContent()) ?? "";
  await page.locator(".lab-bar_preset").nth(1).click();
  await expect(outcome).not.toHaveText(atFirst);
  await expect(page).toHaveURL(/[?&]s=\d+~/);
}

/** As a browser does that blocks what sites store. */
function refuseStorage(): void {
  const refuse = () => {
    throw new DOMException("The request was denied.", "SecurityError");
  };
  for (const name of ["sessionStorage", "localStorage"]) {
    Object.defineProperty(window, name, { configurable: true, get: refuse });
  }
  Object.defineProperty(document, "cookie", { configurable: true, get: refuse, set: refuse });
  // Where storage is refused, browsers refuse locks as well, and databases.
  Object.defineProperty(navigator.locks, "request", { configurable: true, value: async () => refuse() });
}
