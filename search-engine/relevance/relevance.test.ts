import { fileURLToPath } from "node:url";
import { LOCALES, type Locale } from "@learn-bittensor/contract/locales";
import { MARK_START } from "@learn-bittensor/contract/merge-results";
import { isSource, SEARCHED_ATTRIBUTES, SOURCES, TITLE } from "@learn-bittensor/contract/search";
import { withoutLastStopWords } from "@learn-bittensor/contract/stop-words";
import { asSubnetPhrase, LOCAL_NUMBER_NAMES, lettersOf } from "@learn-bittensor/contract/subnet-numbers";
import { createProvider } from "@learn-bittensor/provider/create-provider";
import { readSearchWords } from "@learn-bittensor/provider/read-search-words";
import { print } from "graphql";
import { beforeAll, describe, expect, it } from "vitest";
import { createSearchEngine } from "../create-search-engine.ts";
import { listSearchIndexes, type RunExport } from "../search-documents.ts";
import { DEFAULT_QUERY } from "../search-query.ts";
import { answerQuestions, readQuestions } from "./answer-questions.ts";
import { answerTitle, isSameTitle, listTitled } from "./answer-titles.ts";
import { askEverything } from "./ask-everything.ts";
import {
  type Answer,
  type Ask,
  answerLabels,
  answerWithoutWeak,
  groupBySource,
  measureRelevance,
  nameDocument,
} from "./measure-relevance.ts";
import { type Label, readLabels } from "./read-labels.ts";

const CONTENT = fileURLToPath(new URL("../../content", import.meta.url));
const LEAST = { hitAt1: 0.88, hitAt3: 0.96, meanReciprocalRank: 0.92 };
const LEAST_OF_QUESTIONS = { hitAt1: 0.9, hitAt3: 0.96, meanReciprocalRank: 0.92 };
/** What `/search` may lose by leaving out what holds not every word, where something holds all. */
const MOST_LOST = 0.01;
/** A subnet, its team, and the texts that name it. */
const MOST_HITS_OF_A_NUMBER = 20;
const LEAST_QUERIES = 60;
const LEAST_QUESTIONS = 40;
/** Content in five languages and hundreds of queries, on a busy machine. */
const TIMEOUT_MS = 600_000;
const FEWEST_TITLES = 600;
const FEWEST_NAMES = 300;
const FIRST = 3;

const words = await readSearchWords(CONTENT);
const engine = createSearchEngine({ budgetMs: Number.POSITIVE_INFINITY });
const published = new Set<string>();
const titled = new Map<string, ReturnType<typeof listTitled>>();

beforeAll(async () => {
  const provider = await createProvider({
    contentDir: CONTENT,
    apiTokens: ["token"],
    clock: () => 0,
    log: () => undefined,
  });
  const run: RunExport = async (operation, variables) => {
    const answer = await provider.answer({
      query: print(operation),
      variables: Object.fromEntries(Object.entries(variables)),
      authorization: "Bearer token",
    });
    return JSON.parse(JSON.stringify(answer.body)).data;
  };
  for (const { uid, settings, documents } of await listSearchIndexes(run, { words })) {
    engine.replaceIndex(uid, { primaryKey: "id", settings, documents: [...documents] });
    const [source] = uid.split("_");
    for (const locale of LOCALES) if (uid === `${TITLE}_${locale}`) titled.set(locale, listTitled(documents, locale));
    for (const document of documents) if (isSource(source)) published.add(nameDocument(source, document));
  }
}, TIMEOUT_MS);

const ask: Ask = async (queries) => engine.multiSearch(queries.map((query) => ({ ...DEFAULT_QUERY, ...query })));

