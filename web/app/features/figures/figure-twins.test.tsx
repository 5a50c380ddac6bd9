import { FIGURES, presetsOf } from "@learn-bittensor/contract/figures";
import { type ComponentType, createElement } from "react";
import { describe, expect, it } from "vitest";
import { pickTexts } from "#app/i18n/messages.server.ts";
import { MoreTexts } from "#app/i18n/more-texts.tsx";
import type { FigurePart } from "#app/ui/rich-text/figures.ts";
import { markupOf } from "../../../tests/markup-of.tsx";

const MODULES = import.meta.glob<{ default: ComponentType<FigurePart> }>("./*/*-figure.tsx", { eager: true });
const NUMBER = /\d[\d,]*(?:\.\d+)?/g;

/** Numbers of a drawing that are no result: scales, and names of what is drawn. */
const SCALES: Readonly<Record<string, readonly string[]>> = {};

describe("the sentence and the table of a figure", () => {
  it.each(FIGURES.flatMap((name) => [null, ...presetsOf(name)].map((preset) => ({ name, preset }))))(
    "have every number that is drawn: $name, $preset",
    ({ name, preset }) => {
      const page = drawn(name, preset);
      const said = new Set(numbersIn(page.replace(/<svg.*<\/svg>/s, "")));
      const picture = /<svg.*<\/svg>/s.exec(page)?.[0] ?? "";
      const labels = [...picture.matchAll(/<text[^>]*>(.*?)<\/text>/gs)].flatMap(([, label = ""]) => numbersIn(label));
      const missing = labels.filter((number) => !said.has(number) && !SCALES[name]?.includes(number));
      expect([...new Set(missing)]).toEqual([]);
    },
  );
});

function drawn(name: string, preset: string | null): string {
  const { default: Figure } = MODULES[`./${name}/${name}-figure.tsx`] ?? {};
  if (!Figure) throw new Error(`no figure ${name}`);
  const part = { kind: "figure" as const, name, id: null, caption: "", preset };
  return markupOf(<MoreTexts texts={pickTexts("en", "figure")}>{createElement(Figure, part)}</MoreTexts>, "/en");
}

/** What stands between tags. */
function numbersIn(markup: string): string[] {
  return markup.replaceAll(/<[^>]*>/g, " ").match(NUMBER) ?? [];
}
