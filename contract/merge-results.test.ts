import { describe, expect, it } from "vitest";
import type { Locale } from "./locales.ts";
import {
  listQueryWords,
  MARK_END,
  MARK_START,
  type MergedHit,
  measureMarkedWords,
  mergeResults,
  type SourceResult,
} from "./merge-results.ts";

describe("measureMarkedWords", () => {
  const marks = (text: string) => [text.replaceAll("⟦", MARK_START).replaceAll("⟧", MARK_END)];

  it.each([
    ["How do I lose my stake?", "You ⟦lose⟧ your ⟦stake⟧", { asTyped: 1, all: 1 }],
    ["How do I lose my stake?", "⟦Staking⟧ is no loss", { asTyped: 0.5, all: 0.5 }],
    ["recovery words", "The ⟦mnemonic⟧", { asTyped: 0, all: 0.5 }],
    ["recovery words", "⟦⟧ nothing", { asTyped: 0, all: 0 }],
    ["", "⟦stake⟧", { asTyped: 0, all: 0 }],
  ])("says how much of “%s” is marked in “%s”", (query, text, shares) => {
    expect(measureMarkedWords(query, "en", marks(text))).toEqual(shares);
  });
});

describe("listQueryWords", () => {
  it("leaves out the words of a question, in English everywhere", () => {
    expect(listQueryWords("What is a subnet, and what is TAO?", "en")).toEqual(["subnet", "tao"]);
    expect(listQueryWords("Was ist ein Subnetz?", "de")).toEqual(["subnetz"]);
    expect(listQueryWords("What is it?", "ko")).toEqual(["what", "is", "it"]);
    expect(listQueryWords("什么是子网？", "zh")).toEqual(["子", "网"]);
  });
});

describe("mergeResults", () => {
  it("puts the subnet first whose number is asked for", () => {
    const concept = [titled("TAO ⟦64⟧", "⟦64⟧ places")];
    const subnet = [named("Chutes", { mainnetId: 64 }), named("⟦64⟧ Bits", { mainnetId: 9 })];
    expect(namesOf("SN 64", { concept, subnet })).toEqual(["Chutes", "TAO 64", "64 Bits"]);
    expect(namesOf("64 places", { concept, subnet })[0]).toBe("TAO 64");
    expect(namesOf("64 chutes", { concept, subnet: [named("⟦Chutes⟧", { mainnetId: 64 })] })[0]).toBe("Chutes");
  });

  it("puts the name that is the query before names that hold more of it", () => {
    const guide = [titled("⟦Reading⟧ ⟦the⟧ ⟦metagraph⟧, ⟦what⟧ it is")];
    const concept = [titled("⟦What⟧ is a subnet?", "⟦the⟧ ⟦metagraph⟧")];
    expect(namesOf("what is a subnet", { guide, concept })[0]).toBe("What is a subnet?");
    expect(namesOf("WHAT IS Á SUBNET??", { guide, concept })[0]).toBe("What is a subnet?");
  });

  it("puts what shows the words of the query before what does not, and the name before the description", () => {
    const concept = [titled("The ⟦metagraph⟧", "A table")];
    const guide = [titled("⟦Reading⟧ the ⟦metagraph⟧")];
    const subnet = [named("Graphs", { description: "⟦Reading⟧ of the ⟦metagraph⟧" })];
    expect(namesOf("reading the metagraph", { subnet, concept, guide })).toEqual([
      "Reading the metagraph",
      "Graphs",
      "The metagraph",
    ]);
  });

  it("passes over the words of questions", () => {
    const concept = [titled("Halvings", "The text tells when.")];
    const guide = [titled("The ⟦halving⟧ of 2025")];
    expect(namesOf("when is the halving", { concept, guide })[0]).toBe("The halving of 2025");
    const chinese = { concept: [titled("A")], guide: [titled("⟦质押⟧入门")] };
    expect(namesOf("什么是质押", chinese, "zh")[0]).toBe("质押入门");
  });

  it("puts words as typed before corrected ones, and texts before entries of a directory", () => {
    const concept = [titled("⟦Sorted⟧ clouds")];
    const subnet = [named("Hippius", { description: "Cloud ⟦storage⟧." })];
    expect(namesOf("storage", { concept, subnet })).toEqual(["Hippius", "Sorted clouds"]);
    expect(namesOf("sotrage", { concept, subnet })).toEqual(["Sorted clouds", "Hippius"]);
  });

  it("counts half-typed words, forms of a word and compounds, but not a small part of a word", () => {
    const guide = [titled("A"), titled("B")];
    for (const [query, title] of [
      ["vali", "⟦Vali⟧dators"],
      ["staked", "⟦Staking⟧"],
      ["commitreveal", "⟦Commit⟧-⟦reveal⟧"],
      ["검증자는", "⟦검증자⟧"],
    ] as const) {
      const subnet = [named(title)];
      expect(namesOf(query, { guide, subnet })[0], query).toBe(unmark(title));
    }
    expect(namesOf("subnetzeigentümer", { guide, subnet: [named("⟦Subnet⟧ 42")] })[0]).toBe("A");
  });

  it("counts a word once, however often it stands there", () => {
    const concept = [titled("⟦Stake⟧ and ⟦stake⟧", "⟦stake⟧")];
    const guide = [titled("A ⟦stake⟧ in a ⟦pool⟧")];
    expect(namesOf("stake pool", { concept, guide })[0]).toBe("A stake in a pool");
  });

  it("puts texts that explain first where nothing is marked", () => {
    const concept = [titled("A"), titled("B"), titled("C")];
    const guide = [titled("D"), titled("E")];
    const subnet = [named("F")];
    expect(namesOf("tempo", { subnet, guide, concept })).toEqual(["A", "B", "C", "D", "E", "F"]);
  });

  it("keeps the order of each source", () => {
    const concept = [titled("A"), titled("⟦Tempo⟧")];
    const guide = [titled("The ⟦tempo⟧ of a subnet")];
    expect(namesOf("tempo", { concept, guide })).toEqual(["The tempo of a subnet", "A", "Tempo"]);
  });

  it("reads what no engine should answer", () => {
    const nonsense: MergedHit[] = [{}, { title: 7, _formatted: { title: ["x"], description: null } }];
    expect(mergeResults("\ud800 ⟦", "zh", [{ source: "concept", hits: nonsense }])).toHaveLength(2);
    expect(mergeResults("", "en", [])).toEqual([]);
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

function namesOf(
  query: string,
  hits: Partial<Record<SourceResult<MergedHit>["source"], MergedHit[]>>,
  locale: Locale = "en",
): unknown[] {
  const { concept = [], subnet = [], guide = [] } = hits;
  const results = [
    { source: "concept", hits: concept },
    { source: "subnet", hits: subnet },
    { source: "guide", hits: guide },
  ] as const;
  return mergeResults(query, locale, results).map(({ hit }) => hit.title ?? hit.name);
}
