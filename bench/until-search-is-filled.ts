import { setTimeout as wait } from "node:timers/promises";

export const LOCALES = ["en", "de", "ko", "fr", "zh"];

/** After the start the search engine is filled, one language after the other, in threads that take their time. */
export async function untilSearchIsFilled(origin: string): Promise<void> {
  for (const locale of LOCALES) {
    while (!(await answers(`${origin}${locale === "en" ? "" : `/${locale}`}/search?q=subnet`))) await wait(1_000);
  }
}

async function answers(address: string): Promise<boolean> {
  const answer = await fetch(address);
  await answer.arrayBuffer();
  return answer.status === 200;
}
