import type { Page } from "@playwright/test";
import { expect, untilReactIsThere } from "../visitor.ts";

/** Acts on the page, and waits until the device has it and the service worker answers for it. */
export async function readUntilKept(page: Page): Promise<void> {
  await untilReactIsThere(page);
  await expect.poll(() => page.evaluate(whyNotKept)).toBe("");
}

/** Empty once the page is kept. */
async function whyNotKept(): Promise<string> {
  if (!navigator.serviceWorker.controller) return "no service worker answers";
  const address = location.pathname + location.search;
  if (await caches.match(address)) return "";
  const { status, headers } = await fetch(address, { credentials: "omit" });
  return `${address}: ${status}, ${headers.get("Cache-Control")}; kept are ${await caches.keys()}`;
}
