import { describe, expect, it } from "vitest";
import { type MergedHit, mergeResults, type SourceResult } from "./merge-results.ts";

describe("mergeResults", () => {
  it("puts the subnet first whose number is asked for", () => {
    const concept = [titled("TAO ⟦64⟧", "⟦64⟧ places")];
    const subnet = [named("Chutes", { mainnetId: 64 }), named("⟦64⟧ Bits", { mainnetId: 9 })];
    expect(namesOf("SN 64", { concept, subnet })).toEqual(["Chutes", "TAO 64", "64 Bits"]);
    expect(namesOf("64 places", { concept, subnet })[0]).toBe("TAO 64");
  });

  it("puts the name that is the query before names that hold more of it", () => {
    const guide = [titled("⟦Reading⟧ ⟦the⟧ ⟦metagraph⟧, ⟦what⟧ it is")];
    const concept = [titled("⟦What⟧ is a subnet?", "⟦the⟧ ⟦metagraph⟧")];
    expect(namesOf("what is a subnet", { guide, concept })[0]).toBe("What is a subnet?");
    expect(namesOf("WHAT IS Á SUBNET??", { guide, concept })[0]).toBe("What is a subnet?");
  });

  it("puts more marked words before fewer, and the name before the description", () => {
    const concept = [titled("The ⟦metagraph⟧", "A table")];
    const guide = [titled("⟦Reading⟧ the ⟦metagraph⟧")];
    const subnet = [named("Graphs", { description: "Of the ⟦metagraph⟧" })];
    expect(namesOf("reading metagraph", { subnet, concept, guide })).toEqual([
      "Reading the metagraph",
      "The metagraph",
      "Graphs",
    ]);
  });

  it("puts words as written before corrected ones", () => {
    const concept = [titled("⟦Storing⟧ ⟦clouds⟧")];
    const subnet = [named("Hippius", { description: "Cloud ⟦storage⟧." })];
    expect(namesOf("storage", { concept, subnet })).toEqual(["Hippius", "Storing clouds"]);
  });

  it("counts a word once, however often it stands there", () => {
    const concept = [titled("⟦Stake⟧ and ⟦stake⟧", "⟦stake⟧")];
    const guide = [titled("A ⟦stake⟧ in a ⟦pool⟧")];
    expect(namesOf("stake pool", { concept, guide })[0]).toBe("A stake in a pool");
  });

  it("lets sources take turns where nothing is marked", () => {
    const concept = [titled("A"), titled("B"), titled("C")];
    const guide = [titled("D"), titled("E")];
    expect(namesOf("tempo", { concept, guide })).toEqual(["A", "D", "B", "E", "C"]);
  });

  it("keeps the order of each source", () => {
    const concept = [titled("A"), titled("⟦Tempo⟧")];
    const guide = [titled("The ⟦tempo⟧ of a subnet")];
    expect(namesOf("tempo", { concept, guide })).toEqual(["The tempo of a subnet", "A", "Tempo"]);
  });

  it("reads what no engine should answer", () => {
    const nonsense: MergedHit[] = [{}, { title: 7, _formatted: { title: ["x"], description: null } }];
    expect(mergeResults("\ud800 ⟦", [{ source: "concept", hits: nonsense }])).toHaveLength(2);
    expect(mergeResults("", [])).toEqual([]);
  });
});

/** What is between ⟦ and ⟧ is marked. */
function titled(title: string, description = ""): MergedHit {
  return { title: unmark(title), _formatted: { title: mark(title), description: mark(description) } };
}

function named(name: string, { mainnetId = 1, description = "" } = {}): MergedHit {
  return { name: unmark(name), mainnetId, _formatted: { name: mark(name), description: mark(description) } };
}

function mark(text: string): string {
  return text.replaceAll("⟦", "\ue000").replaceAll("⟧", "\ue001");
}

function unmark(text: string): string {
  return text.replace(/[⟦⟧]/g, "");
}

function namesOf(query: string, hits: Partial<Record<SourceResult<MergedHit>["source"], MergedHit[]>>): unknown[] {
  const { concept = [], subnet = [], guide = [] } = hits;
  const results = [
    { source: "concept", hits: concept },
    { source: "subnet", hits: subnet },
    { source: "guide", hits: guide },
  ] as const;
  return mergeResults(query, results).map(({ hit }) => hit.title ?? hit.name);
}
