import type { Page } from "@playwright/test";
import { expect, untilReactIsThere } from "../visitor.ts";

/** Acts on the page, and waits until the device has it and the service worker answers for it. */
export async function readUntilSaved(page: Page): Promise<void> {
  await untilReactIsThere(page);
  await expect.poll(() => page.evaluate(whyNotSaved)).toBe("");
}

/** Empty once the page is saved. */
async function whyNotSaved(): Promise<string> {
  if (!navigator.serviceWorker.controller) return "no service worker answers";
  const address = location.pathname + location.search;
  if (await caches.match(address)) return "";
  const { status, headers } = await fetch(address, { credentials: "omit" });
  return `${address}: ${status}, ${headers.get("Cache-Control")}; saved are ${await caches.keys()}`;
}