describe.each(LOCALES)("what readers of %s want first", (locale) => {
  const labels = readLabels(locale);
  const together = labels.filter(({ sources }) => sources.length > 1);

  it("is labelled for many queries, with documents that exist", () => {
    expect(together.length).toBeGreaterThanOrEqual(LEAST_QUERIES);
    expect(labels.flatMap(({ wanted }) => wanted).filter((document) => !published.has(document))).toEqual([]);
  });

  it(
    "comes first often enough",
    async () => {
      const answers = await answer(labels, locale);
      const grouped = groupBySource(answers);
      report(`relevance in ${locale}`, answers);
      const whole = await answerWithoutWeak(labels, locale, ask, (source) => `${source}_${locale}`);
      report(`relevance in ${locale}, without weak matches`, whole);
      const lost = measureRelevance(answers).hitAt3 - measureRelevance(whole).hitAt3;
      expect.soft(lost, "hit@3 that weak matches had").toBeLessThanOrEqual(MOST_LOST);
      report(`relevance in ${locale}, source by source`, grouped);
      listMisses(answers);
      for (const [order, { hitAt1, hitAt3, meanReciprocalRank }] of [
        ["in one list", measureRelevance(answers)],
        ["source by source", measureRelevance(grouped)],
      ] as const) {
        expect.soft(hitAt1, `hit@1 ${order}`).toBeGreaterThanOrEqual(LEAST.hitAt1);
        expect.soft(hitAt3, `hit@3 ${order}`).toBeGreaterThanOrEqual(LEAST.hitAt3);
        expect.soft(meanReciprocalRank, `MRR ${order}`).toBeGreaterThanOrEqual(LEAST.meanReciprocalRank);
      }
    },
    TIMEOUT_MS,
  );
});

describe.each(LOCALES)("a question of readers of %s", (locale) => {
  it(
    "leads to its answer",
    () => {
      const answers = answerQuestions(engine, locale);
      report(`questions in ${locale}`, answers);
      listMisses(answers);
      const { hitAt1, hitAt3, meanReciprocalRank } = measureRelevance(answers);
      expect(readQuestions().length).toBeGreaterThanOrEqual(LEAST_QUESTIONS);
      expect.soft(meanReciprocalRank, "MRR").toBeGreaterThanOrEqual(LEAST_OF_QUESTIONS.meanReciprocalRank);
      expect.soft(hitAt1, "hit@1").toBeGreaterThanOrEqual(LEAST_OF_QUESTIONS.hitAt1);
      expect.soft(hitAt3, "hit@3").toBeGreaterThanOrEqual(LEAST_OF_QUESTIONS.hitAt3);
    },
    TIMEOUT_MS,
  );
});

describe.each(LOCALES)("search words of %s", (locale) => {
  it("are none of the labels, which would measure themselves", () => {
    const labels = [
      ...readQuestions().map((question) => question[locale]),
      ...readLabels(locale).map(({ query }) => query),
    ];
    const labelled = new Set(labels.map(lettersOf));
    const ofPages = [...words.pages.values()].flatMap((ofPage) => ofPage[locale].asked);
    const wordings = [...ofPages, ...[...words.asked.values()].flatMap((ofPage) => ofPage[locale])];
    expect(wordings.length).toBeGreaterThan(100);
    expect(wordings.filter((wording) => labelled.has(lettersOf(wording)))).toEqual([]);
  });

  it("lead to the pages that stand in no menu", () => {
    const lost = [...words.pages].flatMap(([path, ofPage]) =>
      ofPage[locale].asked.filter((wording) => {
        const { titles } = askEverything(engine, wording, locale);
        return !titles.slice(0, 3).some(({ href }) => href === path);
      }),
    );
    expect(lost).toEqual([]);
  });

  it("lead from an old name to the subnet, which is said to have borne it", () => {
    const lost = [...words.formerly].flatMap(([slug, names]) =>
      names.filter((name) => {
        const { results } = askEverything(engine, name, locale);
        const hits = results.find(({ source }) => source === "subnet")?.hits ?? [];
        return !hits.some((hit) => hit.slug === slug && JSON.stringify(hit._formatted).includes(MARK_START));
      }),
    );
    expect(lost).toEqual([]);
  });
});

