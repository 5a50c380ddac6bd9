import { describe, expect, it } from "vitest";
import { type FormedQuestion, formedQuestion, reportForm, reportTranslation } from "./check-question-forms.ts";
import type { CommandTable } from "./read-command-tables.ts";

const COMMANDS: CommandTable[] = [
  {
    tool: "btcli 11.0.0",
    options: new Set(["--json"]),
    commands: new Map([["query quote-stake", new Set(["--netuid"])]]),
  },
];
const WRONG = { misconception: "No." };

describe("reportForm", () => {
  it("has nothing to say of what is sound", () => {
    expect(problemsOf(anOrder())).toEqual([]);
    expect(problemsOf(aNumber())).toEqual([]);
    expect(problemsOf(aFigure())).toEqual([]);
    expect(problemsOf(aCommand("btcli query quote-stake --netuid 1"))).toEqual([]);
  });

  it("wants steps with all places, in another order than the right one, each with its reason", () => {
    expect(problemsOf(anOrder([1, 2, 3]))).toEqual(["options: expected them in another order than the right one"]);
    expect(problemsOf(anOrder([3, 1, 1]))).toEqual(["options: expected the places 1 to 3, got 3, 1, 1"]);
    expect(problemsOf(anOrder([2, 1]))).toEqual(["options: expected at least 3 steps, got 2"]);
    const [first, ...others] = anOrder().options;
    expect(
      problemsOf({ ...anOrder(), options: [{ ...first, misconception: undefined, correct: true }, ...others] }),
    ).toEqual([
      'options: expected "a" not to be correct, but to have its place',
      'options: expected why "a" comes where it does as its misconception, got nothing',
    ]);
  });

  it("wants every number explained, and words that tell none", () => {
    const { options } = aNumber();
    expect(problemsOf(aNumber({ options: options.filter(({ side }) => side !== "below") }))).toEqual([
      "options: expected one for what lies below the right number, got 0",
    ]);
    expect(problemsOf(aNumber({ options: options.map((each) => ({ ...each, text: "72 minutes" })) }))).toContain(
      'options: expected words without a number for "right", got "72 minutes"',
    );
    expect(problemsOf(aNumber({ options: [...options, { key: "none", text: "None", ...WRONG }] }))).toEqual([
      'options: expected a value or a side for "none"',
    ]);
  });

  it("wants places in a figure that there is", () => {
    expect(problemsOf({ ...aFigure(), figure: "nowhere" })).toEqual([
      'figure: expected the name of a figure, got "nowhere"',
    ]);
    expect(problemsOf({ ...aFigure(), figure: undefined })).toEqual([
      'figure: expected one exactly where the form is "figure"',
    ]);
    expect(problemsOf(aFigure([{ key: "a", text: "A", correct: true, x: 401, y: 2 }]))).toEqual([
      'options: expected x and y from 0 to 400 for "a"',
    ]);
  });

  it("wants commands that the tool has", () => {
    expect(problemsOf(aCommand("btcli query quote-steak --netuid 1"))).toEqual([
      'options: text: expected a command of btcli, got "btcli query quote-steak --netuid 1": btcli 11.0.0 has no "query quote-steak"',
    ]);
    expect(problemsOf(aCommand("rm -r wallet"))).toEqual([
      'options: expected a line of btcli for "a", got "rm -r wallet"',
    ]);
  });

  it("names what belongs to another form", () => {
    const choice = { key: "q", unit: "minutes", options: [{ key: "a", text: "A", place: 1 }] };
    expect(problemsOf(choice)).toEqual([
      'unit: expected none where the form is not "number"',
      'options: expected no place for "a", where the form is not "order"',
    ]);
    expect(problemsOf({ ...anOrder(), multiple: true })).toEqual([
      'multiple: expected none in a question of the form "order"',
    ]);
  });
});

describe("reportTranslation", () => {
  it("wants the same commands, reasons and units", () => {
    const english = formedQuestion.parse(aCommand("btcli query quote-stake --netuid 1"));
    const own = formedQuestion.parse({
      ...english,
      unit: "x",
      options: [{ key: "a", text: "btcli query quote-stake --netuid 2", misconception: "Nein." }],
    });
    const problems: string[] = [];
    reportTranslation(own, english, (problem) => problems.push(problem));
    expect(problems).toEqual([
      "unit: expected one exactly where English has one",
      'options: expected the command of the English text for "a", got "btcli query quote-stake --netuid 2"',
      'options: expected a misconception for "a" exactly where English has one',
    ]);
  });
});

type Written = Record<string, unknown>;

function problemsOf(question: Written): string[] {
  const problems: string[] = [];
  reportForm(formedQuestion.parse(question), COMMANDS, (problem) => problems.push(problem));
  return problems;
}

function anOrder(places = [3, 1, 2]) {
  const options: Partial<FormedQuestion["options"][number]>[] = places.map((place, at) => {
    const key = "abc"[at] ?? "";
    return { key, text: key, place, ...WRONG };
  });
  return { key: "q", form: "order", options };
}

function aNumber(change: Written = {}) {
  const options: { key: string; text: string; side?: string }[] = [
    { key: "right", text: "Right", ...{ correct: true, value: 72, tolerance: 1 } },
    { key: "less", text: "Too few", side: "below", ...WRONG },
    { key: "more", text: "Too many", side: "above", ...WRONG },
  ];
  return { key: "q", form: "number", unit: "minutes", options, ...change };
}

function aFigure(options: Written[] = [{ key: "a", text: "A", correct: true, x: 10, y: 20 }]) {
  return { key: "q", form: "figure", figure: "clip", options };
}

function aCommand(text: string) {
  return { key: "q", form: "command", options: [{ key: "a", text, correct: true }] };
}
