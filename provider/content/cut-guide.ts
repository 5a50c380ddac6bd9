import remarkParse from "remark-parse";
import { unified } from "unified";

/** The components that a guide's text is made of. */
export type GuideStep = { __component: "guide.step"; title: string; body: string };
export type GuideSection = {
  __component: "guide.section";
  anchor: string;
  title: string;
  introduction: string | null;
  steps: GuideStep[];
};

const ANCHOR = /\s*\{#([a-z0-9]+(?:-[a-z0-9]+)*)\}$/;

/** Cuts guides into sections and steps at their headings; `report` is told, as `expected X, got Y`, what cannot be cut. */
export function createGuideCutter() {
  const markdown = unified().use(remarkParse).freeze();

  return function cutGuide(text: string, report: (problem: string) => void): GuideSection[] {
    const sections: GuideSection[] = [];
    const cuts = markdown.parse(text).children.flatMap((node) => {
      if (node.type !== "heading" || node.depth > 2) return [];
      return [{ depth: node.depth, start: startOf(node), end: endOf(node) }];
    });
    const before = text.slice(0, cuts[0]?.start).trim();
    if (before || cuts[0]?.depth !== 1) {
      report(`expected a section first, like "# Title {#anchor}", got ${quote(before || text)}`);
    }
    for (const [index, cut] of cuts.entries()) {
      const heading = text.slice(cut.start, cut.end).replace(/^#+\s*/, "");
      const below = text.slice(cut.end, cuts[index + 1]?.start).trim();
      const title = heading.replace(ANCHOR, "");
      if (cut.depth === 2) {
        sections.at(-1)?.steps.push({ __component: "guide.step", title, body: below });
        continue;
      }
      const anchor = ANCHOR.exec(heading)?.[1];
      if (!anchor) report(`expected an anchor, like "# Title {#anchor}", got ${quote(heading)}`);
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
  };
}

type Positioned = {
  position?: { start: { offset?: number | undefined }; end: { offset?: number | undefined } } | undefined;
};

function startOf(node: Positioned): number {
  return node.position?.start.offset ?? 0;
}

function endOf(node: Positioned): number {
  return node.position?.end.offset ?? 0;
}

function quote(text: string): string {
  return JSON.stringify(text.split("\n", 1)[0]);
}
