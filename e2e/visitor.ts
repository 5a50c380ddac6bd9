import { test as base, expect, type Page } from "@playwright/test";

export { expect };

/** A page that is left while it loads leaves its requests behind: what Chromium and Firefox call that. */
const LEFT_BEHIND = new Set(["net::ERR_ABORTED", "NS_BINDING_ABORTED"]);

/** A test that also notes whatever goes wrong behind the page's back. */
export const test = base.extend<{ complaints: string[] }>({
  /** A browser that says nothing of its languages: pages in five of them are visited, and none is offered in another. */
  page: async ({ page }, use) => {
    await page.addInitScript(() => Object.defineProperty(Navigator.prototype, "languages", { get: () => [] }));
    await use(page);
  },
  /** Errors in the console, uncaught exceptions, requests that failed or were answered with an error. */
  complaints: async ({ page }, use) => {
    const complaints: string[] = [];
    page.on("console", (message) => {
      if (message.type() === "error") complaints.push(`console: ${message.text()}`);
    });
    page.on("pageerror", (error) => complaints.push(`uncaught: ${error.stack ?? error.message}`));
    page.on("requestfailed", (request) => {
      const reason = request.failure()?.errorText ?? "";
      if (!LEFT_BEHIND.has(reason)) complaints.push(`failed: ${request.url()}: ${reason}`);
    });
    page.on("response", (response) => {
      if (response.status() >= 400) complaints.push(`answered ${response.status()}: ${response.url()}`);
    });
    await use(complaints);
  },
});

/** Every line that the console shows from now on, the browser's own and uncaught errors among them. */
export function linesOf(page: Page): string[] {
  const lines: string[] = [];
  page.on("console", (message) => {
    // Of the tests themselves (`serviceWorkers` in `playwright.config.ts`): no reader has it.
    if (message.text() !== "Service Worker registration blocked by Playwright") lines.push(message.text());
  });
  page.on("pageerror", (error) => lines.push(error.message));
  return lines;
}

/** Goes to an address, as somebody who moves the pointer there, and waits until the page has nothing left to do. */
export async function visit(page: Page, address: string) {
  const response = await visitAtRest(page, address);
  if (await isWaitingForSomebody(page)) await untilReactIsThere(page);
  await settle(page);
  return response;
}

/** Goes to an address where nobody acts: the application does not come. */
export async function visitAtRest(page: Page, address: string) {
  const response = await page.goto(address, { waitUntil: "load" });
  if (!response) throw new Error(`${address} gave no response`);
  await settle(page);
  return response;
}

/** Whether the page's scripts wait for the first sign of a person. */
function isWaitingForSomebody(page: Page): Promise<boolean> {
  return page.evaluate(() => document.querySelector("link[rel=waiting]") !== null);
}

/**
 * The application comes with the first sign of a person. Before React has taken over, the browser itself follows a link and
 * loads the page.
 */
export async function untilReactIsThere(page: Page): Promise<void> {
  if (!(await page.evaluate(() => matchMedia("(scripting: enabled)").matches))) return;
  await page.evaluate(() => dispatchEvent(new Event("pointermove")));
  await page.waitForFunction(() =>
    Object.keys(document.querySelector("main") ?? {}).some((key) => /^__react/.test(key)),
  );
}

/** Scripts have run and React, where it was loaded, has taken over: the browser has been idle twice. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // Not every browser tells when it is idle, and a page that draws nothing more may not come to tell.
    const idle = () =>
      new Promise<unknown>((resolve) =>
        "requestIdleCallback" in window ? requestIdleCallback(resolve, { timeout: 2000 }) : setTimeout(resolve),
      );
    await idle();
    await idle();
  });
}

/** Scroll events are told with the next frame; what they change is painted with the one after. */
export function twoFrames(page: Page): Promise<void> {
  return page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );
}

/**
 * Holds the clock that `page.clock.install()` has put in place of the real one, until the test lets time pass. It stops a
 * little ahead: on a slow machine, time passes between reading the clock and stopping it.
 */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 30_000));
}
