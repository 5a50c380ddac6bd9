import { load as loadFigureTexts } from "virtual:messages/figure";
import type { Locale } from "@learn-bittensor/contract/locales";
import { type ComponentType, lazy, Suspense } from "react";
import { useLocale } from "#app/i18n/interface-texts.ts";
import { MoreTexts } from "#app/i18n/more-texts.tsx";
import type { FigurePart } from "#app/ui/rich-text/figures.ts";
import { useOnce } from "#app/ui/shown-once.tsx";

type Figure = ComponentType<FigurePart>;

/** The code of a figure and its words, which are loaded with the first page that shows it. */
interface LateCode {
  load: (locale: Locale) => Promise<{ default: Figure }>;
  /** Once its code is there, nothing is waited for. */
  getFigure: (locale: Locale) => Figure;
}

function lateCode(name: string, load: () => Promise<{ default: Figure }>): LateCode {
  let arrived: Figure | undefined;
  let late: Figure | undefined;
  const loadOnce = async (locale: Locale) => {
    arrived ??= await withTexts(name, load, locale);
    return { default: arrived };
  };
  const toLate = (locale: Locale) => {
    late ??= lazy(() => loadOnce(locale));
    return late;
  };
  return { load: loadOnce, getFigure: (locale) => arrived ?? toLate(locale) };
}

/** The server has the words of all figures at hand, and gives them along with the part. */
async function withTexts(name: string, load: () => Promise<{ default: Figure }>, locale: Locale): Promise<Figure> {
  const loadTexts = async () => (await loadFigureTexts[locale]()).load[name]?.();
  const [{ default: Drawn }, texts] = await Promise.all([load(), import.meta.env.SSR ? null : loadTexts()]);
  if (!texts) return Drawn;
  return (part) => (
    <MoreTexts texts={texts.messages}>
      <Drawn {...part} />
    </MoreTexts>
  );
}

function LateFigure({ code, part }: { code: LateCode; part: FigurePart }) {
  const texts = useOnce(part.texts);
  const Drawn = code.getFigure(useLocale());
  const figure = <Drawn {...part} />;
  return <Suspense>{texts ? <MoreTexts texts={texts}>{figure}</MoreTexts> : figure}</Suspense>;
}

/** A figure's name is its folder: `clip/clip-figure.tsx`. */
const LATE_FIGURES: ReadonlyMap<string, LateCode> = new Map(
  Object.entries(import.meta.glob<{ default: Figure }>("./*/*-figure.tsx")).map(([file, load]) => {
    const name = file.split("/")[1] ?? "";
    return [name, lateCode(name, load)];
  }),
);

/** The figures by the names that texts give. */
export const FIGURE_COMPONENTS: ReadonlyMap<string, Figure> = new Map(
  Array.from(LATE_FIGURES, ([name, code]) => [name, (part) => <LateFigure code={code} part={part} />]),
);

/**
 * Loads the code of what figures stand in a document that React is about to take over: React would draw anew, and lose,
 * what waits for code when the page around it changes.
 */
export async function loadFiguresOf(document: Document, locale: Locale): Promise<void> {
  const names = Array.from(
    document.querySelectorAll<HTMLElement>("figure[data-figure]"),
    ({ dataset }) => dataset.figure,
  );
  await Promise.allSettled(names.map((name) => LATE_FIGURES.get(name ?? "")?.load(locale)));
}
