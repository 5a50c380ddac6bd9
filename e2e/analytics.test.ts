import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { gunzipSync } from "node:zlib";
import { DEFAULT_LOCALE, LOCALES } from "@learn-bittensor/contract/locales";
import type { Page } from "@playwright/test";
import { type RunningServer, startSite } from "../scripts/start-server.mjs";
import { IS_FULL } from "./how-much.ts";
import { localized } from "./localized.ts";
import { readSiteRoutes } from "./site-routes.ts";
import { expect, settle, test, untilReactIsThere, visit } from "./visitor.ts";

test.setTimeout(180_000);
test.describe.configure({ mode: "serial" });
// Programs are not counted: these visitors say that they are none.
test.use({
  userAgent: "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36",
});

/** What reaches the host that pages are counted at. */
const asked: { method: string; path: string; body: string }[] = [];
let answer = { status: 200, type: "application/json", body: '{"status":1}' };
let host: Server;
let site: RunningServer;
let folder: string;

test.beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "learn-bittensor-analytics-"));
  host = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const body = Buffer.concat(chunks);
    const isPacked = body[0] === 0x1f && body[1] === 0x8b;
    asked.push({
      method: request.method ?? "",
      path: request.url ?? "",
      body: (isPacked ? gunzipSync(body) : body).toString(),
    });
    response.writeHead(answer.status, {
      "Access-Control-Allow-Origin": "*",
      "Access-Control-Allow-Headers": "*",
      "Content-Type": answer.type,
    });
    response.end(answer.body);
  }).listen(0, "127.0.0.1");
  await once(host, "listening");
  const address = host.address();
  const port = typeof address === "object" ? address?.port : 0;
  site = await startSite(path.join(folder, "data"), {
    settings: { ANALYTICS_KEY: "phc_test", ANALYTICS_HOST: `http://127.0.0.1:${port}` },
  });
});

test.afterAll(async () => {
  await site?.stop();
  host?.closeAllConnections();
  host?.close();
  await rm(folder, { recursive: true, force: true });
});

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, "webdriver", { value: false }));
  asked.length = 0;
  answer = { status: 200, type: "application/json", body: '{"status":1}' };
});

test("without a yes, no page asks anything of any other host", async ({ page }) => {
  const others: string[] = [];
  page.on("request", (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol.startsWith("http") && origin !== site.origin) others.push(request.url());
  });
  const routes = readSiteRoutes();
  for (const [place, { path: route }] of routes.entries())
    if (IS_FULL || place % 4 === 0) await visit(page, site.origin + route);
  // Of the other languages, each visits others of the routes.
  for (const [index, locale] of LOCALES.filter((known) => known !== DEFAULT_LOCALE).entries())
    for (const [place, { path: route }] of routes.entries())
      if (place % 10 === index) await visit(page, site.origin + localized(route, locale));
  await visit(page, `${site.origin}/about`);
  await consent(page).getByRole("button", { name: "No" }).click();
  await visit(page, `${site.origin}/concepts`);
  expect(others).toEqual([]);
  expect(asked).toEqual([]);
});

test("yes counts each page that is shown after it, until it is taken back", async ({ page, complaints }) => {
  await visit(page, `${site.origin}/about`);
  await untilReactIsThere(page);
  const choice = consent(page);
  const [yes, no] = [choice.getByRole("button", { name: "Yes" }), choice.getByRole("button", { name: "No" })];
  await expect(yes).toHaveAttribute("aria-pressed", "false");
  await expect(no).toHaveAttribute("aria-pressed", "false");
  const [yesBox, noBox] = [await yes.boundingBox(), await no.boundingBox()];
  expect([yesBox?.width, yesBox?.height]).toEqual([noBox?.width, noBox?.height]);

  await yes.focus();
  await page.keyboard.press("Enter");
  await expect(yes).toHaveAttribute("aria-pressed", "true");
  await expect(choice.getByRole("status")).toContainText("are counted");

  await page.locator('footer a[href="/explore"]').click();
  await expect(page).toHaveURL(/\/explore$/);
  await expect.poll(() => viewsOf(site.origin), { timeout: 30_000 }).toEqual(["/explore"]);
  // Remembered: the next document is counted as well, without what it was asked for with.
  await visit(page, `${site.origin}/subnets?q=my+words`);
  await expect.poll(() => viewsOf(site.origin), { timeout: 30_000 }).toEqual(["/explore", "/subnets"]);
  expect(asked.map(({ body }) => body).join()).not.toContain("my+words");
  expect(asked.filter(({ method }) => method !== "OPTIONS").every(({ method }) => method === "POST")).toBe(true);

  await visit(page, `${site.origin}/privacy-policy`);
  await untilReactIsThere(page);
  await expect.poll(() => viewsOf(site.origin).length, { timeout: 30_000 }).toBe(3);
  const inPage = page.locator("main [data-consent]");
  await expect(inPage.getByRole("button", { name: "Yes" })).toHaveAttribute("aria-pressed", "true");
  await inPage.getByRole("button", { name: "No" }).click();
  await expect(consent(page).getByRole("button", { name: "No" })).toHaveAttribute("aria-pressed", "true");
  await page.locator('footer a[href="/about"]').click();
  await expect(page).toHaveURL(/\/about$/);
  await visit(page, `${site.origin}/guides`);
  await settle(page);
  expect(viewsOf(site.origin)).toHaveLength(3);
  expect(complaints).toEqual([]);
});