describe.each(LOCALES)("the number of hits in %s", (locale) => {
  const names = ["sn 17", "subnet 64", ...LOCAL_NUMBER_NAMES[locale].map((name) => name.replace("#", "17"))];

  it.each(names)("counts what is meant where a subnet is asked for by its number: %s", (query) => {
    const total = countHits(query, locale);
    console.log(`figure: hits of "${query}" in ${locale}: ${total}`);
    expect(total).toBeGreaterThan(0);
    expect(total).toBeLessThanOrEqual(MOST_HITS_OF_A_NUMBER);
  });
});

describe.each(LOCALES)("a title typed as it is, in %s", (locale) => {
  it(
    "has its page among the first three",
    () => {
      const titles = titled.get(locale) ?? [];
      const lost = titles.flatMap(({ title, href }) => {
        const first = answerTitle(engine, title, locale).slice(0, FIRST);
        return first.some((found) => isSameTitle(found, title)) ? [] : [`${title} (${href}): ${first.join(" | ")}`];
      });
      console.log(
        `figure: titles in ${locale}: ${titles.length - lost.length} of ${titles.length} among the first three`,
      );
      expect(titles.length).toBeGreaterThanOrEqual(FEWEST_TITLES);
      expect(lost).toEqual([]);
    },
    TIMEOUT_MS,
  );

  it(
    "is in the panel for each of its names in other languages, too",
    () => {
      const named = (titled.get(locale) ?? []).flatMap(({ title, names }) => names.map((name) => ({ title, name })));
      const lost = named.filter(({ title, name }) => {
        const found = answerTitle(engine, name, locale);
        return !found.some((called) => isSameTitle(called, title) || isSameTitle(called, name));
      });
      console.log(`figure: names in ${locale}: ${named.length - lost.length} of ${named.length}`);
      expect(named.length).toBeGreaterThanOrEqual(FEWEST_NAMES);
      expect(lost).toEqual([]);
    },
    TIMEOUT_MS,
  );
});

function answer(labels: readonly Label[], locale: Locale): Promise<Answer[]> {
  return answerLabels(labels, locale, ask, (source) => `${source}_${locale}`);
}

/** As `/search` counts: what holds every word, and what holds some of them only where nothing holds all. */
function countHits(query: string, locale: Locale): number {
  const count = (q: string, matchingStrategy: "all" | "last") => {
    const asked = SOURCES.map((source) => {
      const attributesToSearchOn = SEARCHED_ATTRIBUTES[source];
      const indexUid = `${source}_${locale}`;
      return { ...DEFAULT_QUERY, indexUid, q, attributesToSearchOn, matchingStrategy, page: 1, hitsPerPage: 1 };
    });
    return engine.multiSearch(asked).reduce((sum, result) => sum + ("totalHits" in result ? result.totalHits : 0), 0);
  };
  const whole = asSubnetPhrase(query, locale) ?? withoutLastStopWords(query, locale);
  return count(whole, "all") || count(query, "last");
}

function report(what: string, answers: readonly Answer[]): void {
  const { hitAt1, hitAt3, meanReciprocalRank } = measureRelevance(answers);
  const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
  const figures = `hit@1 ${percent(hitAt1)}, hit@3 ${percent(hitAt3)}, MRR ${meanReciprocalRank.toFixed(3)}`;
  console.log(`figure: ${what}: ${answers.length} queries, ${figures}`);
}

function listMisses(answers: readonly Answer[]): void {
  const misses = answers.filter(({ rank }) => rank > 1);
  const lines = misses.map(({ query, kind, wanted, rank, found }) => {
    const place = Number.isFinite(rank) ? `at ${rank}` : "not found";
    return `  ${kind}: ${query}: ${wanted.join(" or ")} ${place}; first ${found.slice(0, 3).join(", ")}`;
  });
  console.log(lines.join("\n"));
}
