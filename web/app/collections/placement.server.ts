import { DEFAULT_LOCALE, type Locale } from "@learn-bittensor/contract/locales";
import { GradeQuiz } from "@learn-bittensor/contract/operations/quizzes";
import { data } from "react-router";
import { getConceptMap } from "#app/features/concepts/concept-map.server.ts";
import { figureHeight } from "#app/features/figures/figure-heights.ts";
import type { GivenAnswer, PlacementView } from "#app/features/learning/placement/placement-form.ts";
import { type Answered, createWalk, frontierOf } from "#app/features/learning/placement/walk-prerequisites.ts";
import { getQuiz } from "#app/features/quizzes/quizzes.server.ts";
import { ContentRefused } from "#app/site/content-client.server.ts";
import type { Site } from "#app/site/site.server.ts";

/** So many concepts are offered to begin with. */
const MOST_BEGINNINGS = 5;

/**
 * Where a placement check stands after some answers: the next question, or else what is known and where to begin. Everything it
 * knows comes with the request: it stores nothing, and needs nobody to be signed in.
 *
 * @throws {Response} 400 for answers to what is no question
 */
export async function continuePlacement(
  site: Site,
  { given, locale }: { given: readonly GivenAnswer[]; locale: Locale },
): Promise<PlacementView> {
  const { layers } = await getConceptMap(site, locale);
  const concepts = layers.flat();
  const walk = createWalk(concepts);
  const answers = await Promise.all(given.map((answer) => grade(site, answer)));
  const without = new Set<string>();
  for (let slug = walk.next(answers); slug !== null; slug = walk.next(answers, without)) {
    const question = await findQuestion(site, { slug, locale, given });
    const concept = concepts.find((each) => each.slug === slug);
    if (question && concept) return { state: "asking", title: concept.title, locale: concept.locale, ...question };
    without.add(slug);
  }
  const known = walk.known(answers);
  const toLink = ({ slug, title, locale, category }: (typeof concepts)[number]) => {
    return { slug, title, locale, href: category ? `/concepts/${category}/${slug}` : `/explore/concept/${slug}` };
  };
  const rank = ({ slug }: { slug: string }) =>
    walk.asked.includes(slug) ? walk.asked.indexOf(slug) : Number.POSITIVE_INFINITY;
  return {
    state: "found",
    known: concepts.filter(({ slug }) => known.has(slug)).map(toLink),
    // What most others build on comes first.
    frontier: frontierOf(concepts, known)
      .toSorted((one, other) => (rank(one) === rank(other) ? 0 : rank(one) - rank(other)))
      .slice(0, MOST_BEGINNINGS)
      .map(toLink),
  };
}

/** Whoever does not know is not wrong by chance. The keys stay here: what was right is not told. */
async function grade(site: Site, { slug, question, options }: GivenAnswer): Promise<Answered> {
  if (options.length === 0) return { slug, isRight: false };
  const input = { quizSlug: slug, locale: DEFAULT_LOCALE, answers: [{ question, options }] };
  try {
    const { gradeQuiz } = await site.content.query(GradeQuiz, { input });
    return { slug, isRight: gradeQuiz.questions.find(({ key }) => key === question)?.correct === true };
  } catch (error) {
    if (error instanceof ContentRefused) throw data("no such quiz, question or option", { status: 400 });
    throw error;
  }
}

/** A question that was not asked yet and is answered by one of what its options say; null where a concept has none. */
async function findQuestion(
  site: Site,
  { slug, locale, given }: { slug: string; locale: Locale; given: readonly GivenAnswer[] },
) {
  const quiz = await getQuiz(site, { slug, locale, measure: figureHeight });
  const asked = new Set(given.filter((answer) => answer.slug === slug).map(({ question }) => question));
  const question = quiz?.questions.find(({ key, multiple, form }) => !multiple && !form && !asked.has(key));
  return quiz && question ? { slug, question, questionLocale: quiz.locale } : null;
}
