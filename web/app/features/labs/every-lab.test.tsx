import { readFileSync } from "node:fs";
import { LOCALES, type Locale } from "@learn-bittensor/contract/locales";
import fc from "fast-check";
import { renderToStaticMarkup } from "react-dom/server";
import { createTranslator } from "use-intl/core";
import { describe, expect, it } from "vitest";
import { pickTexts } from "#app/i18n/messages.server.ts";
import { anyState } from "./any-state.ts";
import { BarPicture } from "./frame/chart/bar-picture.tsx";
import type { Chart } from "./frame/chart/chart-data.ts";
import { numbersOf, shownPlaces, tableOf } from "./frame/chart/chart-table.ts";
import { LinePicture } from "./frame/chart/line-picture.tsx";
import { barScaleOf, plotOf, scalesOf } from "./frame/chart/plot.ts";
import { MOST_SERIES } from "./frame/chart/series-style.tsx";
import { isAllowed } from "./frame/fields.ts";
import { finish } from "./frame/finish.ts";
import { isFieldShown } from "./frame/lab-controls.tsx";
import type { AnyLab, LabOutcome } from "./frame/lab-definition.ts";
import { createLabNumbers, type LabNumbers } from "./frame/lab-numbers.ts";
import { changeSession, type LabState, startSession } from "./frame/lab-session.ts";
import type { AnyWords } from "./frame/lab-words.ts";
import { LAB_NAMES, loadLab } from "./frame/load-lab.ts";
import { decodeState, encodeState } from "./frame/state-link.ts";

const WIDTH = 640;
/** Positions in a picture are rounded to a tenth. */
const ROUNDING = 0.06;
const RUNS = { numRuns: 60 };

const numbersIn = Object.fromEntries(LOCALES.map((locale) => [locale, createLabNumbers(locale)] as const)) as Record<
  Locale,
  LabNumbers
>;

const labs = await Promise.all(LAB_NAMES.map(loadLab));

