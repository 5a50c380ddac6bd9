import { describe, expect, it } from "vitest";
import { cutGuide } from "./cut-guide.ts";

describe("cutGuide", () => {
  it("cuts sections at # and steps at ##", () => {
    const { sections, problems } = cut(`# Prepare {#prepare}

Take an hour.

## Update the machine

Install **updates**.

### In detail

Slowly.

# Create {#create}

## Make the key {#make-the-key}

Now.`);
    expect(problems).toEqual([]);
    expect(sections).toMatchObject([
      {
        anchor: "prepare",
        title: "Prepare",
        introduction: "Take an hour.",
        steps: [{ title: "Update the machine", body: "Install **updates**.\n\n### In detail\n\nSlowly." }],
      },
      { anchor: "create", title: "Create", introduction: null, steps: [{ title: "Make the key", body: "Now." }] },
    ]);
  });

  it("does not take a comment in code for a heading", () => {
    const { sections } = cut("# Run {#run}\n\n```sh\n# a comment\nbtcli --help\n```\n\n> # A quotation");
    expect(sections).toHaveLength(1);
    expect(sections[0]?.introduction).toContain("# a comment");
  });

  it("names what stands before the first section", () => {
    expect(cut("Some words.\n\n# Run {#run}").problems).toEqual([
      'expected a section first, like "# Title {#anchor}", got "Some words."',
    ]);
    expect(cut("## A step").problems).toEqual(['expected a section first, like "# Title {#anchor}", got "## A step"']);
  });

  it("names a section without an anchor, and one whose anchor is taken", () => {
    expect(cut("# Run\n\n# Run {#run}\n\n# Run on {#run}").problems).toEqual([
      'expected an anchor, like "# Title {#anchor}", got "Run"',
      'expected an anchor of its own for each section, got "run" again',
    ]);
  });
});

function cut(text: string) {
  const problems: string[] = [];
  const sections = cutGuide(text, (problem) => problems.push(problem));
  return { sections, problems };
}
