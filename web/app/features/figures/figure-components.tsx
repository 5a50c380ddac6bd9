import { FIGURES } from "@learn-bittensor/contract/figures";
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

function lateCode(load: () => Promise<{ default: Figure }>): LateCode {
  let arrived: Figure | undefined;
  const loadOnce = async () => {
    arrived ??= (await load()).default;
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

/** A figure's name is its folder: `clip/clip-figure.tsx`. */
async function loadFigure(name: string): Promise<{ default: Figure }> {
  const { FIGURE_FILES } = await import("./figure-files.ts");
  const load = FIGURE_FILES[`./${name}/${name}-figure.tsx`];
  if (!load) throw new Error(`no figure is called ${name}`);
  return load();
}

const LATE_FIGURES: ReadonlyMap<string, LateCode> = new Map(
  FIGURES.map((name) => [name, lateCode(() => loadFigure(name))]),
);

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
