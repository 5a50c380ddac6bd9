import type { TextTable } from "#app/ui/controls/data-table.tsx";
import type { Chart } from "./chart/chart-data.ts";
import type { Field } from "./fields.ts";
import type { LabNumbers } from "./lab-numbers.ts";
import type { LabNamespace, Words } from "./lab-words.ts";
import type { MathNode } from "./math-node.ts";

/**
 * A lab: what can be set, what is computed from it, and how that is told. Everything a visitor reads is found by name in
 * the lab's texts: `field.{name}` and `hint.{name}`, `option.{name}.{option}`, `group.{name}`, `preset.{name}` with
 * `source.{name}`, `tour.{number}.title` and `.text`, `predict.question`, `.option1` …, `.answer`, `problem.{name}`.
 */
export interface Lab<State, Result, Of extends LabNamespace> {
  readonly name: string;
  readonly namespace: Of;
  readonly fields: { readonly [Name in keyof State]: Field };
  /** What the lab begins with. It belongs to the meaning of every address given away. */
  readonly initial: State;
  /**
   * Where `initial` has been another: by version, the first first, what differed from it as it is now. Addresses of these
   * versions mean what they meant. Default: none.
   */
  readonly earlier?: readonly Partial<State>[];
  /** What is set first, beside the chart: two or three of the fields. All others are folded away, in their groups. */
  readonly main: readonly (keyof State & string)[];
  readonly groups: readonly FieldGroup<State>[];
  /** Fields that count in some states only: in others they are not shown. Default: each counts always. */
  readonly shownIf?: { readonly [Name in keyof State]?: (state: State) => boolean };
  /** The chart that shows what a field does: it comes forward when the field is moved. Default: whichever is shown. */
  readonly seenIn?: { readonly [Name in keyof State]?: string };
  /** The fields that have a line of explanation below them. */
  readonly hints: readonly (keyof State & string)[];
  /** Real situations. The first is `initial`. */
  readonly presets: readonly Preset<State>[];
  /** Four to six steps. */
  readonly tour: readonly Scene<State>[];
  readonly prediction: Scene<State> & {
    readonly optionCount: number;
    /** The option (0, 1, 2 …) that comes true in `state`. */
    readonly right: number;
  };
  /** How the cells of a grid field are named, and how many of them count. */
  readonly grids?: Readonly<Record<string, (state: State, words: Words<Of>) => GridLabels>>;
  /** Reads a table that a visitor pastes, and gives one to begin with. Default: the lab takes none. */
  readonly paste?: {
    readonly sample: string;
    read(text: string): Partial<State> | PasteFault;
  };
  /** The name of what does not go together in a state whose fields are each allowed; null where all is well. */
  problemOf(state: State): string | null;
  /** Whether computing takes longer than a frame, so that a worker does it. */
  isLong(state: State): boolean;
  /** Computes, and yields how far it has come, from 0 to 1. */
  simulate(state: State): Generator<number, Result, void>;
  show(telling: Telling<State, Result, Of>): LabOutcome;
}

/** Why a pasted text is no table, by its name in `lab.frame`, `paste.fault`: with the line or the entry, where there is one. */
export interface PasteFault {
  readonly fault:
    | "empty"
    | "long"
    | "many"
    | "json"
    | "shape"
    | "column"
    | "cells"
    | "number"
    | "uid"
    | "twice"
    | "none";
  readonly values?: Readonly<Record<string, string | number>>;
}

export interface FieldGroup<State> {
  readonly name: string;
  readonly fields: readonly (keyof State & string)[];
}

/** Something to be seen: what is set for it, on top of `initial`, and the chart that shows it. Default: the first one. */
export interface Scene<State> {
  readonly state: Partial<State>;
  readonly chart?: string;
}

export interface Preset<State> extends Scene<State> {
  readonly name: string;
}

export interface GridLabels {
  readonly rows: readonly string[];
  readonly columns: readonly string[];
}

export interface Telling<State, Result, Of extends LabNamespace> {
  readonly state: State;
  readonly result: Result;
  readonly words: Words<Of>;
  readonly numbers: LabNumbers;
}

/** What a lab tells of a state: sentences, figures, charts, tables, formulas. */
export interface LabOutcome {
  /** What happened. The first is read out when it changes. */
  readonly sentences: readonly string[];
  readonly figures: readonly { readonly label: string; readonly value: string }[];
  readonly charts: readonly Chart[];
  readonly tables?: readonly TextTable[];
  readonly formulas: readonly { readonly label: string; readonly lines: readonly MathNode[] }[];
}

/** A lab for code that treats all labs alike. Only the lab itself looks inside its states and results. */
// biome-ignore lint/suspicious/noExplicitAny: a lab's functions take its own states, and the frame hands back only those.
export type AnyLab = Lab<any, any, any>;
