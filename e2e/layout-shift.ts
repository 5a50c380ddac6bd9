import type { Page } from "@playwright/test";

declare global {
  interface Window {
    /** What has moved so far without anybody's doing. */
    readShifts: () => number;
  }
}

/** Counts what moves from now on, as browsers do. */
export async function noteShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let total = 0;
    const add = (entries: PerformanceEntryList) => {
      for (const entry of entries) if ("value" in entry) total += Number(entry.value);
    };
    const observer = new PerformanceObserver((list) => add(list.getEntries()));
    observer.observe({ type: "layout-shift", buffered: true });
    window.readShifts = () => {
      add(observer.takeRecords());
      return total;
    };
  });
}

/** Once what is there has been laid out and painted. */
export function totalShift(page: Page): Promise<number> {
  return page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
    return window.readShifts();
  });
}
