import { type ComponentType, lazy, Suspense } from "react";
import { MoreTexts } from "#app/i18n/more-texts.tsx";
import type { FigurePart } from "#app/ui/rich-text/figures.ts";

type Figure = ComponentType<FigurePart>;

/** The code of a figure, which is loaded with the first page that shows it. */
interface LateCode {
  load: () => Promise<{ default: Figure }>;
  /** Once its code is there, nothing is waited for. */
  getFigure: () => Figure;
}

function lateCode(load: () => Promise<Figure>): LateCode {
  let arrived: Figure | undefined;
  const loadOnce = async () => {
    arrived ??= await load();
    return { default: arrived };
  };
  const Late = lazy(loadOnce);
  return { load: loadOnce, getFigure: () => arrived ?? Late };
}

function LateFigure({ code, part }: { code: LateCode; part: FigurePart }) {
  const Drawn = code.getFigure();
  return part.texts ? (
    <Suspense>
      <MoreTexts texts={part.texts}>
        <Drawn {...part} />
      </MoreTexts>
    </Suspense>
  ) : null;
}

const LATE_FIGURES: ReadonlyMap<string, LateCode> = new Map([
  ["clip", lateCode(async () => (await import("./clip/clip-figure.tsx")).ClipFigure)],
  ["block-split", lateCode(async () => (await import("./block-split/block-split-figure.tsx")).BlockSplitFigure)],
  [
    "halving-stairs",
    lateCode(async () => (await import("./halving-stairs/halving-stairs-figure.tsx")).HalvingStairsFigure),
  ],
  ["pool-order", lateCode(async () => (await import("./pool-order/pool-order-figure.tsx")).PoolOrderFigure)],
]);

/** The figures by the names that texts give. */
export const FIGURE_COMPONENTS: ReadonlyMap<string, Figure> = new Map(
  Array.from(LATE_FIGURES, ([name, code]) => [name, (part) => <LateFigure code={code} part={part} />]),
);

/**
 * Loads the code of what figures stand in a document that React is about to take over: React would draw anew, and lose,
 * what waits for code when the page around it changes.
 */
export async function loadFiguresOf(document: Document): Promise<void> {
  const names = Array.from(
    document.querySelectorAll<HTMLElement>("figure[data-figure]"),
    ({ dataset }) => dataset.figure,
  );
  await Promise.allSettled(names.map((name) => LATE_FIGURES.get(name ?? "")?.load()));
}
