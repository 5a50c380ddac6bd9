import type { FIGURE_PRESETS } from "@learn-bittensor/contract/figures";
import type { FigurePart } from "#app/ui/rich-text/figures.ts";

type Presets = typeof FIGURE_PRESETS;

/** The state that each preset of a figure means. A preset without one, and one that the contract does not name, do not compile. */
export type Starts<Name extends keyof Presets, State = number> = Readonly<Record<Presets[Name][number], State>>;

/** The state in which a text asks a figure to begin; `first` where it names none that the figure knows. */
export function startOf<State>({ preset }: FigurePart, starts: Readonly<Record<string, State>>, first: State): State {
  return preset !== null && Object.hasOwn(starts, preset) ? (starts[preset] ?? first) : first;
}
