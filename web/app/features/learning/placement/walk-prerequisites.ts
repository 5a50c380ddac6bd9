/** A concept and what is to be known before it, by slug. */
interface Prerequisites {
  slug: string;
  prerequisites: readonly string[];
}

/** What came of a question about a concept. */
export interface Answered {
  slug: string;
  isRight: boolean;
}

/** The most that anybody is asked. */
export const MOST_QUESTIONS = 12;

/** More states of knowledge than this, twelve answers cannot tell apart if a few of them are slips or luck. */
const MOST_STATES = 100;
/** Nobody is asked about one concept more often. */
const MOST_OF_ONE = 2;
/** So sure of one state of knowledge, nothing more is asked. */
const SURE = 0.95;
/** Who knows a concept answers rightly that often, and who does not, by chance. */
const RIGHT_IF_KNOWN = 0.95;
const RIGHT_IF_UNKNOWN = 0.08;

const NONE: ReadonlySet<string> = new Set();

/**
 * Finds out in few questions what somebody knows, on the assumption that who knows a concept knows what it builds on. Asked is only
 * about the concepts that most others build on, as many as the questions can tell apart. Each question is the one whose
 * answer is least certain by what was answered before.
 */
export function createWalk(concepts: readonly Prerequisites[]) {
  const { asked, states, needs } = statesOfKnowledge(concepts);

  function weigh(answers: readonly Answered[]): Float64Array {
    const weights = new Float64Array(states.length).fill(1 / states.length);
    for (const { slug, isRight } of answers) {
      const at = asked.indexOf(slug);
      if (at < 0) continue;
      for (const [index, state] of states.entries()) {
        const right = state & (1 << at) ? RIGHT_IF_KNOWN : RIGHT_IF_UNKNOWN;
        weights[index] = (weights[index] ?? 0) * (isRight ? right : 1 - right);
      }
    }
    const sum = weights.reduce((total, weight) => total + weight, 0);
    return weights.map((weight) => weight / sum);
  }

  return {
    /** The concepts that are asked about, what others build on first. */
    asked,

    /** The concept to ask about next, of those that can be asked about; null where enough is known. */
    next(answers: readonly Answered[], without: ReadonlySet<string> = NONE): string | null {
      if (answers.length >= MOST_QUESTIONS) return null;
      const weights = weigh(answers);
      if (Math.max(...weights) >= SURE) return null;
      const open = asked.flatMap((slug, at) => {
        if (without.has(slug)) return [];
        if (answers.filter((answer) => answer.slug === slug).length >= MOST_OF_ONE) return [];
        const known = states.reduce((sum, state, index) => sum + (state & (1 << at) ? (weights[index] ?? 0) : 0), 0);
        return [{ slug, doubt: Math.abs(known - 0.5) }];
      });
      return open.toSorted((one, other) => one.doubt - other.doubt)[0]?.slug ?? null;
    },

    /** What somebody most likely knows, by slug, and with it what it builds on. */
    known(answers: readonly Answered[]): ReadonlySet<string> {
      const weights = weigh(answers);
      const likeliest = states[weights.indexOf(Math.max(...weights))] ?? 0;
      return new Set(asked.flatMap((slug, at) => (likeliest & (1 << at) ? [slug, ...(needs.get(slug) ?? [])] : [])));
    },
  };
}

/** Where to begin: what is not known, while all that it builds on is. */
export function frontierOf<T extends Prerequisites>(concepts: readonly T[], known: ReadonlySet<string>): T[] {
  const slugs = new Set(concepts.map(({ slug }) => slug));
  return concepts.filter(
    ({ slug, prerequisites }) => !known.has(slug) && prerequisites.every((each) => known.has(each) || !slugs.has(each)),
  );
}

/** The concepts to ask about, and every set of them that is closed under prerequisites, as bits. */
function statesOfKnowledge(concepts: readonly Prerequisites[]) {
  const needs = new Map(concepts.map(({ slug }) => [slug, allNeeded(concepts, slug)]));
  const builtOn = (slug: string) => concepts.filter((other) => needs.get(other.slug)?.has(slug)).length;
  const ranked = concepts
    .map(({ slug }) => ({ slug, weight: builtOn(slug) }))
    .filter(({ weight }) => weight > 0)
    .toSorted((one, other) => other.weight - one.weight);
  const asked: string[] = [];
  let states = [0];
  // What others build on comes first, so that a concept's own prerequisites stand before it.
  for (const { slug } of ranked) {
    const needed = asked.reduce((bits, each, at) => (needs.get(slug)?.has(each) ? bits | (1 << at) : bits), 0);
    const more = states.filter((state) => (state & needed) === needed).map((state) => state | (1 << asked.length));
    if (states.length + more.length > MOST_STATES) break;
    states = [...states, ...more];
    asked.push(slug);
  }
  return { asked, states, needs };
}

function allNeeded(concepts: readonly Prerequisites[], slug: string): ReadonlySet<string> {
  const bySlug = new Map(concepts.map((concept) => [concept.slug, concept.prerequisites]));
  const found = new Set(bySlug.get(slug));
  // A set also hands out what is added while it is read.
  for (const each of found) for (const prerequisite of bySlug.get(each) ?? []) found.add(prerequisite);
  return found;
}
