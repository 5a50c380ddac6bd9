import { CENTERS, EDGES, FOLDS, PETALS, REACH, SPACERS } from "./emblem-shapes.ts";

/** The box that every emblem is drawn in. */
export const EMBLEM_BOX = "-24 -24 48 48";

/** How many emblems differ in their figure; after so many numbers they begin again. */
export const EMBLEM_COUNT = FOLDS.length * EDGES.length * PETALS.length * SPACERS.length * CENTERS.length;

/** What is told apart at a glance: how often the figure repeats, what it is, and the edge. */
const BOLD_COUNT = FOLDS.length * EDGES.length * PETALS.length;
const FINE_COUNT = SPACERS.length * CENTERS.length;

/** Without common divisors with the counts, so that numbers in sequence differ much and none comes twice. */
const BOLD_STRIDE = 87;
const FINE_STRIDE = 5;

/** The mark of the site, a τ whose bar is an open book with its node, in a seal. */
const MARK =
  "M-23.5 0a23.5 23.5 0 1 0 47 0a23.5 23.5 0 1 0-47 0z" +
  "M-15.4-10.8c5.5-2.1 11.6-1.4 15.4 2.3 3.8-3.7 9.9-4.4 15.4-2.3v5.3c-5-1.7-9.6-1.2-12.9 1.5v7.9c0 3.6 1.9 5.2 5 4.5l.7 3.7c-6.2 1.4-10.7-1.4-10.7-7.7v-8.4c-3.3-2.7-7.9-3.2-12.9-1.5z" +
  "M9.3 9a3 3 0 1 0 6 0a3 3 0 1 0-6 0z";

/**
 * The seal of a number, as markup for the `d` of one path with the fill rule `evenodd`. The same number has always the same;
 * numbers up to `EMBLEM_COUNT` have different ones, and any 140 in sequence differ in their edge, their figure or how often
 * it repeats. Zero is the mark of the site.
 */
export function drawEmblem(number: number): string {
  if (number === 0) return MARK;
  const { folds, edge, petal } = pickBold(number);
  const fine = (Math.floor(number / BOLD_COUNT) + number * FINE_STRIDE) % FINE_COUNT;
  const [spacer, afterSpacer] = pick(SPACERS, fine);
  const [center] = pick(CENTERS, afterSpacer);
  const turns = Array.from({ length: folds }, (_, index) => index / folds);
  return [
    edge.draw(folds),
    ...turns.map((turn) => petal(folds, turn)),
    ...turns.map((turn) => spacer(folds, turn + 1 / (2 * folds))),
    center(folds),
  ].join("");
}

/** The box of the emblem of a number without the air beside it: what stands at an edge of the text begins where the text does. */
export function flushBox(number: number | null): string {
  const { folds, edge } = pickBold(number ?? 0);
  const reach = number ? edge.reach(folds) : REACH;
  return `${-reach} -24 ${2 * reach} 48`;
}

function pickBold(number: number) {
  const [folds, afterFolds] = pick(FOLDS, (number * BOLD_STRIDE) % BOLD_COUNT);
  const [edge, afterEdge] = pick(EDGES, afterFolds);
  const [petal] = pick(PETALS, afterEdge);
  return { folds, edge, petal };
}

const GOLDEN_TURN = (3 - Math.sqrt(5)) / 2;
const HUE_COUNT = 24;

/** Which of 24 hues a number has (`number-hues.css`): each is the golden angle further than the one before. */
export function emblemHue(number: number): number {
  return Math.round(((number * GOLDEN_TURN) % 1) * HUE_COUNT) % HUE_COUNT;
}

/** One of the choices, by the last digit of a number with as many digits; and what is left of the number. */
function pick<Choice>(choices: readonly Choice[], from: number): [choice: Choice, rest: number] {
  const choice = choices[from % choices.length];
  if (choice === undefined) throw new RangeError(`an emblem is drawn for a number from 0 on, got ${from}`);
  return [choice, Math.floor(from / choices.length)];
}
