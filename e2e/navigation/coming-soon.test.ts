import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { startOwnSite } from "../own-site.ts";
import { openPanel } from "../search-panel/panel.ts";
import { expect, test, visit } from "../visitor.ts";
import { mainNavigation } from "./menu-items.ts";

/** The first day of the specification: three sources are announced. Without the list nothing is, as all of them have entries. */
const LISTED = { COMING_SOON: "article,application,team" };
const ANNOUNCED = ["Articles", "Applications", "Teams"];

let site: Awaited<ReturnType<typeof startOwnSite>>;
let dataFolder: string;

test.describe.configure({ mode: "serial" });

test.beforeAll(async () => {
  dataFolder = await mkdtemp(path.join(tmpdir(), "learn-bittensor-e2e-"));
  site = await startOwnSite(dataFolder, LISTED);
});

test.afterAll(async () => {
  await site?.stop();
  await rm(dataFolder, { recursive: true, force: true });
});

test("what is listed says so in the menu and cannot be followed", { tag: "@phone" }, async ({ page, isMobile }) => {
  await visit(page, `${site.origin}/about`);
  if (isMobile) await page.getByRole("button", { name: "Open menu" }).tap();
  const main = isMobile
    ? page.getByRole("dialog").getByRole("navigation", { name: "Main" })
    : mainNavigation(page).filter({ visible: true });
  if (isMobile) await main.locator("summary").filter({ hasText: "Explore" }).tap();
  else await main.getByRole("button", { name: "Explore", exact: true }).hover();
  for (const label of ANNOUNCED) {
    await expect(main.getByRole("link", { name: label })).toHaveCount(0);
    await main.getByText(`${label} (Coming Soon)`).click();
  }
  await expect(main.getByRole("link", { name: "Concepts" })).toBeVisible();
  await expect(page).toHaveURL(/\/about$/);
});

test("it cannot be chosen among the sources", { tag: "@phone" }, async ({ page }) => {
  const { sourcesButton, sources } = await openPanel(page, { address: `${site.origin}/about` });
  await sourcesButton.click();
  for (const label of ANNOUNCED) {
    const name = `${label} (Coming Soon)`;
    const box = sources.getByRole("checkbox", { name });
    await expect(box).toBeDisabled();
    await sources.getByText(name).click({ force: true });
    await expect(box).not.toBeChecked();
  }
});

test("its pages are there all the same", async ({ page }) => {
  for (const address of ["/articles", "/apps", "/teams"])
    expect((await page.request.get(site.origin + address)).status(), address).toBe(200);
});