describe.each(labs.map((lab) => [lab.name, lab] as const))("the lab %s", (_, lab) => {
  it("comes back from its address as it was, in any state", () => {
    fc.assert(
      fc.property(anyState(lab), (state) => {
        const link = encodeState(lab, state);
        expect(encodeURIComponent(link).replaceAll("%7E", "~").replaceAll("~", "")).toBe(link.replaceAll("~", ""));
        expect(decodeState(lab, link)).toEqual(state);
      }),
      RUNS,
    );
  });

  it("begins with its first preset, and sets nothing that is not allowed", () => {
    expect(lab.presets[0]?.state).toEqual({});
    expect(lab.tour.length).toBeGreaterThanOrEqual(4);
    expect(lab.tour.length).toBeLessThanOrEqual(6);
    for (const [name, field] of Object.entries(lab.fields))
      expect(isAllowed(field, lab.initial[name]), name).toBe(true);
    for (const state of shownStates(lab)) {
      for (const [name, field] of Object.entries(lab.fields)) expect(isAllowed(field, state[name]), name).toBe(true);
      expect(lab.problemOf(state)).toBeNull();
    }
    expect(lab.isLong(lab.initial)).toBe(false);
  });

  it("gives every field a place and a code of its own", () => {
    const placed = lab.groups.flatMap((group) => group.fields);
    expect(placed.toSorted()).toEqual(Object.keys(lab.fields).toSorted());
    const codes = Object.values(lab.fields).map(({ code }) => code);
    expect(new Set(codes).size).toBe(codes.length);
    for (const code of codes) expect(code).toMatch(/^[a-z]+$/);
  });

  it("has two or three controls beside its chart", () => {
    for (const state of shownStates(lab)) {
      const shown = lab.main.filter((name) => isFieldShown(lab, name, state));
      expect(shown.length).toBeGreaterThanOrEqual(2);
      expect(shown.length).toBeLessThanOrEqual(3);
    }
  });

  it("brings forward charts that there are", () => {
    for (const { state, chart } of [...lab.presets, ...lab.tour, lab.prediction]) {
      if (!chart || lab.isLong({ ...lab.initial, ...state })) continue;
      expect(chartsOf(lab, { ...lab.initial, ...state })).toContain(chart);
    }
    for (const [field, chart] of Object.entries(lab.seenIn ?? {})) {
      const states = [...shownStates(lab), ...statesOfChoices(lab)].filter(
        (state) => isFieldShown(lab, field, state) && !lab.isLong(state),
      );
      expect(states.length, field).toBeGreaterThan(0);
      for (const state of states.slice(0, 8)) expect(chartsOf(lab, state), field).toContain(chart);
    }
  });

  it("hides nothing that does something", () => {
    fc.assert(
      fc.property(anyState(lab), anyState(lab), (state, other) => {
        const hidden = Object.keys(lab.fields).filter((name) => !isFieldShown(lab, name, state));
        const changed = { ...state, ...Object.fromEntries(hidden.map((name) => [name, other[name]])) } as LabState;
        expect(lab.problemOf(changed)).toBe(lab.problemOf(state));
        if (lab.problemOf(state) !== null || lab.isLong(state)) return;
        expect(seenOf(lab, changed)).toEqual(seenOf(lab, state));
      }),
      RUNS,
    );
  });

  it("shows no choice and no switch where it does nothing, whatever else is chosen", () => {
    const choices = Object.entries(lab.fields).flatMap(([name, field]) => {
      const values = field.kind === "choice" ? field.options : field.kind === "flag" ? [true, false] : [];
      return values.length > 0 ? [{ name, values }] : [];
    });
    for (const { name, values } of choices) {
      for (const other of choices.filter((one) => one.name !== name)) {
        for (const value of other.values) {
          const states = shownStates(lab).map((state): LabState => ({ ...state, [other.name]: value }));
          const withIt = states.filter((state) => isFieldShown(lab, name, state) && !lab.isLong(state));
          const matters = (state: LabState) =>
            differs(
              lab,
              values.map((one) => ({ ...state, [name]: one })),
            );
          if (withIt.length > 0) expect(withIt.some(matters), `${name} with ${other.name} ${value}`).toBe(true);
        }
      }
    }
  });

  it.each(LOCALES)("has all its words, and writes no number that is none: %s", (locale) => {
    const words = wordsOf(lab, locale);
    for (const name of namesOf(lab)) expect(words(name, ANY_VALUES), name).not.toBe("");
    for (const state of shownStates(lab)) {
      if (lab.isLong(state)) continue;
      expectReadable(outcomeOf(lab, state, locale));
    }
  });

  it.each(LOCALES)("gives no two things that can be seen together the same name: %s", (locale) => {
    const words = wordsOf(lab, locale);
    for (const state of [...shownStates(lab), ...statesOfChoices(lab)]) {
      const shown = lab.groups.map(({ name, fields }) => ({
        name,
        fields: fields.filter((field) => isFieldShown(lab, field, state)),
      }));
      const names = shown.flatMap(({ name, fields }) =>
        fields.length === 0 ? [] : [words(`group.${name}`), ...fields.map((field) => words(`field.${field}`))],
      );
      expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
    }
  });

  it("tells any state it can compute, without a number that is none", () => {
    fc.assert(
      fc.property(anyState(lab), (state) => {
        if (lab.problemOf(state) !== null || lab.isLong(state)) return;
        expectReadable(outcomeOf(lab, state, "en"));
      }),
      RUNS,
    );
  });

  it("draws the numbers of its tables, no others", () => {
    for (const state of shownStates(lab)) {
      if (lab.isLong(state)) continue;
      const { charts } = outcomeOf(lab, state, "en");
      expect(charts.length).toBeGreaterThan(0);
      for (const chart of charts) {
        expectDrawn(chart);
        expectWritten(chart);
      }
    }
  });

  it("tells series apart without colour", () => {
    fc.assert(
      fc.property(anyState(lab), (state) => {
        if (lab.problemOf(state) !== null || lab.isLong(state)) return;
        for (const { kind, series } of outcomeOf(lab, state, "en").charts) {
          expect(series.length).toBeLessThanOrEqual(MOST_SERIES[kind]);
          expect(new Set(series.map(({ name }) => name)).size).toBe(series.length);
        }
      }),
      RUNS,
    );
  });

  it("says in words where the state stands in its curves", () => {
    for (const state of shownStates(lab)) {
      if (lab.isLong(state)) continue;
      const outcome = outcomeOf(lab, state, "en");
      const said = [...outcome.figures.map(({ value }) => value), ...outcome.sentences].join(" ");
      for (const chart of outcome.charts) {
        if (chart.kind === "lines" && chart.point) expect(said).toContain(chart.y.format(chart.point.y));
      }
    }
  });

  it("names what is wrong with an address and keeps what was set", () => {
    const [, second] = lab.presets;
    const set = changeSession(lab, startSession(lab, null), {
      kind: "set",
      state: { ...lab.initial, ...second?.state },
    });
    for (const link of ["", "1~", "1~unheard.of", "0", "1~a", "x".repeat(10_000), "1~__proto__.1", "01~"]) {
      const opened = changeSession(lab, set, { kind: "open", link });
      expect(opened.linkFault?.kind, link).toBe("unreadable");
      expect(opened.good).toEqual(set.good);
    }
    const version = String((lab.earlier?.length ?? 0) + 2);
    const future = changeSession(lab, set, { kind: "open", link: `${version}~a.1` });
    expect(future.linkFault).toEqual({ kind: "future", part: version });
    expect(future.good).toEqual(set.good);
  });
});

