import { LOCALES } from "@learn-bittensor/contract/locales";
import type { Locator, Page } from "@playwright/test";
import { LABS } from "./lab-names.ts";
import { localized } from "./localized.ts";
import { gzipBytes } from "./page-weight.ts";
import { partOf, sampleOf } from "./sample.ts";
import { pathOfRoute } from "./site-routes.ts";
import { listSitemapPaths } from "./sitemap.ts";
import { expect, settle, test, untilReactIsThere, visit } from "./visitor.ts";

const PATHS = LABS.map((lab) => `/lab/${lab}`);
const KILOBYTE = 1000;
const LAB_BUDGET = 60 * KILOBYTE;

test("every lab of the site is visited here", async ({ baseURL }) => {
  const paths = await listSitemapPaths(baseURL ?? "", "en");
  const ofLabs = paths.filter((path) => path.startsWith("/lab/") && !["/lab/ask", "/lab/terminal"].includes(path));
  expect(ofLabs.toSorted()).toEqual(PATHS);
});

// Every lab stands in the same frame: in a sample, every other one shows what that does.
for (const path of partOf(2, PATHS)) {
  test.describe(path, () => {
    test("is all there by keyboard: tour, slider, undo, redo, reset, table", async ({ page, complaints }) => {
      await visitLab(page, path);
      const outcome = page.locator(".lab-told_sentences");
      const atFirst = await textOf(outcome);

      await page.getByRole("button", { name: "Start the tour" }).focus();
      await page.keyboard.press("Enter");
      const heading = page.locator(".lab-panel_active h2");
      await expect(heading).toBeFocused();
      const firstStep = await textOf(heading);
      await tabTo(page, page.getByRole("button", { name: "Next", exact: true }));
      await page.keyboard.press("Enter");
      await expect(heading).toBeFocused();
      await expect(heading).not.toHaveText(firstStep);
      await expect(page).toHaveURL(/[?&]s=\d+~/);
      await tabTo(page, page.getByRole("button", { name: "End the tour" }));
      await page.keyboard.press("Enter");
      await expect(page.getByRole("button", { name: "Start the tour" })).toBeFocused();

      await page.getByRole("button", { name: "Reset" }).press("Enter");
      await expect(outcome).toHaveText(atFirst);
      await expect(page).not.toHaveURL(/[?&]s=/);
      const slider = page.getByRole("slider").first();
      await slider.focus();
      await page.keyboard.press("End");
      await expect(outcome).not.toHaveText(atFirst);
      await expect(page).toHaveURL(/[?&]s=\d+~/);
      // Said once, when the slider rests: the first of the sentences, as it will stay.
      const first = outcome.locator("p").first();
      const announcement = page.locator("[data-announcement]");
      await expect.poll(async () => (await textOf(announcement)) === (await textOf(first))).toBe(true);
      const afterSlider = await textOf(outcome);

      await page.getByRole("button", { name: "Undo" }).press("Enter");
      await expect(outcome).toHaveText(atFirst);
      await page.getByRole("button", { name: "Redo" }).press("Enter");
      await expect(outcome).toHaveText(afterSlider);

      const table = page.getByText("The numbers as a table").first();
      await table.focus();
      await page.keyboard.press("Enter");
      await expect(page.getByRole("table").filter({ visible: true }).first()).toBeVisible();
      await page.getByText("Show the formula with these numbers").press("Enter");
      await expect(page.locator(".lab-controls_formula math").first()).toBeVisible();
      expect(complaints).toEqual([]);
    });

    test("opens as its link says, copied by the button; of a damaged link and of one from the future, it says what is wrong", async ({
      page,
      context,
      baseURL,
    }) => {
      await context.grantPermissions(["clipboard-read", "clipboard-write"], { origin: baseURL ?? "" });
      await visitLab(page, path);
      await page.locator(".lab-bar_preset").nth(1).click();
      await expect(page).toHaveURL(/[?&]s=\d+~/);
      const set = await textOf(page.locator(".lab-told_sentences"));
      await page.getByRole("button", { name: "Copy link" }).click();
      await expect(page.getByText("The link to these settings is copied.")).toBeVisible();
      const link = await page.evaluate(() => navigator.clipboard.readText());
      expect(new URL(link).pathname).toBe(path);
      for (const [damaged, words] of [
        ["1~nonsense", "This link is damaged at “nonsense”"],
        ["9~a.1", "made by a newer version of the lab (format 9)"],
      ]) {
        await visitLab(page, `${path}?s=${damaged}`);
        await expect(page.getByRole("alert")).toContainText(words ?? "");
        await expect(page.locator(".lab-told_sentences"), "what was set is kept").toHaveText(set);
      }
      await page.goto("about:blank");
      await visitLab(page, link);
      await expect(page.locator(".lab-told_sentences")).toHaveText(set);
    });

    test("names mistakes, gives its numbers and pictures away, asks for a prediction first", async ({ page }) => {
      await visitLab(page, path);
      await test.step("it names the mistake in what is typed, and keeps what it shows", async () => {
        const before = await textOf(page.locator(".lab-told_sentences"));
        const mistake = page.getByRole("alert").filter({ hasText: "cannot be used" });
        const sound = await exactBox(page).inputValue();
        for (const typed of ["many", "-1e30", "1e400", ""]) {
          await exactBox(page).fill(typed);
          await expect(mistake, typed).toBeVisible();
          await expect(page.locator(".lab-told_sentences"), typed).toHaveText(before);
          await expect(page.locator(".lab-frame"), typed).not.toContainText("NaN");
          await exactBox(page).fill(sound);
          await expect(mistake, typed).toBeHidden();
        }
      });
      for (const [kind, ending] of [
        ["CSV", ".csv"],
        ["SVG", ".svg"],
        ["PNG", ".png"],
      ] as const)
        await test.step(`its numbers are taken along as ${kind}`, async () => {
          const [download] = await Promise.all([
            page.waitForEvent("download"),
            page
              .getByRole("button", { name: new RegExp(`^${kind}: `) })
              .first()
              .click(),
          ]);
          expect(download.suggestedFilename()).toMatch(new RegExp(`^[a-z-]+\\${ending}$`));
          const stream = await download.createReadStream();
          let bytes = 0;
          for await (const chunk of stream) bytes += chunk.length;
          expect(bytes).toBeGreaterThan(kind === "CSV" ? 50 : 1000);
        });
      await test.step("it asks for a prediction first, shows what happens, and remembers the guess", async () => {
        const panel = page.locator(".lab-panel").filter({ hasText: "Predict first" });
        await panel.getByRole("radio").first().check();
        await panel.getByRole("button", { name: "Show what happens" }).click();
        await expect(panel.getByText("Your guess:")).toBeVisible();
        await page.reload();
        await expect(panel.getByText("Your guess:")).toBeVisible();
        await panel.getByRole("button", { name: "Guess again" }).click();
        await expect(panel.getByRole("radio").first()).toBeVisible();
      });
    });
  });
}

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  for (const [path, locale] of sampleOf(PATHS, LOCALES))
    test(`fits, says everything and follows a finger: ${localized(path, locale)}`, async ({ page, complaints }) => {
      await visitLab(page, localized(path, locale));
      await expect(page.locator(".chart-picture").first()).toBeVisible();
      const tooWide = await page.locator("html").evaluate((root) => root.scrollWidth - root.clientWidth);
      expect(tooWide, "pixels one can scroll sideways").toBeLessThanOrEqual(0);
      await expect(page.locator(".lab-frame")).not.toContainText(/(?:frame|field|hint|option|told|figure|chart)\.\w/);
      const before = await textOf(page.locator(".lab-told_sentences"));
      await page.locator(".lab-bar_preset").nth(1).tap();
      await expect(page.locator(".lab-told_sentences")).not.toHaveText(before);
      expect(complaints).toEqual([]);
    });
});

