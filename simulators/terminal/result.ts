import type { World } from "./world.ts";

/** What there is to learn from a line, by its name and what it names. The words are the page's. */
export interface Lesson {
  readonly name: LessonName;
  readonly values: Readonly<Record<string, string | number>>;
}

export const LESSON_NAMES = [
  "noTool",
  "noCommand",
  "noOption",
  "otherGeneration",
  "openQuote",
  "placeholder",
  "tableOnly",
  "notPlayed",
  "unknownAddress",
  "dryRun",
  "noLimit",
  "limitHeld",
  "wrongNetuid",
  "wrongNetwork",
  "worthless",
  "paidForGood",
  "hotkeyAsOwner",
  "coldkeyLocked",
  "phraseShown",
  "phraseInHistory",
  "phraseAtPrompt",
  "otherPhrase",
  "phished",
  "notPhished",
] as const;

export type LessonName = (typeof LESSON_NAMES)[number];

/** Those that one would rather not have done. */
export const MISTAKES: ReadonlySet<LessonName> = new Set([
  "noLimit",
  "wrongNetuid",
  "wrongNetwork",
  "worthless",
  "paidForGood",
  "hotkeyAsOwner",
  "coldkeyLocked",
  "phraseInHistory",
  "phraseAtPrompt",
  "phished",
] satisfies LessonName[]);

/** What the missions count. */
export const GOALS = [
  "walletMade",
  "walletSeen",
  "walletRestored",
  "quoted",
  "previewed",
  "stakedWithLimit",
  "stakeSeen",
  "soldWithoutLimit",
  "limitHeld",
  "sentToOtherSubnet",
  "sentOnOtherNetwork",
  "phished",
  "notPhished",
  "priceAsked",
  "registered",
  "placeSeen",
] as const;

export type Goal = (typeof GOALS)[number];

/** What a command asks for before it goes on. */
export interface Ask {
  /** The option that the answer stands for. */
  readonly flag: string;
  /** What the tool writes before the cursor. */
  readonly label: string;
  /** What Enter alone means; null where an answer is needed. */
  readonly preset: string | null;
  /** What is typed is not shown, and not stored. */
  readonly isHidden: boolean;
}

export interface Result {
  readonly world: World;
  readonly lines: readonly string[];
  readonly lessons: readonly Lesson[];
  readonly goals: readonly Goal[];
  readonly ask: Ask | null;
}

/** Ends a command before its end: what it needs is missing or wrong. */
export class Halt extends Error {
  readonly result: Omit<Result, "world">;

  constructor(result: Partial<Omit<Result, "world">>) {
    super("halt");
    this.result = { lines: [], lessons: [], goals: [], ask: null, ...result };
  }
}

export function lesson(name: LessonName, values: Lesson["values"] = {}): Lesson {
  return { name, values };
}

export function done(
  world: World,
  lines: readonly string[],
  more: Partial<Omit<Result, "world" | "lines">> = {},
): Result {
  return { world, lines, lessons: [], goals: [], ask: null, ...more };
}
