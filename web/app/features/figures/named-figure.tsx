import type { ComponentType } from "react";
import { lateComponent } from "#app/ui/late-component.tsx";
import type { FigurePart } from "#app/ui/rich-text/figures.ts";
import { StillFigure } from "./still-figure.tsx";

/** The code of each figure by its file, `./clip/clip-figure.tsx`: a figure's name is its folder. */
export const FIGURE_FILES = import.meta.glob<{ default: ComponentType<FigurePart> }>("./*/*-figure.tsx");

const FIGURES = new Map(
  Object.entries(FIGURE_FILES).map(([file, load]) => [
    file,
    lateComponent(async () => (await load()).default, StillFigure),
  ]),
);

function findFigure(name: string) {
  return FIGURES.get(`./${name}/${name}-figure.tsx`);
}

/** The figure that a text names. */
export function NamedFigure(part: FigurePart) {
  const Drawn = findFigure(part.name);
  return Drawn ? <Drawn {...part} /> : null;
}

export async function loadFigure(name: string): Promise<void> {
  await findFigure(name)?.load();
}
