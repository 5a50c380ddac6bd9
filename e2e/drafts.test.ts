import { execFile } from "node:child_process";
import { appendFile, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { IN_FIREFOX } from "./browsers/firefox.ts";
import { startOwnSite } from "./own-site.ts";
import { copySmallContent } from "./small-content.ts";
import { expect, test, untilReactIsThere } from "./visitor.ts";

const ROOT = path.join(import.meta.dirname, "..");
const PREVIEW_SECRET = "what signs links in this test";
const DRAFT = "/concepts/fundamentals/unfinished-draft";

test("a draft is shown by its link, marked, with figures that move, and to nobody else", { tag: IN_FIREFOX }, async ({
  page,
}) => {
  test.setTimeout(120_000);
  const folder = await mkdtemp(path.join(tmpdir(), "learn-bittensor-drafts-"));
  const contentDir = path.join(folder, "content");
  await copySmallContent(contentDir);
  const figure = '\n::figure[Weights over the consensus are cut. All numbers are made up.]{name="clip"}\n';
  await appendFile(path.join(contentDir, "en/concept/unfinished-draft.md"), figure);
  const site = await startOwnSite(folder, { CONTENT_DIR: contentDir, PREVIEW_SECRET });
  try {
    const { stdout } = await promisify(execFile)(
      path.join(ROOT, "node_modules/.bin/node"),
      [path.join(ROOT, "web/server/print-preview-link.ts"), DRAFT, "--days", "1"],
      { env: { ...process.env, PREVIEW_SECRET, SITE_URL: site.origin } },
    );
    const answer = await page.goto(stdout.trim());
    expect(answer?.headers()["cache-control"]).toBe("no-store");
    expect(answer?.headers()["x-robots-tag"]).toBe("noindex");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Draft: /);
    await expect(page.getByText("A draft: this page is not published.")).toBeVisible();
    const drawn = page.locator("figure[data-figure='clip']");
    await expect(drawn.locator("svg").first()).toBeVisible();
    await expect(drawn).toContainText("Weights over the consensus are cut.");
    await page.mouse.move(10, 10);
    await untilReactIsThere(page);
    const grip = drawn.getByRole("slider", { name: "Weight of validator A" });
    await grip.press("Home");
    await expect(grip).toHaveAttribute("aria-valuetext", "0.00");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Draft: /);
    expect((await page.goto(site.origin + DRAFT))?.status()).toBe(404);
  } finally {
    await site.stop();
    await rm(folder, { recursive: true, force: true });
  }
});
