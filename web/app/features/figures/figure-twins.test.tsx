// @vitest-environment happy-dom
import { FIGURES, presetsOf } from "@learn-bittensor/contract/figures";
import { describe, expect, it } from "vitest";
import { type Amount, controlsOf, drawFigure, numbersIn } from "../../../tests/moved-figure.tsx";

/** Numbers of a drawing that are no result: scales, sizes that do not change, and names of what is drawn. */
const GIVEN: Readonly<Record<string, readonly string[]>> = {
  "alpha-supply": ["6.1"],
  basket: ["0.008"],
  "block-split": ["1"],
  blocks: ["12", "9,000,004"],
  "bonds-fill": ["0.50"],
  "check-or-do": ["50"],
  "child-hotkeys": ["76,000"],
  "claims-check": ["40,000", "11"],
  clip: ["50"],
  conviction: ["18", "0", "60", "120", "180"],
  crowdloan: ["600"],
  "fees-by-size": ["0.1", "1", "10", "100", "1,000"],
  "halving-stairs": ["21M"],
  "hyperparameter-dials": ["1", "30"],
  "impact-and-slippage": ["100"],
  "injection-or-buys": ["0", "36"],
  "life-of-a-subnet": ["2", "16", "120", "365"],
  "liquid-alpha-curve": ["0.1", "0.9"],
  "lock-cost": ["0", "8", "16", "24", "1,200"],
  "market-of-a-subnet": ["2,952"],
  mechanisms: ["147.60"],
  "moving-price": ["0", "8.1", "12", "24", "36", "50"],
  "null-consensus": ["1", "2"],
  permits: ["1,000"],
  "pool-order": ["2,000"],
  "price-limit": ["0.0201"],
  "registration-cost": ["144"],
  "rules-through-time": ["2025", "2026"],
  sandwich: ["500", "10.5"],
  "stake-median": ["50"],
  synapse: ["203.0", "113.7", "8091"],
  "two-way-proof": ["5", "3"],
};
/** What is left of a whole once what is said is taken away; and B's bond begins five epochs later. */
const LEFT: Readonly<Record<string, readonly ((said: number) => number)[]>> = {
  "bonds-fill": [(share) => 100 - share, (epochs) => Math.max(0, epochs - 5)],
  "pool-order": [(received) => 100_000 - received],
  "recycle-or-burn": [(taken) => 15_000_000 - taken],
};
/** Columns that the table of states has besides what is drawn. */
const BESIDES: Readonly<Record<string, readonly string[]>> = {
  "check-or-do": ["work"],
  conviction: ["Conviction after 30 days", "Conviction after 90 days"],
  "fees-by-size": ["transaction fee", "swap fee", "price impact"],
  "price-limit": ["safe", "partial", "unsafe"],
  slots: ["Gone so far"],
};
/** Its table has all stairs that there are, wherever one stands. */
const WITH_WHOLE_TABLE = "halving-stairs";
/** What it draws are addresses. */
const WITHOUT_NUMBERS = "mirror-address";
const DRAWN = FIGURES.filter((name) => name !== WITHOUT_NUMBERS);

describe("the sentence and the table of a figure", () => {
  it.each(DRAWN.flatMap((name) => [null, ...presetsOf(name)].map((preset) => ({ name, preset }))))(
    "have every number that is drawn: $name, $preset",
    ({ name, preset }) => {
      expect(listUnsaid(name, lookAt(drawFigure(name, preset)))).toEqual([]);
    },
  );

  it.each(DRAWN)("say what is drawn wherever it is moved to: %s", (name) => {
    const figure = drawFigure(name);
    for (const control of controlsOf(figure)) {
      const states = control.walk().map((move) => {
        move();
        return { ...lookAt(figure), value: control.value() };
      });
      // A table of states has a row of the one that is drawn, which is no other than what the picture and the sentence say.
      const isOfStates = name !== WITH_WHOLE_TABLE && states.some(hasRow);
      for (const state of states) {
        const at = `${control.name}: ${state.value}`;
        if (isOfStates) expect(state, at).toSatisfy(hasRow);
        expect(listUnsaid(name, isOfStates ? { ...state, table: [rowOf(state)] } : state), at).toEqual([]);
        if (isOfStates) expect(listContradictions(name, state), at).toEqual([]);
      }
      // Any other follows what is drawn.
      if (!isOfStates && name !== WITH_WHOLE_TABLE && !control.isOfSteps)
        expect(new Set(states.map(({ table }) => JSON.stringify(table))).size, control.name).toBeGreaterThan(1);
    }
  });
});

interface State {
  readonly sentence: string;
  readonly labels: readonly string[];
  readonly columns: readonly string[];
  readonly table: readonly (readonly string[])[];
}

function lookAt(figure: HTMLElement): State {
  const textsOf = (parent: ParentNode, selector: string) =>
    [...parent.querySelectorAll(selector)].map(({ textContent }) => textContent ?? "");
  return {
    sentence: figure.querySelector("figure > p")?.textContent ?? "",
    labels: textsOf(figure, "svg text"),
    columns: textsOf(figure, "thead th"),
    table: [...figure.querySelectorAll("tbody tr")].map((row) => textsOf(row, "th, td")),
  };
}

type Moved = State & { readonly value: string };

function rowOf({ table, value }: Moved): readonly string[] {
  return table.find(([head]) => head === value) ?? [];
}

function hasRow(state: Moved): boolean {
  return rowOf(state).length > 0;
}

/** Numbers of the picture that neither the sentence nor the table has. */
function listUnsaid(name: string, { sentence, labels, columns, table }: State): string[] {
  const said = numbersIn([sentence, ...columns, ...table.flat()]);
  const left = (LEFT[name] ?? []).flatMap((leftOf) => said.map(({ amount }) => leftOf(amount)));
  const known = [...said.map(({ amount }) => amount), ...left];
  const missing = numbersIn(labels).filter(
    (drawn) => !GIVEN[name]?.includes(drawn.text) && !known.some((one) => isRounded(one, drawn)),
  );
  return [...new Set(missing.map(({ text }) => text))];
}

/** Numbers in the row of what is drawn that neither the picture nor the sentence has. */
function listContradictions(name: string, state: Moved): string[] {
  const shown = numbersIn([state.sentence, ...state.labels]);
  const cells = rowOf(state).map((cell, place) => ({ cell, column: state.columns[place] ?? "" }));
  return cells.slice(1).flatMap(({ cell, column }) =>
    numbersIn(BESIDES[name]?.includes(column) ? [] : [cell])
      .filter((one) => !shown.some((other) => isRounded(one.amount, other) || isRounded(other.amount, one)))
      .map(({ text }) => `${column}: ${text}`),
  );
}

/** Whether a number is the other one, with as many digits behind its point as that has. */
function isRounded(amount: number, drawn: Amount): boolean {
  return Math.abs(amount - drawn.amount) <= drawn.within * 1.000_001;
}
