import { FIGURES } from "@learn-bittensor/contract/figures";
import { LOCALES } from "@learn-bittensor/contract/locales";
import { createElement } from "react";
import { describe, expect, it } from "vitest";
import { pickTexts } from "#app/i18n/messages.server.ts";
import { MoreTexts } from "#app/i18n/more-texts.tsx";
import { markupOf } from "../../../tests/markup-of.tsx";
import { ClipFigure } from "./clip/clip-figure.tsx";
import { clipVotes } from "./clip/clip-votes.ts";
import { FIGURE_COMPONENTS } from "./figure-components.tsx";

describe("figures", () => {
  it("are those that texts may ask for", () => {
    expect([...FIGURE_COMPONENTS.keys()]).toEqual(FIGURES);
  });

  it.each(LOCALES)("say in words and as a table what they draw, %s", (locale) => {
    const part = { kind: "figure" as const, name: "clip", id: "here", caption: "A <em>caption</em>", preset: null };
    const texts = pickTexts(locale, "figure");
    const page = markupOf(<MoreTexts texts={texts}>{createElement(ClipFigure, part)}</MoreTexts>, `/${locale}`);
    expect(page).toContain('<figure class="figure" id="here">');
    expect(page).toContain("A <em>caption</em>");
    expect(page).toContain('role="status"');
    expect(page.match(/<th scope="row">[ABC]</g)).toHaveLength(3);
    expect(page).not.toContain("slider");
    expect(page.length).toBeLessThan(9000);
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
