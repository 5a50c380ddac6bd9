import { useState } from "react";
import { MoreTexts } from "#app/i18n/more-texts.tsx";
import type { FigureComponents, FigurePart } from "#app/ui/rich-text/figures.ts";
import { lateCode } from "./late-code.ts";

/** Which figures there are, only pages with a figure know. */
const NAMED_FIGURE = lateCode<FigurePart>(() => import("./named-figure.tsx"));

/**
 * The words of a figure come with it; the server gives none to what is no figure (`create-rich-text.server.ts`). A page that is come to
 * waits for the code of its figures, as for that of a lab: with a `Suspense` of its own, a figure would move what follows it down.
 */
function Figure(part: FigurePart) {
  // As it was found first: what is drawn by another component is drawn anew, and what was moved is lost.
  const [Named] = useState(NAMED_FIGURE.getComponent);
  return part.texts ? (
    <MoreTexts texts={part.texts}>
      <Named key={part.name} {...part} />
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
  const [{ loadFigure }] = await Promise.all([import("./named-figure.tsx"), NAMED_FIGURE.load()]);
  await Promise.allSettled(names.map(loadFigure));
}
