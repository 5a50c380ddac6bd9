import { DEFAULT_LOCALE, isLocale, type Locale } from "@learn-bittensor/contract/locales";
import type { GraphQLFieldResolver } from "graphql";
import { findQuiz, gradeQuiz, listQuestionForms, type QuizAnswer } from "../accounts/learning/quiz.ts";
import type { ContentStore } from "../content/content-store.ts";
import { TEXT_KINDS } from "../content/text-kinds.ts";
import { answerEmissionShares } from "./answer-emission-shares.ts";
import { answerMiningNeeds } from "./answer-mining-needs.ts";
import { answerVideoLanguages } from "./answer-video-languages.ts";
import type { RequestContext } from "./context.ts";

/** What the contract asks beyond Strapi's schema and the content alone decides, by the names of the fields. */
export const OWN_CONTENT: Readonly<Record<string, GraphQLFieldResolver<unknown, RequestContext>>> = {
  corrections: tellAll(
    (content, locale) => content.corrections(locale),
    ({ texts, sources }) => 1 + texts.length + sources.length,
  ),
  emissionShares: answerEmissionShares,
  facts: tellAll(
    (content, locale) => content.facts(locale),
    ({ earlier, texts }) => 1 + earlier.length + texts.length,
  ),
  glossary: tellAll(
    (content, locale) => content.glossary(locale),
    ({ usedIn }) => 1 + usedIn.length,
  ),
  miningNeeds: answerMiningNeeds,
  protocolChanges: tellAll(
    (content, locale) => content.protocolChanges(locale),
    ({ texts, sources }) => 3 + texts.length + sources.length,
  ),
  questionForms: answerQuestionForms,
  textNotes: answerTextNotes,
  translatedTexts: answerTranslatedTexts,
  videoLanguages: answerVideoLanguages,
};

/** All there is of a kind, told in a language: none in a language that the site does not have. `cost` is how many things one of them is. */
function tellAll<Member>(
  list: (content: ContentStore, locale: Locale) => readonly Member[],
  cost: (member: Member) => number,
): GraphQLFieldResolver<unknown, RequestContext, { locale?: string | null }> {
  return (_, { locale }, { content, budget }) => {
    const asked = locale ?? DEFAULT_LOCALE;
    const members = isLocale(asked) ? list(content, asked) : [];
    budget.answer(members.reduce((sum, member) => sum + cost(member), 0));
    return members;
  };
}

/** Before anything is answered, so without what is right. */
function answerQuestionForms(
  _: unknown,
  { quizSlug, locale }: { quizSlug: string; locale?: string | null },
  { content, budget }: RequestContext,
) {
  const forms = listQuestionForms(findQuiz(content, quizSlug, locale ?? DEFAULT_LOCALE));
  budget.answer(forms.reduce((sum, { spots }) => sum + 1 + spots.length, 1));
  return forms;
}

/** What a text is built on, or all texts of a kind together where no slug is given. */
function answerTextNotes(
  _: unknown,
  { kind, slug, locale }: { kind: string; slug?: string | null; locale?: string | null },
  { content, budget }: RequestContext,
) {
  const type = TEXT_KINDS[kind]?.type;
  const asked = locale ?? DEFAULT_LOCALE;
  if (!type || !isLocale(asked)) return null;
  const notes =
    slug === undefined || slug === null ? content.notes.ofType(type, asked) : content.notes.find(type, slug, asked);
  budget.answer(1 + (notes?.facts.length ?? 0));
  return notes;
}

/** Every text that is translated, with how far each of its translations follows it. */
function answerTranslatedTexts(_: unknown, __: unknown, { content, budget }: RequestContext) {
  const texts = content.translatedTexts();
  budget.answer(texts.reduce((sum, { translations }) => sum + 1 + translations.length, 0));
  return texts;
}

/** `gradeQuiz`: for anybody, and nothing is stored; nor is its answer cached, of which there are as many as ways to answer. */
export function answerGradeQuiz(
  _: unknown,
  { input }: { input: { quizSlug: string; locale?: string | null; answers: QuizAnswer[] } },
  { content, budget }: RequestContext,
) {
  const grading = gradeQuiz(findQuiz(content, input.quizSlug, input.locale ?? DEFAULT_LOCALE), input.answers);
  budget.answer(1 + grading.questions.length);
  return grading;
}
