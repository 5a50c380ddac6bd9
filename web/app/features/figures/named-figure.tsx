import { type ComponentType, useState } from "react";
import type { FigurePart } from "#app/ui/rich-text/figures.ts";
import { lateCode } from "./late-code.ts";

/** The code of each figure by its file, `./clip/clip-figure.tsx`: a figure's name is its folder. */
export const FIGURE_FILES = import.meta.glob<{ default: ComponentType<FigurePart> }>("./*/*-figure.tsx");

const FIGURES = new Map(Object.entries(FIGURE_FILES).map(([file, load]) => [file, lateCode(load)]));

function codeOf(name: string) {
  return FIGURES.get(`./${name}/${name}-figure.tsx`);
}

/** The figure that a text names; drawn by what was found first, as long as it is that figure. */
export default function NamedFigure(part: FigurePart) {
  const [Drawn] = useState(codeOf(part.name)?.getComponent);
  return Drawn ? <Drawn {...part} /> : null;
}

export async function loadFigure(name: string): Promise<void> {
  await codeOf(name)?.load();
}