for (const [path, boxes, words] of [
  ["/lab/pool", { "TAO in the pool": "0" }, "A pool with an empty side has no price"],
  ["/lab/pool", { "TAO in the pool": "0.05" }, "more than 1,000 times the pool’s reserve"],
  ["/lab/registration-market", { "Lowest price": "200" }, "The lowest price is above the highest."],
  ["/lab/weight-copying", { "Honest stake": "0", "Copier’s stake": "0" }, "Nobody holds stake."],
  ["/lab/yuma-consensus", { "Stake, V1": "0", "Stake, V2": "0", "Stake, V3": "0" }, "Nobody holds stake"],
] as const) {
  test(`says why nothing can be computed, and keeps what could be: ${words}`, async ({ page }) => {
    await visitLab(page, path);
    const typed = Object.entries(boxes);
    await page.locator(".lab-frame_settings summary").click();
    for (const [index, [name, value]] of typed.entries()) {
      const before = await textOf(page.locator(".lab-told_sentences"));
      await page.getByRole("textbox", { name: `${name}, exactly` }).fill(value);
      if (index < typed.length - 1) continue;
      await expect(page.getByRole("alert").filter({ hasText: words })).toBeVisible();
      await expect(page.locator(".lab-told_sentences")).toHaveText(before);
      await expect(page.locator(".lab-frame")).not.toContainText("NaN");
    }
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(page.getByRole("alert").filter({ hasText: words })).toHaveCount(0);
  });
}

