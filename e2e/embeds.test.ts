import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { LOCALES } from "@learn-bittensor/contract/locales";
import { expectNoViolations } from "./axe.ts";
import { localized } from "./localized.ts";
import { sampleOf } from "./sample.ts";
import { expect, test } from "./visitor.ts";

const EMBEDS = [
  ["/embed/term/subnet", "main p"],
  ["/embed/fact/tempo", "main p"],
  ["/embed/figure/tempo-clock", "main svg"],
  ["/embed/lab/yuma-consensus", ".lab-frame"],
] as const;
const NARROWEST = { width: 320, height: 700 };

/** Another site: its pages frame what they are asked for. */
let host: Server;
let origin: string;
test.beforeAll(async () => {
  host = createServer((request, response) => {
    const framed = new URL(request.url ?? "/", "http://host.invalid").searchParams.get("frame") ?? "";
    response.setHeader("Content-Type", "text/html; charset=utf-8");
    response.end(`<!doctype html><title>Host</title><iframe src="${framed}" width="320" height="600"></iframe>`);
  });
  await new Promise<void>((resolve) => host.listen(0, "127.0.0.1", resolve));
  origin = `http://127.0.0.1:${(host.address() as AddressInfo).port}`;
});
test.afterAll(() => new Promise((resolve) => host.close(resolve)));

test("other sites frame a term, a fact, a figure and a lab, which keep nothing; nothing else", async ({
  page,
  context,
  baseURL,
  complaints,
}) => {
  for (const [[path, shows], locale] of sampleOf(EMBEDS, LOCALES)) {
    const address = `${baseURL}${localized(path, locale)}`;
    await page.goto(`${origin}/?frame=${encodeURIComponent(address)}`);
    const frame = page.frameLocator("iframe");
    await expect(frame.locator(shows).first()).toBeVisible();
    const answer = await page.request.get(address, { headers: { Cookie: "jwt=dead" } });
    expect(answer.headers()["set-cookie"], address).toBeUndefined();
    expect(await answer.text(), address).toContain("noindex");
  }
  // On its own, so that what it stores would be found at the next address of the site.
  await page.goto("/embed/lab/pool");
  await expect(page.locator(".lab-frame[data-ready]")).toBeVisible();
  await page.getByRole("slider").first().focus();
  await page.keyboard.press("End");
  await expect(page).toHaveURL(/[?&]s=\d+~/);
  await page.goto("/robots.txt");
  expect(await page.evaluate(() => [Object.keys(localStorage), Object.keys(sessionStorage)])).toEqual([[], []]);
  expect(await context.cookies()).toEqual([]);
  expect(complaints).toEqual([]);

  await page.goto(`${origin}/?frame=${encodeURIComponent(`${baseURL}/facts`)}`);
  await expect.poll(() => complaints.join("\n")).toContain("frame-ancestors");
});

test("what is framed needs neither width nor scripts", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: NARROWEST, baseURL: baseURL ?? "" });
  const page = await context.newPage();
  for (const [path, shows] of EMBEDS) {
    await page.goto(path);
    await expect(page.locator(shows).first(), path).toBeVisible();
  }
  await context.close();
});

test("what is framed is sound for everybody", async ({ page }) => {
  await page.setViewportSize(NARROWEST);
  for (const [path, shows] of EMBEDS) {
    await page.goto(path);
    await expect(page.locator(shows).first(), path).toBeVisible();
    for (const width of [640, NARROWEST.width]) {
      await page.setViewportSize({ ...NARROWEST, width });
      const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(beyond, `${path} at ${width}`).toBeLessThanOrEqual(0);
    }
    await expectNoViolations(page);
  }
});
