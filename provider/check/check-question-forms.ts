import { FIGURES } from "@learn-bittensor/contract/figures";
import { z } from "zod";
import { checkCommands } from "./check-commands.ts";
import type { CommandTable } from "./read-command-tables.ts";

const FEWEST_STEPS = 3;
/** Drawings are so wide; none is higher. */
const DRAWING = 400;

export const formedQuestion = z.object({
  key: z.string(),
  section: z.string().optional(),
  multiple: z.boolean().default(false),
  explanation: z.string().optional(),
  form: z.enum(["command", "figure", "number", "order"]).optional(),
  figure: z.string().optional(),
  unit: z.string().optional(),
  options: z.array(
    z.object({
      key: z.string(),
      text: z.string(),
      correct: z.boolean().default(false),
      misconception: z.string().optional(),
      place: z.number().optional(),
      value: z.number().optional(),
      tolerance: z.number().optional(),
      side: z.enum(["above", "below"]).optional(),
      x: z.number().optional(),
      y: z.number().optional(),
    }),
  ),
});

export type FormedQuestion = z.output<typeof formedQuestion>;
type Option = FormedQuestion["options"][number];
type Tell = (problem: string) => void;

/** What options say besides their words, and the form of question that needs it. */
const BESIDES = {
  place: "order",
  value: "number",
  tolerance: "number",
  side: "number",
  x: "figure",
  y: "figure",
} as const;

/** An English question has what its form needs, and nothing of another one. */
export function reportForm(question: FormedQuestion, commands: readonly CommandTable[], tell: Tell): void {
  const { form, multiple, figure, unit, options } = question;
  if (form !== undefined && multiple) tell(`multiple: expected none in a question of the form "${form}"`);
  if ((figure !== undefined) !== (form === "figure")) tell(`figure: expected one exactly where the form is "figure"`);
  if (unit !== undefined && form !== "number") tell(`unit: expected none where the form is not "number"`);
  for (const [name, needed] of Object.entries(BESIDES) as [keyof typeof BESIDES, string][]) {
    const stray = options.find((option) => option[name] !== undefined && form !== needed);
    if (stray) tell(`options: expected no ${name} for "${stray.key}", where the form is not "${needed}"`);
  }
  if (form === "order") reportOrder(options, tell);
  if (form === "number") reportNumber(options, tell);
  if (form === "figure") reportFigure(figure, options, tell);
  if (form === "command") reportCommands(options, commands, tell);
}

/** In another language the same is explained, counted in its words; commands are the same everywhere. */
export function reportTranslation(own: FormedQuestion, english: FormedQuestion, tell: Tell): void {
  if ((own.unit === undefined) !== (english.unit === undefined))
    tell("unit: expected one exactly where English has one");
  for (const { key, text, misconception } of own.options) {
    const original = english.options.find((option) => option.key === key);
    if (!original) continue;
    if (english.form === "command" && text !== original.text) {
      tell(`options: expected the command of the English text for "${key}", got "${text}"`);
    }
    if ((misconception === undefined) !== (original.misconception === undefined)) {
      tell(`options: expected a misconception for "${key}" exactly where English has one`);
    }
  }
}

/** Whoever leaves the steps as they stand is wrong, and is told why. */
function reportOrder(options: readonly Option[], tell: Tell): void {
  const places = options.map(({ place }) => place);
  const sorted = places.toSorted((one = 0, other = 0) => one - other);
  if (options.length < FEWEST_STEPS) tell(`options: expected at least ${FEWEST_STEPS} steps, got ${options.length}`);
  if (sorted.some((place, at) => place !== at + 1)) {
    tell(`options: expected the places 1 to ${options.length}, got ${places.join(", ")}`);
  } else if (places.every((place, at) => place === at + 1)) {
    tell("options: expected them in another order than the right one");
  }
  for (const { key, correct, misconception } of options) {
    if (correct) tell(`options: expected "${key}" not to be correct, but to have its place`);
    if (!misconception) tell(`options: expected why "${key}" comes where it does as its misconception, got nothing`);
  }
}

/** Every number is explained; the words of an answer, which anybody can ask for, tell none. */
function reportNumber(options: readonly Option[], tell: Tell): void {
  for (const { key, text, correct, value, tolerance, side } of options) {
    const isSound = correct
      ? value !== undefined && side === undefined
      : (value === undefined) !== (side === undefined);
    if (!isSound) tell(`options: expected ${correct ? "a value" : "a value or a side"} for "${key}"`);
    if (tolerance !== undefined && value === undefined)
      tell(`options: expected no tolerance for "${key}" without a value`);
    if (/\d/.test(text)) tell(`options: expected words without a number for "${key}", got "${text}"`);
  }
  for (const side of ["below", "above"] as const) {
    const count = options.filter((option) => option.side === side).length;
    if (count !== 1) tell(`options: expected one for what lies ${side} the right number, got ${count}`);
  }
}

function reportFigure(figure: string | undefined, options: readonly Option[], tell: Tell): void {
  if (figure !== undefined && !FIGURES.includes(figure)) tell(`figure: expected the name of a figure, got "${figure}"`);
  for (const { key, x = -1, y = -1 } of options) {
    if (Math.min(x, y) < 0 || Math.max(x, y) > DRAWING) {
      tell(`options: expected x and y from 0 to ${DRAWING} for "${key}"`);
    }
  }
}

/** Also a wrong answer is a command that there is: what is asked is which one does it. */
function reportCommands(options: readonly Option[], commands: readonly CommandTable[], tell: Tell): void {
  for (const { key, text } of options) {
    if (!text.startsWith("btcli ")) tell(`options: expected a line of btcli for "${key}", got "${text}"`);
  }
  checkCommands(
    options.map(({ text }) => text),
    commands,
    (problem) => tell(`options: ${problem}`),
  );
}
