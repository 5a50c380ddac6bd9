import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { gunzipSync } from "node:zlib";
import { DEFAULT_LOCALE, LOCALES } from "@learn-bittensor/contract/locales";
import type { Page } from "@playwright/test";
import { type RunningServer, startSite } from "../scripts/start-server.mjs";
import { localized } from "./localized.ts";
import { startOwnSite } from "./own-site.ts";
import { startRecordingProxy } from "./recording-proxy.ts";
import { partOf } from "./sample.ts";
import { readSiteRoutes } from "./site-routes.ts";
import { expect, linesOf, settle, test, untilReactIsThere, visit } from "./visitor.ts";

test.setTimeout(180_000);
test.describe.configure({ mode: "serial" });
// Programs are not counted: these visitors say that they are none.
test.use({
  userAgent: "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36",
});

const KEY = "phc_test";
/** A page that is looked at for another while than it takes to show it. */
const A_MINUTE_MS = 60_000;

/** What Chromium asks about every form it sees, whatever page that is on. */
const ASKED_BY_THE_BROWSER = ["https://content-autofill.googleapis.com:443"];

/** What reaches the host that pages are counted at. */
const asked: { method: string; path: string; body: string }[] = [];
const AS_IT_SHOULD = { status: 200, type: "application/json", body: '{"status":1}', isForAll: true };
let answer = AS_IT_SHOULD;
let host: Server;
let hostAddress: string;
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
      ...(answer.isForAll && { "Access-Control-Allow-Origin": "*", "Access-Control-Allow-Headers": "*" }),
      "Content-Type": answer.type,
    });
    response.end(answer.body);
  }).listen(0, "127.0.0.1");
  await once(host, "listening");
  const address = host.address();
  const port = typeof address === "object" ? address?.port : 0;
  hostAddress = `http://127.0.0.1:${port}`;
  site = await startSite(path.join(folder, "data"), {
    settings: { ANALYTICS_KEY: KEY, ANALYTICS_HOST: hostAddress },
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
  answer = AS_IT_SHOULD;
});

test("without a yes, no page asks anything of any other host: so says a proxy that every request goes through", async ({
  browser,
}) => {
  const proxy = await startRecordingProxy(site.origin);
  const context = await browser.newContext({ proxy: { server: proxy.address } });
  try {
    const page = await context.newPage();
    const routes = readSiteRoutes();
    for (const { path: route } of partOf(3, routes)) await visit(page, site.origin + route);
    await visit(page, `${site.origin}/there/is/no/such/page`);
    const translated = LOCALES.filter((known) => known !== DEFAULT_LOCALE);
    const others = translated.flatMap((locale) => routes.map(({ path: route }) => localized(route, locale)));
    for (const address of partOf(10, others)) await visit(page, site.origin + address);
    await visit(page, `${site.origin}/about`);
    await consent(page).getByRole("button", { name: "No" }).click();
    await visit(page, `${site.origin}/concepts`);
    expect(proxy.origins.length).toBeGreaterThan(partOf(3, routes).length);
    const known = new Set([site.origin, ...ASKED_BY_THE_BROWSER]);
    expect(proxy.origins.filter((origin) => !known.has(origin))).toEqual([]);
    expect(asked).toEqual([]);

    // The proxy does see what goes elsewhere.
    await page.evaluate((address) => fetch(address, { mode: "no-cors" }).catch(() => null), hostAddress);
    expect(proxy.origins).toContain(hostAddress);
  } finally {
    await context.close();
    proxy.stop();
  }
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
  // Stored: the next document is counted as well, without what it was asked for with.
  await visit(page, `${site.origin}/subnets?q=my+words`);
  await expect.poll(() => viewsOf(site.origin), { timeout: 30_000 }).toEqual(["/explore", "/subnets"]);
  expect(asked.map(({ body }) => body).join()).not.toContain("my+words");
  // What the library was told is what it goes by: a session ends after five minutes.
  expect(toldProperties()).toMatchObject({ token: KEY, $configured_session_timeout_ms: 5 * A_MINUTE_MS });

  await visit(page, `${site.origin}/privacy-policy`);
  await untilReactIsThere(page);
  await expect.poll(() => viewsOf(site.origin).length, { timeout: 30_000 }).toBe(3);
  await expect.poll(() => writtenDown(page)).toContain(`localStorage ph_${KEY}_posthog`);
  const first = toldProperties().distinct_id;
  const inPage = page.locator("main [data-consent]");
  await expect(inPage.getByRole("button", { name: "Yes" })).toHaveAttribute("aria-pressed", "true");
  await inPage.getByRole("button", { name: "No" }).click();
  await expect(consent(page).getByRole("button", { name: "No" })).toHaveAttribute("aria-pressed", "true");
  await expect.poll(() => writtenDown(page)).toEqual([]);
  await page.locator('footer a[href="/about"]').click();
  await expect(page).toHaveURL(/\/about$/);
  await visit(page, `${site.origin}/guides`);
  await settle(page);
  expect(viewsOf(site.origin)).toHaveLength(3);
  expect(await writtenDown(page)).toEqual([]);

  // Who agrees again is somebody else.
  await untilReactIsThere(page);
  await consent(page).getByRole("button", { name: "Yes" }).click();
  await page.locator('footer a[href="/explore"]').click();
  await expect.poll(() => viewsOf(site.origin), { timeout: 30_000 }).toHaveLength(4);
  expect(toldProperties().distinct_id).not.toBe(first);
  expect(complaints).toEqual([]);
});

