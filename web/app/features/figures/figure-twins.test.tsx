import { FIGURES, presetsOf } from "@learn-bittensor/contract/figures";
import { type ComponentType, createElement } from "react";
import { describe, expect, it } from "vitest";
import { pickTexts } from "#app/i18n/messages.server.ts";
import { MoreTexts } from "#app/i18n/more-texts.tsx";
import type { FigurePart } from "#app/ui/rich-text/figures.ts";
import { markupOf } from "../../../tests/markup-of.tsx";

const MODULES = import.meta.glob<{ default: ComponentType<FigurePart> }>("./*/*-figure.tsx", { eager: true });
/** `10.5M` is one as well. */
const NUMBER = /\d[\d,]*(?:\.\d+)?M?/g;

/** Numbers of a drawing that are no result: scales, sizes that do not change, names of what is drawn, and what is left of a whole. */
const GIVEN: Readonly<Record<string, readonly string[]>> = {
  "alpha-supply": ["10.5M", "6.1"],
  basket: ["0.008"],
  "block-split": ["1"],
  blocks: ["12", "9,000,004"],
  "bonds-fill": ["0.50", "38.6", "48.5", "19"],
  "claims-check": ["40,000"],
  clip: ["50"],
  conviction: ["18", "0", "120", "180"],
  crowdloan: ["600"],
  "fees-by-size": ["10"],
  "halving-stairs": ["21M"],
  "hyperparameter-dials": ["1", "30"],
  "life-of-a-subnet": ["365"],
  "lock-cost": ["0", "24"],
  "market-of-a-subnet": ["2,952"],
  mechanisms: ["147.60", "30"],
  "moving-price": ["0"],
  "null-consensus": ["1", "2", "30", "35", "23", "18"],
  permits: ["1,000"],
  "pool-order": ["66,667", "99,010"],
  "price-limit": ["0.0201"],
  "recycle-or-burn": ["13M"],
  "registration-cost": ["144"],
  "rules-through-time": ["2025", "2026"],
  sandwich: ["500", "10.5"],
  "stake-median": ["50"],
  synapse: ["203.0", "113.7", "8091"],
};
/** What it draws are addresses. */
const WITHOUT_NUMBERS = "mirror-address";

describe("the sentence and the table of a figure", () => {
  it.each(
    FIGURES.filter((name) => name !== WITHOUT_NUMBERS).flatMap((name) =>
      [null, ...presetsOf(name)].map((preset) => ({ name, preset })),
    ),
  )("have every number that is drawn: $name, $preset", ({ name, preset }) => {
    const page = drawn(name, preset);
    const said = numbersIn(page.replace(/<svg.*<\/svg>/s, ""));
    const picture = /<svg.*<\/svg>/s.exec(page)?.[0] ?? "";
    const labels = [...picture.matchAll(/<text[^>]*>(.*?)<\/text>/gs)].flatMap(([, label = ""]) => numbersIn(label));
    const missing = labels.filter(
      (drawn) => !said.some((one) => isRounded(one, drawn)) && !GIVEN[name]?.includes(drawn),
    );
    expect([...new Set(missing)]).toEqual([]);
  });
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

/** Whether a number is the other one, with as many digits behind its point as that has. */
function isRounded(said: string, drawn: string): boolean {
  const digits = /\.(\d+)/.exec(drawn)?.[1]?.length ?? 0;
  const unit = drawn.endsWith("M") ? 1e6 : 1;
  return Math.abs(amountOf(said) - amountOf(drawn)) <= 0.5 * unit * 10 ** -digits;
}

function amountOf(number: string): number {
  return Number(number.replaceAll(/[,M]/g, "")) * (number.endsWith("M") ? 1e6 : 1);
}
