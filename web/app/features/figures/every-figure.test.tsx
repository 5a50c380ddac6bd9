import { gzipSync } from "node:zlib";
import { FIGURES } from "@learn-bittensor/contract/figures";
import { LOCALES } from "@learn-bittensor/contract/locales";
import { type ComponentType, createElement } from "react";
import { describe, expect, it } from "vitest";
import { pickTexts } from "#app/i18n/messages.server.ts";
import { MoreTexts } from "#app/i18n/more-texts.tsx";
import type { FigurePart } from "#app/ui/rich-text/figures.ts";
import { readFactValues } from "../../../tests/fact-values.ts";
import { markupOf } from "../../../tests/markup-of.tsx";
import { blockShares } from "./block-split/block-shares.ts";
import { BlockSplitFigure } from "./block-split/block-split-figure.tsx";
import { ClipFigure } from "./clip/clip-figure.tsx";
import { clipVotes } from "./clip/clip-votes.ts";
import { FIGURE_COMPONENTS } from "./figure-components.tsx";
import { HalvingStairsFigure } from "./halving-stairs/halving-stairs-figure.tsx";
import { ISSUED_NOW, STAIRS, standAt } from "./halving-stairs/stairs.ts";
import { fillOrder } from "./pool-order/order.ts";
import { PoolOrderFigure } from "./pool-order/pool-order-figure.tsx";

const DRAWN: Record<string, { Figure: ComponentType<FigurePart>; rows: number }> = {
  clip: { Figure: ClipFigure, rows: 3 },
  "block-split": { Figure: BlockSplitFigure, rows: 4 },
  "halving-stairs": { Figure: HalvingStairsFigure, rows: 6 },
  "pool-order": { Figure: PoolOrderFigure, rows: 4 },
};

describe("figures", () => {
  it("are those that texts may ask for", () => {
    expect([...FIGURE_COMPONENTS.keys()]).toEqual(FIGURES);
  });

  const drawn = LOCALES.flatMap((locale) =>
    Object.entries(DRAWN).map(([name, figure]) => ({ locale, name, ...figure })),
  );

  it("are all looked at here", () => {
    expect(Object.keys(DRAWN)).toEqual(FIGURES);
  });

  it.each(drawn)("say in words and as a table what they draw: $name, $locale", ({ locale, name, Figure, rows }) => {
    const part = { kind: "figure" as const, name, id: "here", caption: "A <em>caption</em>", preset: null };
    const texts = pickTexts(locale, "figure");
    const page = markupOf(<MoreTexts texts={texts}>{createElement(Figure, part)}</MoreTexts>, `/${locale}`);
    expect(page).toContain(`<figure class="figure" id="here" data-figure="${name}">`);
    expect(page).toContain("A <em>caption</em>");
    expect(page).toContain('role="status"');
    expect(page.match(/<th scope="row">/g)).toHaveLength(rows);
    expect(page).not.toContain("slider");
    expect(gzipSync(page).length).toBeLessThan(4000);
  });
});

describe("clipVotes", () => {
  it.each([
    [0.8, 0.6, 0.75, [0.6, 0.6, 0.1]],
    [1, 0.6, 0.75, [0.6, 0.6, 0.1]],
    [0.3, 0.3, 0.75, [0.3, 0.3, 0.1]],
    [0, 0.1, 0.6, [0, 0.1, 0.1]],
  ])("with a first weight of %s", (first, consensus, support, kept) => {
    const result = clipVotes(first);
    expect(result.consensus).toBe(consensus);
    expect(result.support).toBeCloseTo(support);
    expect(result.votes.map((vote) => vote.kept)).toEqual(kept);
  });
});

describe("blockShares", () => {
  it("is 18, 41 and 41 %, of which root takes its proportion", () => {
    const { owner, miners, validators, root } = blockShares(0.5);
    expect(owner).toBeCloseTo(0.18, 5);
    expect(miners).toBeCloseTo(0.41, 5);
    expect(validators).toBeCloseTo(0.205, 5);
    expect(root).toBeCloseTo(0.205, 5);
    expect(blockShares(0).root).toBe(0);
    expect(blockShares(1).validators).toBe(0);
  });
});

describe("standAt", () => {
  it("begins where the network stands by the facts", async () => {
    expect((await readFactValues())("total-issuance")).toBe(ISSUED_NOW);
    expect(standAt(ISSUED_NOW)).toEqual({ emission: 0.5, next: 15_750_000 });
  });

  it("halves at each threshold, and ends with all of it", () => {
    expect(standAt(10_499_999).emission).toBe(1);
    expect(standAt(10_500_000)).toEqual({ emission: 0.5, next: 15_750_000 });
    expect(standAt(21_000_000)).toEqual({ emission: 0, next: null });
    expect(STAIRS.map(({ from }) => from).slice(0, 3)).toEqual([0, 10_500_000, 15_750_000]);
  });
});

describe("fillOrder", () => {
  it.each([
    [0, 0, 0, 0],
    [200, 9_090.91, 10_000, 0.0909],
    [2_000, 50_000, 100_000, 0.5],
  ])("of %s τ loses the order's part of the reserve after it", (order, received, promised, missing) => {
    const filled = fillOrder(order);
    expect(filled.received).toBeCloseTo(received, 2);
    expect(filled.promised).toBeCloseTo(promised, 6);
    expect(filled.missing).toBeCloseTo(missing, 4);
  });
});
