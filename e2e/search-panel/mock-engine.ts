import type { Page, Route } from "@playwright/test";

/** What the page asked a search engine for. */
export interface Question {
  queries: { indexUid: string; q: string; limit: number; [field: string]: unknown }[];
}

interface Asked extends Question {
  headers: Record<string, string>;
}

export type Documents = Record<string, object[]>;

/**
 * Answers in place of the search engine with these documents by source, whatever is asked, and notes every question.
 * `answer` may answer otherwise.
 */
export async function mockEngine(
  page: Page,
  documents: Documents = {},
  answer: (route: Route, question: Question) => Promise<void> = (route, question) =>
    route.fulfill({ json: answerTo(question, documents) }),
): Promise<Asked[]> {
  const asked: Asked[] = [];
  await page.route("**/multi-search", async (route) => {
    const question: Question = route.request().postDataJSON();
    asked.push({ ...question, headers: await route.request().allHeaders() });
    await answer(route, question);
  });
  return asked;
}

/** The answer of an engine that finds these documents for every query. */
export function answerTo({ queries }: Question, documents: Documents) {
  return {
    results: queries.map(({ indexUid, q, limit }) => {
      const hits = documents[indexUid.split("_")[0] ?? ""] ?? [];
      return { indexUid, hits, query: q, limit, offset: 0, processingTimeMs: 1, estimatedTotalHits: hits.length };
    }),
  };
}

/** Marks as the page asks for them. */
export const marked = (text: string) => `\ue000${text}\ue001`;

export function aConcept(title: string, rest: object = {}) {
  const slug = title.toLowerCase().replaceAll(" ", "-");
  return { id: slug, locale: "en", title, description: "", slug, categories: [{ slug: "economics" }], ...rest };
}

/** One document of each source. */
export const ONE_OF_EACH: Documents = {
  concept: [aConcept("Staking")],
  subnet: [{ id: "s", locale: "en", name: "Stake works", description: "", slug: "works", mainnetId: 64 }],
  guide: [{ id: "g", locale: "en", title: "First stake", description: "", slug: "wallets/first stake" }],
  article: [{ id: "a", locale: "en", title: "On stake", description: "", slug: "on-stake" }],
  application: [
    { id: "p", locale: "en", name: "Stake app", description: "", application: { link: "https://app.example/in" } },
  ],
  team: [{ id: "t", locale: "en", name: "Stakers", slug: "stakers", subnets: [{ name: "Stake works" }] }],
};
