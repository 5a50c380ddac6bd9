import type { Locale } from "@learn-bittensor/contract/locales";
import { loadFigures } from "#app/features/figures/figure-components.tsx";
import { FormFields, GradedQuestion } from "#app/features/quizzes/late-questions.ts";
import { loadPanel, OVERLAY_ID } from "#app/features/search/load-panel.ts";
import { ErrorInPlace } from "./layout-error-boundary.tsx";

/*
 * What the server has drawn, read from the document before React takes it over: no component is there yet that could say it.
 */

/** Loads the code of what the document shows and not every page has; resolves when React may take it over. */
export async function loadLateCode(document: Document, locale: Locale): Promise<void> {
  // What fails is tried again by the overlay.
  if (document.querySelector(`#${OVERLAY_ID}:is(:popover-open, [open])`)) loadPanel(locale).catch(() => undefined);
  await Promise.all([
    loadFigures(figuresOf(document)),
    document.querySelector("main[data-failed]") && ErrorInPlace.load(),
    document.querySelector("fieldset[data-late]") && FormFields.load(),
    document.querySelector("ol[data-late]") && GradedQuestion.load(),
  ]);
}

/** The figures that stand in it. */
export function figuresOf(document: Document): string[] {
  const figures = document.querySelectorAll<HTMLElement>("figure[data-figure]");
  return Array.from(figures, ({ dataset }) => dataset.figure ?? "");
}

/** The HTML of its texts by their numbers (`page-texts.server.ts`), and that of its figures by their names. */
export function textsOf(document: Document): ReadonlyMap<string, string> {
  const texts = document.querySelectorAll<HTMLElement>("[data-text],[data-figure]");
  return new Map(Array.from(texts, ({ dataset, innerHTML }) => [dataset.text ?? dataset.figure ?? "", innerHTML]));
}
