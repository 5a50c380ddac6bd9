import { test as base, expect, type Page } from "@playwright/test";

export { expect };

/** A test that also notes whatever goes wrong behind the page's back. */
export const test = base.extend<{ complaints: string[] }>({
  /** Errors in the console, uncaught exceptions, requests that failed or were answered with an error. */
  complaints: async ({ page }, use) => {
    const complaints: string[] = [];
    page.on("console", (message) => {
      if (message.type() === "error") complaints.push(`console: ${message.text()}`);
    });
    page.on("pageerror", (error) => complaints.push(`uncaught: ${error.stack ?? error.message}`));
    page.on("requestfailed", (request) => {
      const reason = request.failure()?.errorText;
      // A page that is left while it loads leaves its requests behind.
      if (reason !== "net::ERR_ABORTED") complaints.push(`failed: ${request.url()}: ${reason}`);
    });
    page.on("response", (response) => {
      if (response.status() >= 400) complaints.push(`answered ${response.status()}: ${response.url()}`);
    });
    await use(complaints);
  },
});

/** Goes to an address and waits until the page has nothing left to do of its own accord. */
export async function visit(page: Page, address: string) {
  const response = await page.goto(address, { waitUntil: "load" });
  if (!response) throw new Error(`${address} gave no response`);
  await settle(page);
  return response;
}

/** Before React has taken over, the browser itself follows a link and loads the page. */
export async function untilReactIsThere(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector("main") ?? {}).some((key) => /^__react/.test(key)),
  );
}

/**
 * Scripts have run and React, where it was loaded, has taken over: the browser has been idle twice, and all that may be laid
 * out late has been.
 */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // Not every browser tells when it is idle.
    const idle = () => new Promise<unknown>((resolve) => (window.requestIdleCallback ?? window.setTimeout)(resolve));
    await idle();
    do await idle();
    while (document.querySelector(":root[data-fresh]"));
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