for (const signal of ["doNotTrack", "globalPrivacyControl"] as const)
  test(`a browser that says ${signal} is not asked, and not counted`, async ({ page }) => {
    await page.addInitScript((name) => {
      Object.defineProperty(navigator, name, { value: name === "doNotTrack" ? "1" : true });
      localStorage.setItem("analytics-consent", "yes");
    }, signal);
    await visit(page, `${site.origin}/about`);
    await untilReactIsThere(page);
    await expect(consent(page)).toContainText("Your browser asks not to be tracked");
    await expect(consent(page).getByRole("button")).toHaveCount(0);
    await page.locator('footer a[href="/concepts"]').click();
    await expect(page).toHaveURL(/\/concepts$/);
    await settle(page);
    expect(asked).toEqual([]);
  });

test("a host that answers HTML, or an error, disturbs nobody", async ({ page }) => {
  const lines: string[] = [];
  page.on("console", (message) => lines.push(message.text()));
  page.on("pageerror", (error) => lines.push(error.message));
  answer = { status: 200, type: "text/html", body: "<!doctype html><title>A login</title>" };
  await page.addInitScript(() => localStorage.setItem("analytics-consent", "yes"));
  await visit(page, `${site.origin}/about`);
  await expect.poll(() => viewsOf(site.origin), { timeout: 30_000 }).toEqual(["/about"]);
  await settle(page);
  expect(lines.length).toBeLessThanOrEqual(1);
});

test("a host that refuses connections disturbs nobody", async ({ page }) => {
  const lines: string[] = [];
  page.on("console", (message) => lines.push(message.text()));
  page.on("pageerror", (error) => lines.push(error.message));
  const refused: string[] = [];
  await page.route(/./, (route) => {
    const url = route.request().url();
    if (url.startsWith(site.origin)) return route.fallback();
    refused.push(url);
    return route.abort("connectionrefused");
  });
  await page.addInitScript(() => localStorage.setItem("analytics-consent", "yes"));
  await visit(page, `${site.origin}/about`);
  await untilReactIsThere(page);
  await expect.poll(() => refused.length, { timeout: 30_000 }).toBeGreaterThan(0);
  await page.locator('footer a[href="/concepts"]').click();
  await expect(page.getByRole("heading", { level: 1, name: "Concepts" })).toBeVisible();
  // What is ours to say; the browser tells of each request that it could not make.
  const own = lines.filter((line) => !line.startsWith("Failed to load resource"));
  expect(own.length, own.join("\n")).toBeLessThanOrEqual(1);
});

test("where nothing is set, nothing is asked", async ({ page, baseURL }) => {
  await visit(page, `${baseURL}/privacy-policy`);
  await expect(page.locator("[data-consent]")).toHaveCount(0);
});

function consent(page: Page) {
  return page.locator("footer [data-consent]");
}

/** The paths of the pages that were counted, in order; anything else that is told would be a mistake. */
function viewsOf(origin: string): string[] {
  return asked
    .filter(({ method }) => method === "POST")
    .flatMap(({ body }): { event: string; properties: Record<string, unknown> }[] => {
      const told: unknown = JSON.parse(body);
      if (Array.isArray(told)) return told;
      return typeof told === "object" && told !== null && "batch" in told ? (told.batch as never) : [told as never];
    })
    .map(({ event, properties }) => {
      if (event !== "$pageview") throw new Error(`expected $pageview, was told ${event}`);
      return String(properties.$current_url).slice(origin.length);
    });
}