test("what was written down goes when a browser has said no since", async ({ page }) => {
  await page.addInitScript((key) => {
    Object.defineProperty(navigator, "globalPrivacyControl", { value: true });
    localStorage.setItem("analytics-consent", "yes");
    localStorage.setItem(`ph_${key}_posthog`, "{}");
  }, KEY);
  await visit(page, `${site.origin}/about`);
  await expect.poll(() => writtenDown(page)).toEqual([]);
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

const HTML = { type: "text/html", body: "<!doctype html><title>A login</title>" };
for (const [what, given] of [
  ["HTML", { ...AS_IT_SHOULD, ...HTML }],
  ["HTML, to nobody but itself", { ...AS_IT_SHOULD, ...HTML, isForAll: false }],
  ["500", { ...AS_IT_SHOULD, status: 500, body: "" }],
  ["500, to nobody but itself", { ...AS_IT_SHOULD, ...HTML, status: 500, isForAll: false }],
] as const)
  test(`a host that answers ${what} costs a page one line in the console at most, and is not asked again`, async ({
    page,
  }) => {
    const lines = linesOf(page);
    answer = given;
    await page.clock.install();
    await page.addInitScript(() => localStorage.setItem("analytics-consent", "yes"));
    await visit(page, `${site.origin}/about`);
    await expect.poll(() => viewsOf(site.origin), { timeout: 30_000 }).toEqual(["/about"]);
    await page.clock.runFor(A_MINUTE_MS);
    await settle(page);
    expect(asked).toHaveLength(1);
    expect(lines.length, lines.join("\n")).toBeLessThanOrEqual(1);
    await page.locator('footer a[href="/concepts"]').click();
    await expect(page.getByRole("heading", { level: 1, name: "Concepts" })).toBeVisible();
  });

test("a host that refuses connections costs one line in the console, however many pages are shown", async ({
  page,
}) => {
  const lines = linesOf(page);
  const refused: string[] = [];
  await page.route(/./, (route) => {
    const url = route.request().url();
    if (url.startsWith(site.origin)) return route.fallback();
    refused.push(url);
    return route.abort("connectionrefused");
  });
  await page.clock.install();
  await page.addInitScript(() => localStorage.setItem("analytics-consent", "yes"));
  await visit(page, `${site.origin}/about`);
  await untilReactIsThere(page);
  await expect.poll(() => lines.length, { timeout: 30_000 }).toBe(1);
  await page.clock.runFor(A_MINUTE_MS);
  for (const [href, name] of [
    ["/concepts", "Concepts"],
    ["/guides", "Guides"],
  ]) {
    await page.locator(`footer a[href="${href}"]`).click();
    await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
    await settle(page);
  }
  expect(refused).toHaveLength(1);
  expect(lines, lines.join("\n")).toHaveLength(1);
});

test("turned off, it is neither asked for nor loaded, whatever key and host say", async ({ page }) => {
  const off = await startOwnSite(path.join(folder, "data-off"), {
    ...{ ANALYTICS_KEY: KEY, ANALYTICS_HOST: hostAddress },
    ANALYTICS_DISABLED: "true",
  });
  try {
    await page.addInitScript(() => localStorage.setItem("analytics-consent", "yes"));
    const scripts: string[] = [];
    page.on("response", async (response) => {
      if (response.request().resourceType() === "script") scripts.push(await response.text().catch(() => ""));
    });
    const shown = await visit(page, `${off.origin}/privacy-policy`);
    await untilReactIsThere(page);
    await page.locator('footer a[href="/about"]').click();
    await expect(page).toHaveURL(/\/about$/);
    await settle(page);
    await expect(page.locator("[data-consent]")).toHaveCount(0);
    expect(shown.headers()["content-security-policy"]).not.toContain(hostAddress);
    expect(scripts.length).toBeGreaterThan(0);
    expect(scripts.filter((script) => script.includes("opt_out_capturing"))).toEqual([]);
    expect(asked).toEqual([]);
  } finally {
    await off.stop();
  }
});

test("where nothing is set, nothing is asked", async ({ page, baseURL }) => {
  await visit(page, `${baseURL}/privacy-policy`);
  await expect(page.locator("[data-consent]")).toHaveCount(0);
});

function consent(page: Page) {
  return page.locator("footer [data-consent]");
}

/** What the library has written down on the device, by its names. */
async function writtenDown(page: Page): Promise<string[]> {
  const names = await page.evaluate(() => [
    ...Object.keys(localStorage).map((name) => `localStorage ${name}`),
    ...Object.keys(sessionStorage).map((name) => `sessionStorage ${name}`),
  ]);
  const cookies = (await page.context().cookies()).map(({ name }) => `cookie ${name}`);
  return [...names, ...cookies].filter((name) => /phc?_|posthog/i.test(name));
}

/** What the newest event says of itself. */
function toldProperties(): Record<string, unknown> {
  return eventsTold().at(-1)?.properties ?? {};
}

/** The paths of the pages that were counted, in order; anything else that is told would be a mistake. */
function viewsOf(origin: string): string[] {
  return eventsTold().map(({ event, properties }) => {
    if (event !== "$pageview") throw new Error(`expected $pageview, was told ${event}`);
    return String(properties.$current_url).slice(origin.length);
  });
}

interface Told {
  api_key: string;
  batch: { event: string; properties: Record<string, unknown> }[];
}

function eventsTold(): Told["batch"] {
  return asked.flatMap(({ method, path: target, body }) => {
    if (method !== "POST" || !target.startsWith("/e/")) throw new Error(`was asked ${method} ${target}`);
    const { api_key, batch }: Told = JSON.parse(body);
    if (api_key !== KEY) throw new Error(`expected the key ${KEY}, was told ${api_key}`);
    return batch;
  });
}
