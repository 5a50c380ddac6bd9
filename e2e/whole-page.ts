import { LOCALES, type Locale } from "@learn-bittensor/contract/locales";
import { expect, type Page } from "@playwright/test";
import { localized, unlocalized } from "./localized.ts";

/** What every page must have, as it stands in a document. */
export interface PageFacts {
  language: string;
  title: string;
  description: string | null;
  headings: string[];
  mains: number;
  canonical: string[];
  alternates: Record<string, string>;
}

/** Of the page as it is, or of a document that was sent and is only read here, neither shown nor run. */
export function readPageFacts(page: Page, html: string | null = null): Promise<PageFacts> {
  return page.evaluate((text) => {
    const read = text === null ? document : new DOMParser().parseFromString(text, "text/html");
    const all = (selector: string) => [...read.querySelectorAll(selector)];
    return {
      language: read.documentElement.lang,
      title: read.title,
      description: read.querySelector('meta[name="description"]')?.getAttribute("content") ?? null,
      headings: all("h1").map((heading) => heading.textContent.trim()),
      mains: all("main").length,
      canonical: all('link[rel="canonical"]').map((link) => link.getAttribute("href") ?? ""),
      alternates: Object.fromEntries(
        all('link[rel="alternate"][hreflang]').map((link) => [
          link.getAttribute("hreflang"),
          link.getAttribute("href") ?? "",
        ]),
      ),
    };
  }, html);
}

/** `path` is the page's in English; the answer is its canonical address. */
export function expectWholePage(facts: PageFacts, asked: { path: string; locale: Locale; origin: string }): URL {
  const { path, locale, origin } = asked;
  expect(facts).toMatchObject({
    language: locale,
    title: expect.stringMatching(/\S/),
    description: expect.stringMatching(/\S/),
    headings: [expect.stringMatching(/\S/)],
    mains: 1,
    canonical: [expect.stringMatching(/^http/)],
  });
  const canonical = new URL(facts.canonical[0] ?? "");
  expect(canonical.origin).toBe(origin);
  const inEnglish = new URL(facts.alternates.en ?? "").pathname;
  expect([path, unlocalized(canonical.pathname, locale)]).toContain(inEnglish);
  expect(facts.alternates).toEqual({
    ...Object.fromEntries(LOCALES.map((other) => [other, `${origin}${localized(inEnglish, other)}`])),
    "x-default": `${origin}${inEnglish}`,
  });
  return canonical;
}
