import { expect, test, untilReactIsThere, visit } from "./visitor.ts";

const PAGES = ["/", "/concepts/foundations/what-is-bittensor", "/lab/pool", "/learning"];

test.beforeEach(({ page }) => page.addInitScript(refuseStorage));

test("where the browser refuses storage and cookies, pages work, with one line in the console at most", async ({
  page,
  complaints,
}) => {
  const lines: string[] = [];
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) lines.push(message.text());
  });
  for (const path of PAGES) {
    lines.length = 0;
    await visit(page, path);
    await untilReactIsThere(page);
    await page.getByRole("button", { name: "Switch to dark mode" }).click();
    await expect(page.locator("html")).toHaveClass(/\bdark\b/);
    expect(lines.length, lines.join("\n")).toBeLessThanOrEqual(1);
    expect(complaints).toEqual([]);
  }
  await page.getByRole("banner").getByRole("link", { name: "About" }).click();
  await expect(page).toHaveURL(/\/about$/);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(complaints).toEqual([]);
});

/** As a browser does that blocks what sites keep. */
function refuseStorage(): void {
  const refuse = () => {
    throw new DOMException("The request was denied.", "SecurityError");
  };
  for (const name of ["sessionStorage", "localStorage"]) {
    Object.defineProperty(window, name, { configurable: true, get: refuse });
  }
  Object.defineProperty(document, "cookie", { configurable: true, get: refuse, set: refuse });
}
