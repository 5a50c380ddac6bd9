import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { LOCALES } from "@learn-bittensor/contract/locales";
import type { Page } from "@playwright/test";
import { projectRoot } from "../scripts/project-paths.mjs";
import { expectNoViolations } from "./axe.ts";
import { startDevelopmentSite, TIMEOUT_MS } from "./development-site.ts";
import { PHONE } from "./devices.ts";
import { localized } from "./localized.ts";
import { listSitemapPaths } from "./sitemap.ts";
import { SMALL } from "./small-content.ts";
import { expectTouchTargets } from "./touch-targets.ts";
import { expect, test, untilReactIsThere } from "./visitor.ts";
import { expectPicture, SCALE } from "./visual/compare-picture.ts";
import { waitForFonts } from "./visual/fonts-in-time.ts";

const BLOCKS_PATH = "/lab/ui";
const { path: concept, slug } = SMALL.concept;
/** A change of a component is seen as soon as that. */
const WITHIN_MS = 1_000;
const DRAFT = "/concepts/fundamentals/unfinished-draft";
const HALF_A_WORD = SMALL.subnet.name.slice(0, 4);

test.describe("npm run dev", () => {
  // One server for all: each would prepare the same modules in the same place.
  test.describe.configure({ mode: "default", timeout: 3 * TIMEOUT_MS });

  let site: Awaited<ReturnType<typeof startDevelopmentSite>> | undefined;

  test.beforeAll(async () => {
    site = await startDevelopmentSite();
  });

  test.afterAll(() => site?.stop());

  test("serves a changed content file without a restart, keeps the good one when it is broken, and shows drafts", async ({
    page,
  }) => {
    const running = site;
    if (!running) throw new Error("the development server did not start");
    const file = path.join(running.contentFolder, "en", "concept", `${slug}.md`);
    const address = running.origin + concept;
    const original = await readFile(file, "utf8");
    // In development a page loads hundreds of modules one by one: what counts is that it shows.
    await page.goto(address, { waitUntil: "commit", timeout: TIMEOUT_MS });
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible({ timeout: TIMEOUT_MS });

    await writeFile(file, `${original}\n\n## Written while it runs {#written-while-it-runs}\n\nQuokka.\n`);
    await expect(page.getByRole("heading", { name: "Written while it runs" })).toBeVisible({ timeout: TIMEOUT_MS });
    await expect.poll(() => listFound(running.origin, "quokka"), { timeout: TIMEOUT_MS }).toEqual([slug]);

    await writeFile(file, "---\ntitle: [broken\n---\n");
    await expect.poll(() => running.log(), { timeout: TIMEOUT_MS }).toContain(`en/concept/${slug}.md`);
    // The page may be on its way to load itself again: where the two meet, the one that was asked for is broken off.
    await expect(async () => {
      await page.goto(address, { waitUntil: "commit", timeout: TIMEOUT_MS });
    }).toPass({ timeout: TIMEOUT_MS });
    const written = page.getByRole("heading", { name: "Written while it runs" });
    await expect(written).toBeVisible({ timeout: TIMEOUT_MS });
    // The next test begins on a server that is well again.
    await writeFile(file, original);
    await expect(written).toHaveCount(0, { timeout: TIMEOUT_MS });

    // A draft is there, and marked: this is where it is written.
    await page.goto(`${running.origin}${DRAFT}`, { waitUntil: "commit", timeout: TIMEOUT_MS });
    await expect(page.getByRole("heading", { level: 1, name: "Draft: Unfinished" })).toBeVisible({
      timeout: TIMEOUT_MS,
    });
  });

  test("brings pages that are open in any browser up to date where they stand: place, choices and what is typed stay", async ({
    page,
    browser,
  }) => {
    const running = site;
    if (!running) throw new Error("the development server did not start");
    const text = path.join(running.contentFolder, "en", "concept", `${slug}.md`);
    const notice = path.join(running.contentFolder, "en", "site-notice", `${SMALL.notice}.yaml`);
    const context = await browser.newContext();
    const other = await context.newPage();
    const subnet = path.join(running.contentFolder, "en", "subnet", `${SMALL.subnet.slug}.md`);
    await Promise.all([open(page, concept), open(other, "/subnets")]);

    const answer = page.locator("main form input[type=radio]").nth(1);
    await answer.check();
    // What is written stands further down: what is above it would move, and the browser keeps what is read in its place.
    await page.evaluate(() => window.scrollTo(0, 100));
    const place = await page.evaluate(() => window.scrollY);
    const filter = other.locator("main form input[name=q]");
    // The list follows what is typed: half a word of the name keeps the row.
    await filter.fill(HALF_A_WORD);
    const loads: string[] = [];
    for (const one of [page, other]) one.on("load", () => loads.push(one.url()));

    for (const word of ["Wombat", "Numbat"]) {
      await writeFile(text, `${await readFile(text, "utf8")}\n\n${word} of the text.\n`);
      await writeFile(
        subnet,
        (await readFile(subnet, "utf8")).replace(/^description: (['"]?).*?(['"]?)$/m, `description: $1${word}s$2`),
      );
      await expect(page.getByText(`${word} of the text.`)).toBeAttached({ timeout: TIMEOUT_MS });
      await expect(other.getByText(`${word}s`).first()).toBeAttached({ timeout: TIMEOUT_MS });
    }
    await expect(answer).toBeChecked();
    await expect(answer).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBe(place);
    await expect(filter).toHaveValue(HALF_A_WORD);
    await expect(filter).toBeFocused();
    expect(loads).toEqual([]);

    // What is not the page's own takes a load.
    await writeFile(notice, (await readFile(notice, "utf8")).replace(/^message: (['"]?)/m, "message: $1Bilby. "));
    await expect(other.getByText("Bilby.")).toBeVisible({ timeout: TIMEOUT_MS });
    await context.close();

    /** Vite loads a page again when it finds out what it needs, and its first connection is lost: any that is answered will do. */
    async function open(opened: Page, address: string) {
      const connected = new Promise<void>((resolve) => {
        opened.on("websocket", (socket) => {
          if (socket.url().endsWith("/graphql")) socket.once("framereceived", () => resolve());
        });
      });
      await opened.goto(`${running?.origin}${address}`, { waitUntil: "load", timeout: TIMEOUT_MS });
      await connected;
      await untilReactIsThere(opened);
    }
  });

  test("shows a changed component where a page of any kind is open, without a load or a complaint", async ({
    page,
    complaints,
  }) => {
    const file = path.join(projectRoot, "web", "app", "ui", "page-header.tsx");
    const original = await readFile(file, "utf8");
    const title = page.getByRole("heading", { level: 1 });
    const took: number[] = [];
    const addresses = [concept, "/subnets", "/guides", "/lab", "/search", "/login"];
    // What a page needs, Vite prepares with its first visit, and loads the page again.
    for (const address of addresses) {
      await page.goto(`${site?.origin}${address}`, { waitUntil: "networkidle", timeout: TIMEOUT_MS });
      await untilReactIsThere(page);
    }
    try {
      for (const [index, address] of addresses.entries()) {
        await page.goto(`${site?.origin}${address}`, { waitUntil: "load", timeout: TIMEOUT_MS });
        await untilReactIsThere(page);
        await page.evaluate(() => document.body.setAttribute("data-not-loaded-anew", ""));
        complaints.length = 0;
        const startedAt = performance.now();
        const changed = original.replace(/^( +)\{title\}$/m, `$1{title} Quokka ${index}`);
        expect(changed).not.toBe(original);
        await writeFile(file, changed);
        await expect(title, address).toContainText(`Quokka ${index}`, { timeout: TIMEOUT_MS });
        took.push(performance.now() - startedAt);
        await expect(page.locator("body"), address).toHaveAttribute("data-not-loaded-anew", "");
        expect(complaints, address).toEqual([]);
      }
    } finally {
      await writeFile(file, original);
    }
    // Another program may hold one of them up, and not all.
    expect(took.toSorted((one, other) => one - other)[Math.floor(took.length / 2)]).toBeLessThan(WITHIN_MS);
  });

  test("axe finds nothing in any state, light or dark; the page is not for search engines", async ({ page }) => {
    await visitBlocks(page, site?.origin);
    for (const mode of ["light", "dark"]) {
      const column = page.getByRole("region", { name: mode, exact: true });
      for (const block of BLOCKS) await expect(column.getByRole("region", { name: block, exact: true })).toBeVisible();
    }
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
    await expectNoViolations(page, SHOWN_TWICE);
  });

  test("a state is shown as a pointer and a keyboard bring it about", async ({ page }) => {
    await visitBlocks(page, site?.origin);
    const block = page
      .getByRole("region", { name: "light", exact: true })
      .getByRole("region", { name: "Button, danger" });
    const example = (state: string) => block.getByRole("figure", { name: state, exact: true }).getByRole("button");
    const look = (state: string) => example(state).evaluate(readLook);
    const [atRest, hovered, focused] = await Promise.all([look("rest"), look("hover"), look("focus-visible")]);
    expect(hovered.background).not.toBe(atRest.background);
    expect(focused.outline).not.toBe(atRest.outline);

    await example("rest").hover();
    await expect.poll(() => look("rest")).toEqual(hovered);
    await page.mouse.move(0, 0);
    await example("rest").press("Shift");
    await expect.poll(async () => (await look("rest")).outline).toBe(focused.outline);
  });

  test("the alert dialog keeps the focus, and gives it back", async ({ page }) => {
    await visitBlocks(page, site?.origin);
    const opener = page.getByRole("button", { name: "Delete everything here" }).first();
    const dialog = page.getByRole("alertdialog", { name: "Delete everything here" });
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      await opener.click();
      await expect(dialog.getByRole("button", { name: "Keep everything" })).toBeFocused();
      await expectNoViolations(page, SHOWN_TWICE);
      for (let press = 0; press < 3; press += 1) {
        await page.keyboard.press("Tab");
        await expect(dialog.locator(":focus")).toHaveCount(1);
      }
      await page.mouse.click(2, 2);
      await expect(dialog, "a press beside it decides nothing").toBeVisible();
      await page.keyboard.press("Escape");
      await expect(dialog).toBeHidden();
      await expect(opener).toBeFocused();
    }
  });

  test.describe("as a picture", () => {
    test.use({ deviceScaleFactor: SCALE });

    test("the building blocks look as they did, in every state", async ({ page }) => {
      await waitForFonts(page);
      await visitBlocks(page, site?.origin);
      await page.evaluate(() => document.fonts.ready);
      for (const mode of ["light", "dark"]) {
        const column = page.getByRole("region", { name: mode, exact: true });
        await expectPicture(column, `blocks-${mode}.webp`);
      }
      for (const colorScheme of ["light", "dark"] as const) {
        await page.emulateMedia({ colorScheme });
        await page.getByRole("button", { name: "Delete everything here" }).first().click();
        const dialog = page.getByRole("alertdialog");
        await expectPicture(dialog, `blocks-dialog-${colorScheme}.webp`);
        await page.keyboard.press("Escape");
        await expect(dialog).toBeHidden();
      }
    });
  });

  test("what can be pressed is large enough for a finger", async ({ browser }) => {
    const context = await browser.newContext({ ...PHONE });
    const page = await context.newPage();
    await visitBlocks(page, site?.origin);
    await expectTouchTargets(page);
    expect(await page.locator("html").evaluate((root) => root.scrollWidth - root.clientWidth)).toBeLessThanOrEqual(0);
    await context.close();
  });
});

test("the site as it is built has no page of its building blocks", async ({ request, baseURL }) => {
  for (const locale of LOCALES) {
    expect((await request.get(localized(BLOCKS_PATH, locale))).status(), locale).toBe(404);
    expect(await listSitemapPaths(baseURL ?? "", locale)).not.toContain(localized(BLOCKS_PATH, locale));
  }
});

/** The concepts that the site's own search engine finds. */
async function listFound(origin: string, q: string): Promise<string[]> {
  const response = await fetch(`${origin}/multi-search`, {
    method: "POST",
    headers: { Authorization: "Bearer learn-bittensor-search", "Content-Type": "application/json" },
    body: JSON.stringify({ queries: [{ indexUid: "concept_en", q }] }),
  });
  const { results } = await response.json();
  return results[0].hits.map((hit: { slug: string }) => hit.slug);
}

/** Light and dark, everything is there twice, under the same names. */
const SHOWN_TWICE = ["landmark-unique"];

const BLOCKS = [
  "Button, primary",
  "Button, secondary",
  "Button, quiet",
  "Button, danger",
  "Icon button",
  "Link to act on",
  "Alert dialog",
  "Slider",
  "Switch",
  "Radio group",
  "Number field",
  "Progress bar",
  "Disclosure",
  "Data table",
  "Field",
  "Select",
  "Card",
  "Tag",
  "Chips",
  "Breadcrumb",
  "Pagination",
  "Previous and next",
  "Notice",
  "Link list",
  "Head of a page",
  "Source of a text",
  "Contents",
  "Text",
  "Mark",
  "Emblem",
  "Icon",
  "Illustration",
];

/**
 * Vite may find more to prepare, and load the page once more: on the way, what was asked for is broken off, or meets modules that
 * are no longer the same and shows that as an error. What counts is that the page has come to rest.
 */
async function visitBlocks(page: Page, origin: string | undefined): Promise<void> {
  if (!origin) throw new Error("the development server did not start");
  await expect(async () => {
    await page.goto(`${origin}${BLOCKS_PATH}`, { waitUntil: "commit", timeout: TIMEOUT_MS });
    await page.waitForLoadState("networkidle", { timeout: TIMEOUT_MS });
    await page.locator("[data-blocks-ready]").waitFor({ state: "attached", timeout: TIMEOUT_MS / 3 });
  }).toPass({ timeout: 2 * TIMEOUT_MS });
}

function readLook(element: Element) {
  const { backgroundColor, color, borderTopColor, outlineStyle, outlineWidth } = getComputedStyle(element);
  return { background: backgroundColor, color, border: borderTopColor, outline: `${outlineStyle} ${outlineWidth}` };
}
