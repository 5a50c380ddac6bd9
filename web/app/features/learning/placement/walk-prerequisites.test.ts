import { readdirSync, readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Answered, createWalk, frontierOf, MOST_QUESTIONS } from "./walk-prerequisites.ts";

const CONCEPTS = readConcepts();
const LEARNERS = 500;

describe("createWalk", () => {
  it("finds where 500 learners begin who know some concepts and all that these build on, in twelve questions at most", () => {
    const walk = createWalk(CONCEPTS);
    const asked = CONCEPTS.filter(({ slug }) => walk.asked.includes(slug));
    const random = aRandom(20_261_126);
    let right = 0;
    for (let learner = 0; learner < LEARNERS; learner += 1) {
      const knows = learner % 2 === 0 ? whoReadSome(random) : whoReadInOrder(random);
      const answers = answersOf(walk, (slug) => knows.has(slug));
      expect(answers.length).toBeLessThanOrEqual(MOST_QUESTIONS);
      right += Number(slugsOf(frontierOf(asked, walk.known(answers))) === slugsOf(frontierOf(asked, knows)));
    }
    expect(right / LEARNERS).toBeGreaterThanOrEqual(0.9);
  });

  it("forgives a slip and a lucky guess: most still begin where they should", () => {
    const walk = createWalk(CONCEPTS);
    const asked = CONCEPTS.filter(({ slug }) => walk.asked.includes(slug));
    const random = aRandom(7);
    let right = 0;
    for (let learner = 0; learner < LEARNERS; learner += 1) {
      const knows = whoReadSome(random);
      const answers = answersOf(walk, (slug) => random() < (knows.has(slug) ? 0.97 : 0.05));
      right += Number(slugsOf(frontierOf(asked, walk.known(answers))) === slugsOf(frontierOf(asked, knows)));
    }
    expect(right / LEARNERS).toBeGreaterThanOrEqual(0.8);
  });

  it("asks first about what divides most, and nobody who knows nothing about everything", () => {
    const walk = createWalk(CONCEPTS);
    expect(walk.asked).toContain(walk.next([]));
    expect(answersOf(walk, () => false).length).toBeLessThan(MOST_QUESTIONS);
    expect([...walk.known(answersOf(walk, () => false))]).toEqual([]);
  });

  it("takes for known what a known concept builds on, whatever the answers are", () => {
    const walk = createWalk(CONCEPTS);
    fc.assert(
      fc.property(
        fc.array(fc.record({ slug: fc.constantFrom(...walk.asked), isRight: fc.boolean() }), { maxLength: 12 }),
        (answers) => {
          const known = walk.known(answers);
          for (const { slug, prerequisites } of CONCEPTS)
            if (known.has(slug)) for (const each of prerequisites) expect(known).toContain(each);
        },
      ),
      { numRuns: 50 },
    );
  });

  it("passes over what cannot be asked about, and asks about nothing twice over", () => {
    const walk = createWalk(CONCEPTS);
    const first = walk.next([]) ?? "";
    expect(walk.next([], new Set([first]))).not.toBe(first);
    expect(walk.next([], new Set(walk.asked))).toBeNull();
    const answers = answersOf(walk, (slug) => slug.length % 2 === 0);
    for (const slug of walk.asked) expect(answers.filter((each) => each.slug === slug).length).toBeLessThanOrEqual(2);
  });
});

describe("frontierOf", () => {
  it("is what is not known while all it builds on is; what is not there holds nobody up", () => {
    const concepts = [aConcept("idea"), aConcept("money", "idea", "gone"), aConcept("staking", "money")];
    expect(slugsOf(frontierOf(concepts, new Set()))).toBe("idea");
    expect(slugsOf(frontierOf(concepts, new Set(["idea"])))).toBe("money");
    expect(frontierOf(concepts, new Set(["idea", "money", "staking"]))).toEqual([]);
  });
});

function answersOf(walk: ReturnType<typeof createWalk>, isRight: (slug: string) => boolean): Answered[] {
  const answers: Answered[] = [];
  for (let slug = walk.next(answers); slug !== null; slug = walk.next(answers))
    answers.push({ slug, isRight: isRight(slug) });
  return answers;
}

/** Some concepts, and everything that these build on. */
function whoReadSome(random: () => number): Set<string> {
  const known = new Set<string>();
  for (let count = Math.floor(random() * 9); count > 0; count -= 1)
    known.add(CONCEPTS[Math.floor(random() * CONCEPTS.length)]?.slug ?? "");
  for (const slug of known)
    for (const each of CONCEPTS.find((concept) => concept.slug === slug)?.prerequisites ?? []) known.add(each);
  return known;
}

/** One concept after the other, each when what it builds on is read. */
function whoReadInOrder(random: () => number): Set<string> {
  const known = new Set<string>();
  for (let count = Math.floor(random() * (CONCEPTS.length + 1)); count > 0; count -= 1) {
    const open = frontierOf(CONCEPTS, known);
    known.add(open[Math.floor(random() * open.length)]?.slug ?? "");
  }
  return known;
}

/** The same numbers each time: a linear congruential generator. */
function aRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

/** The published concepts, with what stands in their files. */
function readConcepts() {
  const folder = new URL("../../../../../content/en/concept/", import.meta.url);
  return readdirSync(folder).map((file) => {
    const [, list = ""] = /^prerequisites: \[(.*)\]/m.exec(readFileSync(new URL(file, folder), "utf8")) ?? [];
    return aConcept(file.replace(".md", ""), ...list.split(", ").filter(Boolean));
  });
}

function aConcept(slug: string, ...prerequisites: string[]) {
  return { slug, prerequisites };
}

function slugsOf(concepts: readonly { slug: string }[]): string {
  return concepts.map(({ slug }) => slug).join(" ");
}
