import { LOCALES } from "@learn-bittensor/contract/locales";
import { describe, expect, it } from "vitest";
import { localizedPath } from "#app/i18n/localized-path.ts";
import { getTranslator } from "#app/i18n/messages.server.ts";
import { markupOf } from "../../../tests/markup-of.tsx";
import { withMarks } from "./learning-marks.tsx";
import { stateOf, untouched } from "./learning-state.ts";
import { ReadMark } from "./read-mark.tsx";

const TARGET = { kind: "guide" as const, slug: "first-wallet" };

describe("ReadMark", () => {
  it.each([
    [null, false],
    [{ percent: 39 }, false],
    [{ percent: 40 }, true],
    [{ percent: 100 }, true],
  ])("of who has got as far as %j is finished: %s", (known, isFinished) => {
    const markup = markupOf(
      <ReadMark target={TARGET} known={known && { ...untouched(TARGET), ...known }} until={40} />,
    );
    expect(markup.includes("data-finished")).toBe(isFinished);
  });

  it("is the same for everybody of whom nothing is known", () => {
    const ofNobody = markupOf(<ReadMark target={TARGET} known={stateOf(null, TARGET)} />);
    expect(ofNobody).toBe(markupOf(<ReadMark target={TARGET} known={stateOf({}, TARGET)} />));
  });

  it.each(LOCALES)("says in words what it shows (%s)", (locale) => {
    const t = getTranslator(locale);
    const markup = markupOf(<ReadMark target={TARGET} known={null} />, localizedPath("/guides", locale));
    for (const word of [t("marks.finished"), t("marks.next"), t("marks.first")]) expect(markup).toContain(word);
  });
});

describe("withMarks", () => {
  const marks = { target: TARGET, known: null, path: "/guides/first-wallet" };

  it("leads to where one stopped only where the whole text is", () => {
    const [whole, part] = [undefined, { from: 0.25, to: 0.5 }].map((shown) =>
      markupOf(withMarks({}, marks, shown).head),
    );
    expect(whole).toContain("learning-marks_continue");
    expect(part).not.toContain("learning-marks_continue");
  });
});
