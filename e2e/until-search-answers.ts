import { setTimeout as wait } from "node:timers/promises";
import { DEFAULT_LOCALE, type Locale } from "@learn-bittensor/contract/locales";

/** To fill the search takes seconds; on a machine that does much else, minutes. */
export const SEARCH_TIMEOUT_MS = 300_000;

/** Pages are answered before the search is: it is filled after the first of them, one language after the other. */
export async function untilSearchAnswers(origin: string, locales: readonly Locale[]): Promise<void> {
  const giveUpAt = performance.now() + SEARCH_TIMEOUT_MS;
  for (const locale of locales) {
    const address = `${origin}${locale === DEFAULT_LOCALE ? "" : `/${locale}`}/search?q=subnet`;
    for (;;) {
      const { status, body } = await fetch(address);
      await body?.cancel();
      if (status === 200) break;
      if (performance.now() > giveUpAt) throw new Error(`the search still answers ${status} in ${locale}`);
      await wait(100);
    }
  }
}
