import type { Locale } from "@learn-bittensor/contract/locales";
import { listQueryWords, MARK_END, MARK_START, measureMarkedWords } from "@learn-bittensor/contract/merge-results";
import { HIGHLIGHTED_ATTRIBUTES, isSource, PASSAGE, SEARCHED_ATTRIBUTES } from "@learn-bittensor/contract/search";
import { lettersOf } from "@learn-bittensor/contract/subnet-numbers";
import type { Site } from "#app/site/site.server.ts";
import { type FoundPassage, toFoundPassage } from "./found-passage.ts";

/** More say less. */
const MOST_PASSAGES = 3;

/** So many hits are looked at. */
const HITS = 20;

/** A passage that shows this share of the question's words is taken to answer it. */
const ENOUGH = 0.6;

/** More words are not looked up: nobody asks for them all. */
const MOST_WORDS = 8;

/**
 * The passages that answer a question, the best first and one of each section; none where nothing does.
 *
 * Asked first is for passages that hold every word of it. Where they are too few, the words are put in the order of their
 * rarity: the engine drops the last ones until it has found something, and what everything mentions says least. Of what
 * the engine finds, passages that show more of the question come first, in their titles and by themselves; else its order stands.
 * @throws {SearchUnavailable} when the engine does not answer
 */
export async function findPassages(site: Site, question: string, locale: Locale): Promise<FoundPassage[]> {
  const { indexes, comingSoon } = await site.searchSettings(locale);
  const toQuery = (text: string, options: { matchingStrategy: "all" | "last"; limit: number }) => ({
    indexUid: indexes.replace("{source}", PASSAGE),
    q: text,
    attributesToHighlight: HIGHLIGHTED_ATTRIBUTES[PASSAGE],
    attributesToSearchOn: SEARCHED_ATTRIBUTES[PASSAGE],
    highlightPreTag: MARK_START,
    highlightPostTag: MARK_END,
    ...options,
  });
  const listAnswers = (hits: readonly unknown[]) =>
    hits
      .flatMap((hit) => toFoundPassage(hit) ?? [])
      .filter(({ kind }) => !(isSource(kind) && comingSoon.includes(kind)))
      .map((passage) => ({ passage, evidence: weigh(passage, question, locale) }))
      .filter(({ evidence }) => evidence.isAnswer)
      .toSorted((one, other) => other.evidence.strength - one.evidence.strength)
      .map(({ passage }) => passage);

  const words = listWords(question, locale);
  const [whole, asAsked, ...single] = await site.search.multiSearch([
    toQuery(words.join(" ") || question, { matchingStrategy: "all", limit: HITS }),
    // As it is asked it may be a heading; without the words of a question, others begin with what it is about.
    toQuery(question, { matchingStrategy: "all", limit: HITS }),
    ...words.map((word) => toQuery(word, { matchingStrategy: "all", limit: 1 })),
  ]);
  const answers = pickOneOfEach(listAnswers([...(whole?.hits ?? []), ...(asAsked?.hits ?? [])]));
  if (answers.length >= MOST_PASSAGES) return answers.slice(0, MOST_PASSAGES);

  const known = words.flatMap((word, index) => {
    const total = single[index]?.total ?? 0;
    return total > 0 ? [{ word, total }] : [];
  });
  const rarestFirst = known.toSorted((one, other) => one.total - other.total).map(({ word }) => word);
  const text = rarestFirst.join(" ") || question;
  const [some] = await site.search.multiSearch([toQuery(text, { matchingStrategy: "last", limit: HITS })]);
  return pickOneOfEach([...answers, ...listAnswers(some?.hits ?? [])]).slice(0, MOST_PASSAGES);
}

/** What the engine's marks say of a passage: how much of the question it shows, and where. */
function weigh({ titles, marked }: FoundPassage, question: string, locale: Locale) {
  const measure = (texts: readonly string[]) => measureMarkedWords(question, locale, texts);
  const { all, asTyped } = measure([...marked.titles, ...marked.text]);
  // A title may be about something else that has the same words in it: heading and text are looked at by themselves too.
  const isHeading = lettersOf(titles.at(-1) ?? "") === lettersOf(question);
  const shown = measure(marked.titles).all + measure([marked.titles.at(-1) ?? "", ...marked.text]).all;
  // Words that were all corrected or exchanged for others are another question, unless it is a single word.
  const isAnswer = all >= ENOUGH && (asTyped > 0 || listQueryWords(question, locale).length === 1);
  return { isAnswer, strength: shown + (isHeading ? 1 : 0) };
}

/** The first passage of each section. */
function pickOneOfEach(passages: readonly FoundPassage[]): FoundPassage[] {
  const hrefs = passages.map(({ href }) => href);
  return passages.filter(({ href }, index) => hrefs.indexOf(href) === index);
}

/** The words by themselves; of Chinese none, since only the engine knows where they end. */
function listWords(question: string, locale: Locale): string[] {
  if (/\p{Script=Han}/u.test(question)) return [];
  return listQueryWords(question, locale).slice(0, MOST_WORDS);
}
