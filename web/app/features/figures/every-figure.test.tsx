import { gzipSync } from "node:zlib";
import { FIGURE_PRESETS, FIGURES, presetsOf } from "@learn-bittensor/contract/figures";
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
  "child-hotkeys",
  "clip",
  "commit-timeline",
  "copier-race",
  "delegate-take",
  "fees-by-size",
  "gate",
  "halving-stairs",
  "impact-and-slippage",
  "injection-or-buys",
  "life-of-a-subnet",
  "liquid-alpha-curve",
  "lock-cost",
  "market-of-a-subnet",
  "moving-price",
  "null-consensus",
  "pool-order",
  "price-limit",
  "recycle-or-burn",
  "registration-cost",
  "rules-through-time",
  "stake-median",
  "two-tokens",
  "weight-matrix",
  "yuma-three",
]);

/** Figures that draw who does what, and no number. */
const WITHOUT_NUMBERS = new Set([
  "key-tree",
  "mirror-address",
  "multisig",
  "network-roles",
  "proxy-permissions",
  "synapse",
  "words-to-address",
]);
/** How a caption says where numbers come from. */
const ORIGIN =
  /made.up|invented|:date\}|\b20\d\d\b|\bexample\b|\b(?:of|from) the (?:table|text)|same table|six numbers|the text below/i;

/** The lab that a page leads to, and in which state. */
const LAB = /href="[^"]*\/lab\/([a-z-]+)(?:\?s=([^"]+))?"/;

const MODULES = import.meta.glob<{ default: ComponentType<FigurePart> }>("./*/*-figure.tsx", { eager: true });

const LABS = Object.values(
  import.meta.glob<string>("../../../../content/en/lab/*.md", { query: "?raw", import: "default", eager: true }),
);

describe("figures", () => {
  it("are those that texts may ask for", () => {
    expect(FIGURES.length).toBeGreaterThanOrEqual(45);
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
      const [, slug, link] = LAB.exec(page) ?? [];
      expect(slug !== undefined, "a lab").toBe(WITH_LAB.has(name));
      if (!slug) return;
      const lab = await loadLab(slug === "yuma-consensus" ? "yuma" : slug);
      if (!link) throw new Error(`${name} leads to ${slug} without a state`);
      const state = decodeState(lab, link);
      expect(isLinkFault(state), link).toBe(false);
      expect(lab.problemOf(state)).toBeNull();
      // Made for this version of the lab's addresses.
      expect(Number(link.split("~")[0])).toBe((lab.earlier?.length ?? 0) + 1);
    },
  );
});

describe("presets", () => {
  it("are those of figures that there are", () => {
    expect(Object.keys(FIGURE_PRESETS).filter((name) => !FIGURES.includes(name))).toEqual([]);
  });

  it.each(FIGURES.flatMap((name) => presetsOf(name).map((preset) => ({ name, preset }))))(
    "begin a figure in a state of its own, which the lab is opened in, too: $name, $preset",
    async ({ name, preset }) => {
      const [own, begun] = [drawn(name, null), drawn(name, preset)];
      expect(begun).not.toBe(own);
      expect(begun).not.toMatch(/NaN|undefined|Infinity/);
      for (const other of presetsOf(name)) if (other !== preset) expect(drawn(name, other)).not.toBe(begun);
      const [, slug = "", link] = LAB.exec(begun) ?? [];
      if (!link) return;
      const lab = await loadLab(slug === "yuma-consensus" ? "yuma" : slug);
      const state = decodeState(lab, link);
      expect(isLinkFault(state), link).toBe(false);
      expect(lab.problemOf(state)).toBeNull();
    },
  );

  it("that a figure does not know leave it as it is", () => {
    expect(drawn("clip", "constructor")).toBe(drawn("clip", null));
  });

  it("are drawn by the server in the lab’s state", () => {
    expect(LAB.exec(drawn("clip", "agreed"))?.[2]).toContain("w.60_40_");
    expect(drawn("clip", "agreed")).toContain("A gives 0.60; nothing of it is cut.");
  });

  function drawn(name: string, preset: string | null): string {
    const { default: Figure } = MODULES[`./${name}/${name}-figure.tsx`] ?? {};
    if (!Figure) throw new Error(`no figure ${name}`);
    const part = { kind: "figure" as const, name, id: "here", caption: "", preset };
    return markupOf(<MoreTexts texts={pickTexts("en", "figure")}>{createElement(Figure, part)}</MoreTexts>, "/en");
  }
});

describe("texts", () => {
  const texts = Object.entries(
    import.meta.glob<string>("../../../../content/en/{concept,get-started-step,guide,article}/*.md", {
      query: "?raw",
      import: "default",
      eager: true,
    }),
  );
  const namesOf = (text: string) => [...text.matchAll(/^::figure\[.*name="([\w-]+)"/gm)].map(([, name = ""]) => name);
  const shown = new Set(texts.flatMap(([, text]) => namesOf(text)));

  it("show every figure", () => {
    expect(FIGURES.filter((name) => !shown.has(name))).toEqual([]);
  });

  it.each([
    ["copier-race", "concept/commit-reveal"],
    ["miner-economics", "guide/running-a-miner"],
    ["multisig", "guide/multisig-and-proxies"],
  ])("show %s where somebody does what it is about, besides where it is explained: %s", (name, place) => {
    const showing = texts.filter(([, text]) => namesOf(text).includes(name)).map(([file]) => file);
    expect(showing).toContain(`../../../../content/en/${place}.md`);
    expect(showing.length).toBeGreaterThan(1);
  });

  it("say of each figure with numbers which are made up, of which day they are, or where the text has them", () => {
    const captions = texts.flatMap(([file, text]) =>
      [...text.matchAll(/^::figure\[(.*)\]\{.*name="([\w-]+)"/gm)].map(([, caption = "", name = ""]) => ({
        file,
        caption,
        name,
      })),
    );
    const unsigned = captions.filter(({ caption, name }) => !WITHOUT_NUMBERS.has(name) && !ORIGIN.test(caption));
    expect(captions.length).toBeGreaterThan(80);
    expect(unsigned.map(({ file, name }) => `${file}: ${name}`)).toEqual([]);
  });

  it("of concepts with a lab show a figure that leads there", () => {
    const named = LABS.flatMap((lab) => /^concepts: \[(.*)\]$/m.exec(lab)?.[1]?.split(", ") ?? []);
    const withLab = texts.filter(
      ([file, text]) =>
        file.includes("/concept/") && (named.some((slug) => file.endsWith(`/${slug}.md`)) || text.includes("](/lab/")),
    );
    expect(withLab.length).toBeGreaterThan(15);
    const without = withLab.filter(([, text]) => !namesOf(text).some((name) => WITH_LAB.has(name)));
    expect(without.map(([file]) => file)).toEqual([]);
  });

  it("show one in each concept, step and article", () => {
    const bare = texts.filter(([file, text]) => !file.includes("/guide/") && !text.includes("\n::figure["));
    expect(texts.length).toBeGreaterThan(60);
    expect(bare.map(([file]) => file)).toEqual([]);
  });
});
