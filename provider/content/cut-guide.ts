import { findHeadings } from "@learn-bittensor/markdown/find-headings";
import { isPlainId, takeAskedId } from "@learn-bittensor/markdown/heading-ids";

/** The components that a guide's text is made of. */
export type GuideStep = { __component: "guide.step"; title: string; body: string };
export type GuideSection = {
  __component: "guide.section";
  anchor: string;
  title: string;
  introduction: string | null;
  steps: GuideStep[];
};

/** Cuts a guide into sections and steps at its headings; `report` is told, as `expected X, got Y`, what cannot be cut. */
export function cutGuide(text: string, report: (problem: string) => void): GuideSection[] {
  const sections: GuideSection[] = [];
  const cuts = findHeadings(text);
  const before = text.slice(0, cuts[0]?.start).trim();
  if (before || cuts[0]?.depth !== 1) {
    report(`expected a section first, like "# Title {#anchor}", got ${quote(before || text)}`);
  }
  for (const [index, { depth, words, end }] of cuts.entries()) {
    const below = text.slice(end, cuts[index + 1]?.start).trim();
    const { words: title, asked } = takeAskedId(words);
    if (depth === 2) {
      sections.at(-1)?.steps.push({ __component: "guide.step", title, body: below });
      continue;
    }
    const anchor = asked !== undefined && isPlainId(asked) ? asked : null;
    if (anchor === null) report(`expected an anchor, like "# Title {#anchor}", got ${quote(words)}`);
    else if (sections.some((section) => section.anchor === anchor)) {
      report(`expected an anchor of its own for each section, got "${anchor}" again`);
    }
    sections.push({
      __component: "guide.section",
      anchor: anchor ?? "",
      title,
      introduction: below || null,
      steps: [],
    });
  }
  return sections;
}

function quote(text: string): string {
  return JSON.stringify(text.split("\n", 1)[0]);
}