it.each([
  ["subnet-year", "owner", ["owner"]],
  ["block-emission", "split", ["owner", "miner", "validator", "root"]],
  ["validator-month", "earned", ["validator"]],
])("the lab %s draws in %s who has a role in the hue that figures give it", async (name, chartName, roles) => {
  const lab = await loadLab(name);
  const chart = outcomeOf(lab, lab.initial as LabState, "en").charts.find((one) => one.name === chartName);
  const places = chart ? [...drawn(chart).matchAll(/chart-picture_(series-\d)"/g)].map(([, place = ""]) => place) : [];
  // Before bars stand their fillings.
  const hues = (chart?.kind === "bars" ? places.slice(-roles.length) : places).map((place) => hueOf("series", place));
  for (const [place, role] of roles.entries())
    expect(Math.abs((hues[place] ?? Number.NaN) - hueOf("role", role)), role).toBeLessThan(8);
});

/** In light. */
function hueOf(kind: "series" | "role", name: string): number {
  const css = readFileSync(new URL(`../../ui/theme/${kind}-hues.css`, import.meta.url), "utf8");
  return Number(new RegExp(`--color-${name}: light-dark\\(oklch\\([\\d.]+% [\\d.]+ (\\d+)\\)`).exec(css)?.[1]);
}

function shownStates(lab: AnyLab): LabState[] {
  return [...lab.presets, ...lab.tour, lab.prediction].map(({ state }) => ({ ...lab.initial, ...state }));
}

function chartsOf(lab: AnyLab, state: LabState): string[] {
  return outcomeOf(lab, state, "en").charts.map(({ name }) => name);
}

/** What a visitor sees of a state, without the formulas. */
function seenOf(lab: AnyLab, state: LabState) {
  const { sentences, figures, charts } = outcomeOf(lab, state, "en");
  return { sentences, figures, charts: charts.map((chart) => numbersOf(chart)) };
}

/** Each choice and each switch taken the other ways, on top of every state that is shown. */
function statesOfChoices(lab: AnyLab): LabState[] {
  const changes = Object.entries(lab.fields).flatMap(([name, field]) => {
    const values = field.kind === "choice" ? field.options : field.kind === "flag" ? [true, false] : [];
    return values.map((value): [string, string | boolean] => [name, value]);
  });
  return shownStates(lab).flatMap((state) => changes.map(([name, value]) => ({ ...state, [name]: value })));
}

/** Whether two of these states can be told apart. */
function differs(lab: AnyLab, states: readonly LabState[]): boolean {
  const [first, ...others] = states
    .filter((state) => lab.problemOf(state) === null)
    .map((state) => JSON.stringify(seenOf(lab, state)));
  return others.some((other) => other !== first);
}

function outcomeOf(lab: AnyLab, state: LabState, locale: Locale): LabOutcome {
  const result = finish(lab.simulate(state));
  return lab.show({ state, result, words: wordsOf(lab, locale), numbers: numbersIn[locale] });
}

/** A text that is missing, or lacks a value, is a fault of the lab. */
function wordsOf({ namespace }: AnyLab, locale: Locale): AnyWords {
  const onError = (error: Error) => {
    throw error;
  };
  const messages = pickTexts(locale, namespace) as never;
  const t = createTranslator({ locale, messages, namespace: namespace as never, timeZone: "UTC", onError });
  return (name, values) => t(name as never, values as never);
}

/** The texts that the frame asks for by what a lab defines. */
function namesOf(lab: AnyLab): string[] {
  const fields = Object.entries(lab.fields);
  return [
    "rule",
    ...lab.groups.map(({ name }) => `group.${name}`),
    ...fields.map(([name]) => `field.${name}`),
    ...fields.flatMap(([name, field]) =>
      field.kind === "choice" ? field.options.map((option) => `option.${name}.${option}`) : [],
    ),
    ...lab.hints.map((name) => `hint.${name}`),
    ...lab.presets.flatMap(({ name }) => [`preset.${name}`, `source.${name}`]),
    ...lab.tour.flatMap((_, step) => [`tour.step${step + 1}.title`, `tour.step${step + 1}.text`]),
    "predict.question",
    "predict.answer",
    ...Array.from({ length: lab.prediction.optionCount }, (_, option) => `predict.option${option + 1}`),
  ];
}

const ANY_VALUES = new Proxy({}, { get: () => 1, has: () => true });

function expectReadable({ sentences, figures, charts, tables = [], formulas }: LabOutcome): void {
  const texts = [
    ...sentences,
    ...figures.flatMap(({ label, value }) => [label, value]),
    ...charts.flatMap((chart) => tableOf(chart).rows.flat()),
    ...tables.flatMap(({ title, columns, rows }) => [title, ...columns, ...rows.flat()]),
    JSON.stringify(formulas),
  ];
  expect(texts.filter((text) => /NaN|undefined|∞|Infinity|\[object/.test(text))).toEqual([]);
  for (const chart of charts) {
    const values = numbersOf(chart).rows.flat();
    expect(
      values.filter((value) => typeof value === "number" && !Number.isFinite(value)),
      chart.name,
    ).toEqual([]);
    expect(drawn(chart)).not.toMatch(/NaN|Infinity|undefined/);
  }
}

function drawn(chart: Chart): string {
  const picture =
    chart.kind === "lines" ? (
      <LinePicture chart={chart} width={WIDTH} />
    ) : (
      <BarPicture chart={chart} width={WIDTH} name="x" />
    );
  return renderToStaticMarkup(<svg aria-label="chart">{picture}</svg>);
}

/** The places of a picture's marks are those of the numbers in `numbersOf`, which the table and the file are made of. */
function expectDrawn(chart: Chart): void {
  const { rows } = numbersOf(chart);
  const markup = drawn(chart);
  if (chart.kind === "bars") {
    const scale = barScaleOf(chart, plotOf(WIDTH));
    const heights = [...markup.matchAll(/<rect [^>]*height="([\d.]+)"/g)].map(([, height]) => Number(height));
    const expected = chart.series.flatMap((_, index) =>
      rows.flatMap((row) =>
        typeof row[index + 1] === "number" ? [Math.abs(scale(0) - scale(Number(row[index + 1])))] : [],
      ),
    );
    expect(heights).toHaveLength(expected.length);
    for (const [index, height] of heights.entries())
      expect(Math.abs(height - (expected[index] ?? -1))).toBeLessThan(0.2);
    return;
  }
  const { x, y } = scalesOf(chart, plotOf(WIDTH));
  const lines = [...markup.matchAll(/<path d="([^"]*)" class="chart-picture_line"/g)].map(([, path]) => path ?? "");
  expect(lines).toHaveLength(chart.series.length);
  for (const [index, series] of chart.series.entries()) {
    const points = rows.flatMap((row) =>
      row[index + 1] === null ? [] : [[Number(row[0]), Number(row[index + 1])] as const],
    );
    const places = pointsOf(lines[index] ?? "");
    const corners = series.isStep ? places.filter((_, place) => place % 2 === 0) : places;
    expect(corners).toHaveLength(points.length);
    for (const [place, [at, value]] of points.entries()) {
      expect(Math.abs((corners[place]?.[0] ?? -1) - x(at))).toBeLessThan(ROUNDING);
      expect(Math.abs((corners[place]?.[1] ?? -1) - y(value))).toBeLessThan(ROUNDING);
    }
  }
}

/** The places of a line, each told from the one before it. */
function pointsOf(path: string): [number, number][] {
  let [x, y] = [0, 0];
  return [...path.matchAll(/([Ml])(-?[\d.]+) ?(-?[\d.]+)/g)].map(([, kind, across, down]) => {
    [x, y] = kind === "M" ? [Number(across), Number(down)] : [x + Number(across), y + Number(down)];
    return [x, y];
  });
}

function expectWritten(chart: Chart): void {
  const { rows } = numbersOf(chart);
  const written = tableOf(chart).rows;
  for (const [index, place] of shownPlaces(rows.length).entries()) {
    const [head, ...values] = rows[place] ?? [];
    const expectedHead = typeof head === "number" && chart.kind === "lines" ? chart.x.format(head) : head;
    expect(written[index]).toEqual([
      expectedHead,
      ...values.map((value) => (typeof value === "number" ? chart.y.format(value) : "–")),
    ]);
  }
}
