import { presetsOf } from "@learn-bittensor/contract/figures";

/** A figure, and the state in which it begins; null for the one that it begins in by itself. */
export type AskedFigure = { readonly name: string; readonly preset: string | null };

/** Where the picture of a figure is found, without language. */
export function picturePath(figure: AskedFigure): string {
  return `${pathOf(figure)}/picture.svg`;
}

/** Where the same is found to be taken along: with its source. */
export function savedPath(figure: AskedFigure): string {
  return `${pathOf(figure)}/saved.svg`;
}

function pathOf({ name, preset }: AskedFigure): string {
  return preset !== null && presetsOf(name).includes(preset) ? `/figures/${name}/${preset}` : `/figures/${name}`;
}
