// @vitest-environment happy-dom
import { expect, it } from "vitest";
import { type Amount, controlsOf, drawFigure, numbersIn } from "../../../tests/moved-figure.tsx";

/** In each group of the picture that has both: the bar (all of its parts), what of it is as large as its number, and the number. */
const BARS: readonly (readonly [
  name: string,
  bar: string,
  side: "width" | "height" | "fill-opacity",
  number: string,
])[] = [
  ["block-split", "path + rect", "height", "text:last-of-type"],
  ["child-hotkeys", "rect", "height", "text:first-of-type"],
  ["clip", "rect:not([rx])", "height", "text:first-of-type"],
  ["delegate-take", "rect:last-of-type", "width", "text:nth-of-type(3)"],
  ["halving-stairs", "rect:first-of-type", "height", "text:first-of-type"],
  ["mechanisms", "g > rect", "width", "g + text"],
  ["null-consensus", "text + rect + rect", "width", "rect ~ text:last-of-type"],
  ["three-ways", "rect:first-of-type", "height", "text:first-of-type"],
  ["weight-matrix", "rect:not([rx])", "height", "text"],
  ["weight-matrix", "rect[fill-opacity]", "fill-opacity", "text"],
];
/** By how much a length in a drawing may be rounded, and how dark something is. */
const ROUNDED = { width: 0.06, height: 0.06, "fill-opacity": 0.006 };

it.each(BARS)(
  "bars are as large as their numbers say, wherever they are moved to: %s, %s",
  (name, bar, side, number) => {
    const figure = drawFigure(name);
    const pairs = controlsOf(figure).flatMap((control) =>
      control.walk().flatMap((move) => {
        move();
        return [...figure.querySelectorAll("svg g")].flatMap((group) => listPair(group, bar, side, number));
      }),
    );
    expect(pairs.length).toBeGreaterThan(12);
    expect(new Set(pairs.map(({ size }) => size)).size, "sizes").toBeGreaterThan(2);
    // One scale for all: the least that is drawn for 1, and the most.
    const least = Math.max(...pairs.map(({ size, amount, within }) => (size - ROUNDED[side]) / (amount + within)));
    const most = Math.min(
      ...pairs.map(({ size, amount, within }) =>
        amount > within ? (size + ROUNDED[side]) / (amount - within) : Infinity,
      ),
    );
    expect(least).toBeLessThanOrEqual(most);
  },
);

/** The bar of a group and its number, if it has them. */
function listPair(group: Element, bar: string, side: string, number: string): (Amount & { size: number })[] {
  const bars = [...group.querySelectorAll(`:scope > ${bar}`)];
  const [amount] = numbersIn([group.querySelector(`:scope > ${number}`)?.textContent ?? ""]);
  if (bars.length === 0 || !amount) return [];
  return [{ ...amount, size: bars.reduce((sum, each) => sum + Number(each.getAttribute(side)), 0) }];
}
