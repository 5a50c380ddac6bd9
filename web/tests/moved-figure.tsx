import { fireEvent } from "@testing-library/react";
import { type ComponentType, createElement } from "react";
import type { FigurePart } from "#app/ui/rich-text/figures.ts";
import { show } from "./show.tsx";
import { WithTexts } from "./with-texts.tsx";

const MODULES = import.meta.glob<{ default: ComponentType<FigurePart> }>("../app/features/figures/*/*-figure.tsx", {
  eager: true,
});
/** `10.5M` is one as well. */
const NUMBER = /\d[\d,]*(?:\.\d+)?[MK]?/g;

/** For tests with `@vitest-environment happy-dom`: a figure as it is in a browser, in English. */
export function drawFigure(name: string, preset: string | null = null): HTMLElement {
  const { default: Figure } = MODULES[`../app/features/figures/${name}/${name}-figure.tsx`] ?? {};
  if (!Figure) throw new Error(`no figure ${name}`);
  const part = { kind: "figure" as const, name, id: null, caption: "", preset };
  return show(<WithTexts of={["figure"]}>{createElement(Figure, part)}</WithTexts>, "/en").container;
}

/** What of a figure can be moved: each of its values once, from one end to the other. */
export function controlsOf(figure: HTMLElement) {
  const all = (selector: string) => [...figure.querySelectorAll<HTMLElement>(selector)];
  const grips = all("svg [role=slider]").map((_, place) => {
    const grip = () => all("svg [role=slider]")[place] as HTMLElement;
    const press = (key: string) => () => void fireEvent.keyDown(grip(), { key });
    return {
      name: grip().ariaLabel ?? grip().getAttribute("aria-label") ?? "",
      value: () => grip().getAttribute("aria-valuetext") ?? "",
      walk: () => [
        press("Home"),
        ...Array.from({ length: 9 }, () => press("PageUp")),
        press("End"),
        press("ArrowDown"),
      ],
      isOfSteps: false,
    };
  });
  const scrubber = figure.querySelector<HTMLInputElement>("[type=range]");
  const step = (place: 0 | 1) => () => void fireEvent.click(all("button[aria-disabled]")[place] as HTMLElement);
  const steps = Array.from({ length: Number(scrubber?.max ?? 0) });
  const choices = all("[type=radio]").map((radio) => () => void fireEvent.click(radio));
  const stepped = {
    name: "steps",
    value: () => "",
    walk: () => [...steps.map(() => step(0)), ...steps.map(() => step(1))],
    isOfSteps: true,
  };
  const chosen = choices.map((choose, place) => ({
    name: `choice ${place}`,
    value: () => "",
    walk: () => [choose, ...(scrubber ? stepped.walk() : [])],
    isOfSteps: true,
  }));
  return [...grips, ...(scrubber ? [stepped] : []), ...chosen];
}

/** A number in a text. */
export interface Amount {
  readonly text: string;
  readonly amount: number;
  /** Half of its last digit. */
  readonly within: number;
}

export function numbersIn(texts: readonly string[]): Amount[] {
  return (texts.join(" ").match(NUMBER) ?? []).map((text) => {
    const digits = /\.(\d+)/.exec(text)?.[1]?.length ?? 0;
    const unit = text.endsWith("M") ? 1e6 : text.endsWith("K") ? 1e3 : 1;
    return { text, amount: Number(text.replaceAll(/[,MK]/g, "")) * unit, within: 0.5 * unit * 10 ** -digits };
  });
}
