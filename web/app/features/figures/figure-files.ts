import type { ComponentType } from "react";
import type { FigurePart } from "#app/ui/rich-text/figures.ts";

/** The code of each figure by its file, `./clip/clip-figure.tsx`: a list that only pages with a figure load. */
export const FIGURE_FILES = import.meta.glob<{ default: ComponentType<FigurePart> }>("./*/*-figure.tsx");
