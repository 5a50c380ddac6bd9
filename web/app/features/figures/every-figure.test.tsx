import { gzipSync } from "node:zlib";
import { FIGURES } from "@learn-bittensor/contract/figures";
import { LOCALES } from "@learn-bittensor/contract/locales";
import { type ComponentType, createElement } from "react";
import { describe, expect, it } from "vitest";
import { pickTexts } from "#app/i18n/messages.server.ts";
import { MoreTexts } from "#app/i18n/more-texts.tsx";
import type { FigurePart } from "#app/ui/rich-text/figures.ts";
import { markupOf } from "../../../tests/markup-of.tsx";
import { loadLab } from "../labs/frame/load-lab.ts";
import { decodeState, isLinkFault } from "../labs/frame/state-link.ts";
import { FIGURE_FILES } from "./named-figure.tsx";

/** The figures of what a lab computes. */
const WITH_LAB = new Set([
  "block-split",
  "bonds-fill",
  "clip",
  "commit-timeline",
  "copier-race",
  "fees-by-size",
  "gate",
  "halving-stairs",
  "impact-and-slippage",
  "injection-or-buys",
  "liquid-alpha-curve",
  "lock-cost",
  "moving-price",
  "null-consensus",
  "pool-order",
  "price-limit",
  "recycle-or-burn",
  "registration-cost",
  "rules-through-time",
  "stake-median",
  "weight-matrix",
  "yuma-three",
]);
/** What the lab cannot be set to: hours in place of days, the cost of a transaction, shares of stake that change. */
const STATELESS = new Set(["fees-by-size", "moving-price", "yuma-three"]);

const MODULES = import.meta.glob<{ default: ComponentType<FigurePart> }>("./*/*-figure.tsx", { eager: true });

describe("figures", () => {
  it("are those that texts may ask for", () => {
    const files = FIGURES.map((name) => `./${name}/${name}-figure.tsx`);
    expect(Object.keys(FIGURE_FILES).sort()).toEqual(files.sort());
  });

  const drawn = LOCALES.flatMap((locale) =>
    Object.entries(MODULES).map(([file, { default: Figure }]) => ({ locale, name: file.split("/")[1] ?? "", Figure })),
  );

  it.each(drawn)("say in words and as a table what they draw: $name, $locale", ({ locale, name, Figure }) => {
    const part = { kind: "figure" as const, name, id: "here", caption: "A <em>caption</em>", preset: null };
    const texts = pickTexts(locale, "figure");
    const page = markupOf(<MoreTexts texts={texts}>{createElement(Figure, part)}</MoreTexts>, `/${locale}`);
    expect(page).toContain(`<figure class="figure" id="here" data-figure="${name}">`);
    expect(page).toContain("A <em>caption</em>");
    expect(page).toContain('role="status"');
    expect(page.match(/<th scope="row">/g)?.length).toBeGreaterThan(1);
    expect(page).not.toContain('role="slider"');
    expect(page).not.toMatch(/NaN|undefined|Infinity/);
    expect(gzipSync(page).length).toBeLessThan(4000);
  });

  it.each(drawn.filter(({ locale }) => locale === "en"))(
    "open the lab in a state that there is: $name",
    async ({ name, Figure }) => {
      const part = { kind: "figure" as const, name, id: "here", caption: "", preset: null };
      const page = markupOf(
        <MoreTexts texts={pickTexts("en", "figure")}>{createElement(Figure, part)}</MoreTexts>,
        "/en",
      );
      const [, slug, link] = /href="[^"]*\/lab\/([a-z-]+)(?:\?s=([^"]+))?"/.exec(page) ?? [];
      expect(slug !== undefined, "a lab").toBe(WITH_LAB.has(name));
      if (!slug) return;
      const lab = await loadLab(slug === "yuma-consensus" ? "yuma" : slug);
      expect(link !== undefined, "a state").toBe(!STATELESS.has(name));
      if (!link) return;
      const state = decodeState(lab, link);
      expect(isLinkFault(state), link).toBe(false);
      expect(lab.problemOf(state)).toBeNull();
      // Made for this version of the lab's addresses.
      expect(Number(link.split("~")[0])).toBe((lab.earlier?.length ?? 0) + 1);
    },
  );
});

describe("texts", () => {
  const texts = Object.entries(
    import.meta.glob<string>("../../../../content/en/{concept,get-started-step,guide,article}/*.md", {
      query: "?raw",
      import: "default",
      eager: true,
    }),
  );
  const shown = new Set(
    texts.flatMap(([, text]) => [...text.matchAll(/^::figure\[.*name="([\w-]+)"/gm)].map(([, name]) => name)),
  );

  it("show every figure", () => {
    expect(FIGURES.filter((name) => !shown.has(name))).toEqual([]);
  });

  it("show one in each concept, step and article", () => {
    const bare = texts.filter(([file, text]) => !file.includes("/guide/") && !text.includes("\n::figure["));
    expect(texts.length).toBeGreaterThan(60);
    expect(bare.map(([file]) => file)).toEqual([]);
  });
});
