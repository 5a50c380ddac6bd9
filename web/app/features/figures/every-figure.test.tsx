import { gzipSync } from "node:zlib";
import { FIGURES } from "@learn-bittensor/contract/figures";
import { LOCALES } from "@learn-bittensor/contract/locales";
import { type ComponentType, createElement } from "react";
import { describe, expect, it } from "vitest";
import { pickTexts } from "#app/i18n/messages.server.ts";
import { MoreTexts } from "#app/i18n/more-texts.tsx";
import type { FigurePart } from "#app/ui/rich-text/figures.ts";
import { markupOf } from "../../../tests/markup-of.tsx";
import { FIGURE_COMPONENTS } from "./figure-components.tsx";

const MODULES = import.meta.glob<{ default: ComponentType<FigurePart> }>("./*/*-figure.tsx", { eager: true });

describe("figures", () => {
  it("are those that texts may ask for", () => {
    expect([...FIGURE_COMPONENTS.keys()].sort()).toEqual(FIGURES);
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
});
