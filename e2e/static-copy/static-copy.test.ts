import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { LOCALES } from "@learn-bittensor/contract/locales";
import { projectNode } from "../../scripts/project-paths.mjs";
import { runCommand } from "../../scripts/run-command.mjs";
import { pathOfRoute } from "../site-routes.ts";
import { listSitemapPaths } from "../sitemap.ts";
import { expect, settle, test } from "../visitor.ts";
import { startFileServer } from "./file-server.ts";

const concept = pathOfRoute("/concepts/:category/*");

/** Every page in every language is rendered once; a busy machine may take its time. */
const PATIENCE_MS = 240_000;

test.describe("a copy of the site behind a plain file server", () => {
  test.describe.configure({ mode: "serial" });

  let folder: string;
  let host: Awaited<ReturnType<typeof startFileServer>>;

  test.beforeAll(async ({ browserName: _browserName }, testInfo) => {
    testInfo.setTimeout(PATIENCE_MS);
    folder = await mkdtemp(path.join(tmpdir(), "learn-bittensor-static-"));
    host = await startFileServer();
    const { exitCode, output } = await runCommand(projectNode, ["web/server/build-static.ts", folder], {
      env: { ...process.env, SITE_URL: host.origin, CONTENT_API_URL: "" },
    });
    if (exitCode !== 0) throw new Error(output);
    host.serve(folder);
  });

  test.afterAll(async () => {
    host?.stop();
    await rm(folder, { recursive: true, force: true });
  });

  test("holds every page of the sitemaps in every language, with its data", async () => {
    for (const locale of LOCALES) {
      const paths = await listSitemapPaths(host.origin, locale);
      expect(paths.length).toBeGreaterThan(100);
      for (const address of paths) {
        const html = await readFile(path.join(folder, address, "index.html"), "utf8");
        expect(html, address).toContain(`<html lang="${locale}"`);
        const data = await readFile(path.join(folder, address === "/" ? "/_.data" : `${address}.data`), "utf8");
        expect(data, address).toMatch(/^\[\{/);
      }
    }
  });

  test("has the picture that a page names for those who share it", async () => {
    const html = await readFile(path.join(folder, `/zh${concept}`, "index.html"), "utf8");
    const [, picture = ""] = /<meta property="og:image" content="([^"]+)"/.exec(html) ?? [];
    expect(picture).toBe(`${host.origin}/cards/zh${concept}.png`);
    const png = await readFile(path.join(folder, new URL(picture).pathname));
    expect(png.toString("latin1", 1, 4)).toBe("PNG");
  });

  test("names its pages in the build's manifest", async () => {
    const { id } = JSON.parse(await readFile(path.join(folder, "builds", "latest.json"), "utf8"));
    const { prerendered } = JSON.parse(await readFile(path.join(folder, "builds", "meta", `${id}.json`), "utf8"));
    expect(prerendered).toEqual(expect.arrayContaining(["/", concept, `/zh${concept}`]));
  });

  test("a page comes to life under its own policy, and the next one takes its data from a file", async ({
    page,
    complaints,
  }) => {
    await page.goto(`${host.origin}/concepts`);
    await settle(page);
    const documents: string[] = [];
    page.on("request", (request) => {
      if (request.resourceType() === "document") documents.push(request.url());
    });
    const answer = page.waitForResponse(/\.data(?:\?|$)/);
    await page.locator(`main a[href="${concept}"]`).first().click();
    expect((await answer).status()).toBe(200);
    await expect(page).toHaveURL(host.origin + concept);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(documents).toEqual([]);
    expect(complaints).toEqual([]);
  });

  test("no script runs that the page's policy does not name", async ({ page }) => {
    await page.goto(host.origin + concept);
    const ran = await page.evaluate(() => {
      const script = document.createElement("script");
      script.textContent = "document.documentElement.dataset.ran = 'yes'";
      document.head.append(script);
      return document.documentElement.dataset.ran ?? "no";
    });
    expect(ran).toBe("no");
  });

  for (const what of ["/search", "/login", "/de/profile"]) {
    test(`${what} leads to what the copy leaves out`, async ({ page, complaints }) => {
      await page.goto(host.origin + what);
      await expect(page).toHaveURL(/\/static-copy\/?$/);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      // The icon of the page that leads on is still on its way when that is left.
      expect(complaints.filter((complaint) => !complaint.includes("favicon"))).toEqual([]);
    });
  }

  test("the bar's ways to search and to sign in say so too", async ({ page }) => {
    for (const name of ["Search", "Log in"]) {
      await page.goto(`${host.origin}/explore`);
      const link = page.getByRole("link", { name, exact: true }).filter({ visible: true });
      if ((await link.count()) === 0) await page.getByRole("button", { name: "Open menu" }).click();
      await link.first().click();
      await expect(page.getByRole("heading", { level: 1, name: "A copy without a server" })).toBeVisible();
    }
  });

  test("lists are whole, and nothing offers to narrow them", async ({ page }) => {
    await page.goto(`${host.origin}/explore`);
    expect(await page.locator('main a[href^="/"]').count()).toBeGreaterThan(100);
    await expect(page.locator('main a[href*="?"]')).toHaveCount(0);
    await page.goto(`${host.origin}/subnets`);
    await expect(page.locator("main form")).toHaveCount(0);
  });

  test("the labs compute", async ({ page, complaints }) => {
    await page.goto(`${host.origin}/lab/yuma-consensus`);
    await expect(page.locator("main input[type=range]").first()).toBeVisible();
    expect(complaints).toEqual([]);
  });

  test("what is not there is the site's own page, in the language of its address", async ({ page }) => {
    const answer = await page.goto(`${host.origin}/de/gibt-es-nicht`);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole("main")).toContainText("/de/gibt-es-nicht");
  });

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false });

    test("is read all the same", async ({ page }) => {
      await page.goto(`${host.origin}/ko${concept}`);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.locator("form:visible")).toHaveCount(0);
      await page.locator('footer a[href="/ko/guides"]').click();
      await expect(page).toHaveURL(/\/ko\/guides\/?$/);
    });
  });
});
