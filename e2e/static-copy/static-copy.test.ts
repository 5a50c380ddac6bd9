import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { LOCALES } from "@learn-bittensor/contract/locales";
import { projectNode } from "../../scripts/project-paths.mjs";
import { runCommand } from "../../scripts/run-command.mjs";
import { loadedDocuments } from "../loaded-documents.ts";
import { localized } from "../localized.ts";
import { pathOfRoute } from "../site-routes.ts";
import { listSitemapPaths } from "../sitemap.ts";
import { expect, settle, test, untilReactIsThere, visit } from "../visitor.ts";
import { startFileServer } from "./file-server.ts";

const NOON = Date.parse("2026-11-20T12:00:00Z");
/** A page whose code is gone is loaded at most once in this time. */
const RELOAD_GUARD_MS = 10_000;

const concept = pathOfRoute("/concepts/:category/*");

/** Every page in every language is rendered once; a busy machine may take its time. */
const TIMEOUT_MS = 480_000;

test.describe("a copy of the site behind a plain file server", () => {
  test.describe.configure({ mode: "serial" });

  let folder: string;
  let host: Awaited<ReturnType<typeof startFileServer>>;

  test.beforeAll(async ({ browserName: _browserName }, testInfo) => {
    testInfo.setTimeout(TIMEOUT_MS);
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

  test("holds what programs read: feeds, the list of texts, and each text as Markdown, in every language", async () => {
    for (const locale of LOCALES) {
      const read = (file: string) => readFile(path.join(folder, localized(file, locale)), "utf8");
      for (const feed of ["/feed", "/updates"]) {
        expect(await read(`${feed}.xml`)).toContain(`<id>${host.origin}${localized(`${feed}.xml`, locale)}</id>`);
        expect(JSON.parse(await read(`${feed}.json`)).items.length).toBeGreaterThan(0);
      }
      const linked = [...(await read("/llms.txt")).matchAll(/\]\((\S+\.md)\)/g)].map(([, address = ""]) => address);
      expect(linked.length).toBeGreaterThan(100);
      for (const address of linked) {
        const text = await readFile(path.join(folder, new URL(address).pathname), "utf8");
        expect(text, address).toContain(`\nurl: "${address.slice(0, -".md".length)}"\n`);
      }
    }
  });

  test("leads on where the site redirects", async () => {
    expect(await readFile(path.join(folder, "ko/applications/index.html"), "utf8")).toContain(
      'content="0; url=/ko/apps"',
    );
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
    await visit(page, `${host.origin}/concepts`);
    await untilReactIsThere(page);
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

  for (const what of ["/search", "/offline", "/de/profile"]) {
    test(`${what} leads to what the copy leaves out`, async ({ page, complaints }) => {
      await page.goto(host.origin + what);
      await expect(page).toHaveURL(/\/static-copy\/?$/);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      // The icon of the page that leads on is still on its way when that is left.
      expect(complaints.filter((complaint) => !complaint.includes("favicon"))).toEqual([]);
    });
  }

  test("the bar's search finds titles, and its way to sign in says that the copy has none", async ({ page }) => {
    await page.goto(`${host.origin}/explore`);
    await page.keyboard.press("/");
    await page.getByRole("combobox", { name: "Search" }).fill("yuma consensus");
    await expect(page.getByRole("option").first()).toHaveAttribute("href", "/concepts/consensus/yuma-consensus");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/concepts\/consensus\/yuma-consensus\/?$/);
    await page.goto(`${host.origin}/explore`);
    const link = page.getByRole("link", { name: "Log in", exact: true }).filter({ visible: true });
    if ((await link.count()) === 0) await page.getByRole("button", { name: "Open menu" }).click();
    await link.first().click();
    await expect(page.getByRole("heading", { level: 1, name: "A copy without a server" })).toBeVisible();
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

  // What is deleted is missing from then on: the last of those that need it.
  test("where code is deleted under a running page, the page asked for is loaded, once in ten seconds; then the error page", async ({
    page,
  }) => {
    const loads = loadedDocuments(page);
    // The host sends on to the folder that the page is in.
    const loaded = ["/concepts", "/concepts/"];
    await page.clock.setFixedTime(NOON);
    await openAbout();
    const assets = path.join(folder, "assets");
    const code = (await readdir(assets)).filter((name) => /^concepts-[^.]+\.js/.test(name));
    expect(code).not.toEqual([]);
    for (const name of code) await rm(path.join(assets, name));

    await goToConcepts();
    await expect(page.locator("h1")).toHaveText("Concepts");
    expect(loads).toEqual(["/about/", ...loaded]);

    await page.clock.setFixedTime(NOON + RELOAD_GUARD_MS - 1);
    await openAbout();
    await goToConcepts();
    await expect(page.locator("h1")).toHaveText("Oops, something went wrong!");
    await expect(page.getByRole("main").getByRole("link", { name: "Back to Home" })).toBeVisible();
    await settle(page);
    expect(loads).toEqual(["/about/", ...loaded, "/about/"]);

    await page.clock.setFixedTime(NOON + RELOAD_GUARD_MS);
    await openAbout();
    await goToConcepts();
    await expect(page.locator("h1")).toHaveText("Concepts");
    expect(loads).toEqual(["/about/", ...loaded, "/about/", "/about/", ...loaded]);

    async function openAbout(): Promise<void> {
      await visit(page, `${host.origin}/about/`);
      await untilReactIsThere(page);
    }

    async function goToConcepts(): Promise<void> {
      await page.locator('footer a[href="/concepts"]').click();
      await expect(page).toHaveURL(/\/concepts\/?$/);
    }
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
