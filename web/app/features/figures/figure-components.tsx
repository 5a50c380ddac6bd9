import { MoreTexts } from "#app/i18n/more-texts.tsx";
import { lateComponent } from "#app/ui/late-component.tsx";
import type { FigureComponents, FigurePart } from "#app/ui/rich-text/figures.ts";
import { StillFigure } from "./still-figure.tsx";

/** Which figures there are, only pages with a figure know. */
const NamedFigure = lateComponent<FigurePart>(
  () => import("./named-figure.tsx").then(({ NamedFigure }) => NamedFigure),
  StillFigure,
);

/**
 * The words of a figure come with it; the server gives none to what is no figure (`create-rich-text.server.ts`). A page that is come to
 * waits for the code of its figures, as for that of a lab: with a `Suspense` of its own, a figure would move what follows it down.
 */
function Figure(part: FigurePart) {
  return part.texts ? (
    <MoreTexts texts={part.texts}>
      <NamedFigure key={part.name} {...part} />
    </MoreTexts>
  ) : null;
}

export const FIGURE_COMPONENTS: FigureComponents = { get: () => Figure };

/**
 * Loads the code of figures that stand in a document which React is about to take over: React would draw anew, and lose,
 * what waits for code when the page around it changes.
 */
export async function loadFigures(names: readonly string[]): Promise<void> {
  if (names.length === 0) return;
  const [loaded] = await Promise.all([import("./named-figure.tsx").catch(() => null), NamedFigure.load()]);
  if (loaded) await Promise.all(names.map(loaded.loadFigure));
}
