import { parseMarkdown } from "@learn-bittensor/markdown/parse-markdown";
import { readText } from "@learn-bittensor/markdown/read-text";
import { describe, expect, it } from "vitest";
import { checkFigures } from "./check-figures.ts";

describe("checkFigures", () => {
  it("is content with a known figure that says what it shows", () => {
    expect(problemsOf('::figure[How it flows]{#flow name="clip" preset="open"}')).toEqual([]);
  });

  it.each([
    ["an unknown name", "::figure[A]{name=clap}", 'text: expected the name of a figure (clip, pool), got "clap"'],
    ["no name", "::figure[A]", "text: expected the name of a figure (clip, pool), got ::figure"],
    [
      "no caption",
      "::figure[ ]{name=clip}",
      'text: expected a caption, like ::figure[What it shows]{name="…"}, got none for "clip"',
    ],
    [
      "one in a list",
      "- ::figure[A]{name=clip}",
      'text: expected "clip" between paragraphs, got it within a list, a quotation or a note',
    ],
    ["an unknown preset", "::figure[A]{name=clip preset=up}", 'text: expected a preset of "clip" (open), got "up"'],
    [
      "a preset of none",
      "::figure[A]{name=pool preset=open}",
      'text: expected a preset of "pool" (it has none), got "open"',
    ],
    ["what means nothing", "::figure[A]{name=clip big=yes}", 'text: expected id, name or preset, got big for "clip"'],
  ])("names %s", (_, text, problem) => {
    expect(problemsOf(text)).toEqual([problem]);
  });
});

function problemsOf(text: string): string[] {
  const problems: string[] = [];
  checkFigures(
    readText(parseMarkdown(text)).figures,
    ["clip", "pool"],
    presetsOf,
    (problem) => void problems.push(problem),
  );
  return problems;
}

function presetsOf(name: string): string[] {
  return name === "clip" ? ["open"] : [];
}
