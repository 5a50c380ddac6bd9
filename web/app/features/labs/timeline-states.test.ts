import { readFile } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import { loadLab } from "./frame/load-lab.ts";
import { decodeState, isLinkFault } from "./frame/state-link.ts";

const CONTENT = new URL("../../../../content/", import.meta.url);
const changes = await readFile(new URL("changes.yaml", CONTENT), "utf8");
const links = [...changes.matchAll(/lab: \{ slug: ([a-z-]+), state: "([^"]+)" \}/g)].map(
  ([, slug = "", state = ""]) => ({
    slug,
    state,
  }),
);

describe("the labs that the time line leads to", () => {
  it("are several, each with a state; where none computes the rule, that is said", () => {
    expect(links.length).toBeGreaterThan(16);
    const other = [...changes.matchAll(/^ {4}lab: (.*)$/gm)].filter(([, lab]) => lab !== "none");
    expect(other).toHaveLength(links.length);
  });

  it.each(links)("open $slug in the state $state", async ({ slug, state }) => {
    const text = await readFile(new URL(`en/lab/${slug}.md`, CONTENT), "utf8");
    const lab = await loadLab(/^widget: (\S+)$/m.exec(text)?.[1] ?? "");
    const found = decodeState(lab, state);
    expect(isLinkFault(found) ? found : lab.problemOf(found)).toBeNull();
    // An address that names what a lab begins with would change its meaning when that does.
    expect(found).not.toEqual(lab.initial);
  });
});
