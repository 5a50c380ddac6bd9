import { type ComponentType, lazy, Suspense } from "react";
import { MoreTexts } from "#app/i18n/more-texts.tsx";
import type { FigurePart } from "#app/ui/rich-text/figures.ts";

/** The figures by the names that texts give. The code of each is loaded with the first page that shows it. */
export const FIGURE_COMPONENTS: ReadonlyMap<string, ComponentType<FigurePart>> = new Map([
  ["clip", lazyFigure(async () => ({ default: (await import("./clip/clip-figure.tsx")).ClipFigure }))],
  [
    "block-split",
    lazyFigure(async () => ({ default: (await import("./block-split/block-split-figure.tsx")).BlockSplitFigure })),
  ],
]);

function lazyFigure(load: () => Promise<{ default: ComponentType<FigurePart> }>): ComponentType<FigurePart> {
  const Figure = lazy(load);
  return (part) =>
    part.texts ? (
      <Suspense>
        <MoreTexts texts={part.texts}>
          <Figure {...part} />
        </MoreTexts>
      </Suspense>
    ) : null;
}
