// @vitest-environment happy-dom
import { LOCALES } from "@learn-bittensor/contract/locales";
import { describe, expect, it } from "vitest";
import { localizedPath } from "#app/i18n/localized-path.ts";
import { getTranslator } from "#app/i18n/messages.server.ts";
import { linksOf, show } from "../../../../tests/show.tsx";
import { WithTexts } from "../../../../tests/with-texts.tsx";
import { untouched } from "../learning-state.ts";
import { LastResult } from "./last-result.tsx";
import { ResultList } from "./result-list.tsx";
import { ResultMark } from "./result-mark.tsx";

const WEAK = [{ anchor: "example", title: "An example" }];
const RESULT = {
  slug: "staking",
  at: Date.parse("2026-11-20T09:00:00Z"),
  correctCount: 3,
  questionCount: 4,
  passed: true,
  weak: WEAK,
};
const CONCEPT = {
  kind: "concept" as const,
  slug: "staking",
  title: "Staking",
  href: "/concepts/economics/staking",
  locale: "en" as const,
  category: null,
};

describe("LastResult", () => {
  it("says what came of the quiz, and leads to the sections to read again", () => {
    const shown = show(<LastResult slug="staking" known={RESULT} />);
    expect(shown.container.textContent.replaceAll("\u00a0", " ")).toContain(
      "Last time, on November 20, 2026: 3 of 4 right. Worth reading again:",
    );
    expect(linksOf(shown)).toEqual([["#example", "An example"]]);
  });

  it("says nothing of a quiz that nobody has answered", () => {
    expect(show(<LastResult slug="staking" known={null} />).container.textContent).toBe("");
  });
});

describe("ResultList", () => {
  it.each(LOCALES)("names each quiz by its concept, and its weak sections (%s)", (locale) => {
    const shown = show(
      <WithTexts of={["learning"]}>
        <ResultList results={[{ ...RESULT, concept: CONCEPT }]} />
      </WithTexts>,
      localizedPath("/learning", locale),
    );
    expect(linksOf(shown)).toEqual([
      [localizedPath("/concepts/economics/staking#quiz", locale), "Staking"],
      [localizedPath("/concepts/economics/staking#example", locale), "An example"],
    ]);
    expect(shown.getByText(getTranslator(locale)("learning.rightOf", { correct: "3", total: "4" }))).toBeTruthy();
  });
});

describe("ResultMark", () => {
  it("says of a concept that it is read, and what came of its questions", () => {
    const known = { ...untouched({ kind: "concept", slug: "staking" }), isRead: true, percent: 100 };
    const { container } = show(<ResultMark slug="staking" known={known} result={RESULT} />);
    expect(container.textContent).toBe("ReadQuestions: 3 of 4 right3/4");
  });

  it("says nothing of one that nobody has touched", () => {
    expect(show(<ResultMark slug="staking" known={null} result={null} />).container.textContent).toBe("");
  });
});