test("a slider follows the pointer from wherever it is pressed, and one undo takes the whole way back", async ({
  page,
}) => {
  await visitLab(page, "/lab/pool");
  const outcome = page.locator(".lab-told_sentences");
  const atFirst = await textOf(outcome);
  await expect(page.getByRole("slider").first()).toBeAttached();
  await page.locator(".slider_track").first().scrollIntoViewIfNeeded();
  const track = await page.locator(".slider_track").first().boundingBox();
  if (!track) throw new Error("the slider has no track");
  const y = track.y + track.height / 2;
  await page.mouse.move(track.x + track.width * 0.2, y);
  await page.mouse.down();
  for (const share of [0.4, 0.6, 0.8]) await page.mouse.move(track.x + track.width * share, y);
  await page.mouse.up();
  await expect(page.getByRole("slider").first()).toHaveAttribute("aria-valuenow", /^1[56]\d$/);
  await expect(outcome).not.toHaveText(atFirst);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(outcome).toHaveText(atFirst);
  await expect(page.getByRole("button", { name: "Undo" })).toHaveAttribute("aria-disabled", "true");
});

test("a long computation runs beside the page, tells how far it is, and can be cancelled", async ({
  page,
  complaints,
}) => {
  await visitLab(page, "/lab/yuma-consensus?s=1~g.generated~x.64~y.256~e.1000");
  const before = await textOf(page.locator(".lab-told_sentences"));
  await expect(page.getByRole("progressbar")).toBeVisible();
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByText("Cancelled.")).toBeVisible();
  await expect(page.locator(".lab-told_sentences")).toHaveText(before);
  await page.getByRole("button", { name: "Compute again" }).click();
  await expect(page.getByRole("progressbar")).toBeVisible();
  await page.getByRole("button", { name: "Cancel" }).click();

  await visitLab(page, "/lab/yuma-consensus?s=1~g.generated~x.20~y.60~e.30");
  await expect(page.locator(".lab-told_sentences")).toContainText("After 30 epochs", { timeout: 30_000 });
  await expect(page.getByRole("progressbar")).toHaveCount(0);
  expect(complaints).toEqual([]);

  await test.step("a table that is pasted is read here and sent nowhere", async () => {
    await visitLab(page, "/lab/yuma-consensus");
    await page.getByText("Paste a metagraph").click();
    const sent: string[] = [];
    page.on("request", (request) => sent.push(`${request.method()} ${request.url()} ${request.postData() ?? ""}`));
    page.on("websocket", (socket) => socket.on("framesent", ({ payload }) => sent.push(payload.toString())));
    // Too large for an address: seven validators, then seven miners.
    const rows = Array.from({ length: 14 }, (_, uid) => (uid < 7 ? `${uid},765432${uid},0` : `${uid},0,0.125`));
    for (const table of [["uid,stake,consensus", ...rows].join("\n"), toJson(rows)]) {
      const before = await textOf(page.locator(".lab-told_sentences"));
      await page.getByRole("textbox", { name: "Table or JSON" }).fill(table);
      await page.getByRole("button", { name: "Read the table" }).click();
      await expect(page.getByText("The table is read.")).toBeVisible();
      await expect(page).not.toHaveURL(/765432/);
      if (table.startsWith("uid")) await expect(page.locator(".lab-told_sentences")).not.toHaveText(before);
    }
    await settle(page);
    const carriers = sent.filter((line) => !/^GET \S+\.(?:js|css|woff2|svg) $/.test(line));
    expect(carriers, "what could have carried it away").toEqual([]);
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("every lab shows its first picture, its numbers and, after them, its text", async ({ page }) => {
    for (const path of PATHS)
      await test.step(path, async () => {
        await page.goto(path);
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        await expect(page.locator(".chart-picture").first()).toBeVisible();
        await expect(
          page.locator(".chart-picture .chart-picture_line, .chart-picture .chart-picture_bar").first(),
        ).toBeAttached();
        await page.getByText("The numbers as a table").first().click();
        await expect(page.getByRole("table").filter({ visible: true }).first()).toBeVisible();
        await expect(page.getByRole("slider").filter({ visible: true })).toHaveCount(0);
        await expect(page.locator(".lab-frame").getByRole("button").filter({ visible: true })).toHaveCount(0);
        const text = page.locator(".reading .rich-text").first();
        await expect(text).toBeVisible();
        const [lab, below] = [await page.locator(".lab-frame").boundingBox(), await text.boundingBox()];
        expect((lab?.y ?? 0) + (lab?.height ?? 9999), "the text comes after the lab").toBeLessThanOrEqual(
          below?.y ?? 0,
        );
      });
  });
});

test("every lab keeps to its bytes, and no other page carries anything of one", async ({ page, baseURL }) => {
  const elsewhere = await scriptsOf(page, "/lab");
  const ofLabs = new Set<string>();
  for (const path of PATHS) {
    const all = await scriptsOf(page, path, ".lab-frame[data-ready]");
    for (const script of all) if (/lab/.test(script)) ofLabs.add(script);
    const own = all.filter((script) => !elsewhere.includes(script));
    const sizes = await Promise.all(own.map((script) => gzipBytes(baseURL ?? "", script)));
    const total = sizes.reduce((sum, size) => sum + size, 0);
    expect(total, path).toBeGreaterThan(KILOBYTE);
    expect(total, path).toBeLessThanOrEqual(LAB_BUDGET);
  }
  expect(ofLabs.size).toBeGreaterThan(1);
  for (const path of ["/", "/lab", pathOfRoute("/concepts/:category/*")]) {
    const scripts = await scriptsOf(page, path);
    expect(
      scripts.filter((script) => ofLabs.has(script)),
      path,
    ).toEqual([]);
    const styles = await page.evaluate(async () =>
      Promise.all(
        [...document.styleSheets].map(async ({ href, ownerNode }) =>
          href === null ? ownerNode?.textContent : (await fetch(href)).text(),
        ),
      ),
    );
    expect(styles.join("")).toContain(".page-frame");
    expect(styles.join("")).not.toContain(".chart-picture");
  }
});

/** The scripts that a page has loaded once it is idle and shows `awaited`. */
async function scriptsOf(page: Page, path: string, awaited = "main"): Promise<string[]> {
  const scripts = new Set<string>();
  const note = (request: { url(): string }) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith(".js")) scripts.add(pathname);
  };
  page.on("request", note);
  await visit(page, path);
  await expect(page.locator(awaited)).toBeVisible();
  // The code of a page comes after its text.
  await untilReactIsThere(page);
  await settle(page);
  page.off("request", note);
  return [...scripts];
}

/** Opens a lab and waits until it can be used. */
async function visitLab(page: Page, address: string): Promise<void> {
  await visit(page, address);
  await expect(page.locator(".lab-frame[data-ready]")).toBeVisible();
}

async function textOf(shown: Locator): Promise<string> {
  return (await shown.textContent()) ?? "";
}

/** The first box in which a number is typed. */
function exactBox(page: Page): Locator {
  return page.getByRole("textbox", { name: /, exactly$/ }).first();
}

async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let press = 0; press < 8; press += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  await expect(target).toBeFocused();
}

/** The rows of a table as btcli writes them. */
function toJson(rows: readonly string[]): string {
  return JSON.stringify(
    rows.map((row) => {
      const [uid, stake, consensus] = row.split(",").map(Number);
      return { uid, stake, consensus };
    }),
  );
}
