import { describe, expect, it } from "vitest";
import type { JsonObject } from "../json.ts";
import { createSearchIn, searchTitles } from "./search-in.ts";

/** What is marked and shown; the rules are those of section 7 of the search contract. */
describe("highlighting", () => {
  it("marks whole words, everywhere, one by one", () => {
    const { marked } = searchTitles(["Yuma consensus, yuma. CONSENSUS?"]);
    expect(marked("yuma consensus ")).toEqual(["[Yuma] [consensus], [yuma]. [CONSENSUS]?"]);
  });

  it("marks of a prefix what was typed, also with a typo", () => {
    const { marked } = searchTitles(["Validators of Bittensor"]);
    expect(marked("val")).toEqual(["[Val]idators of Bittensor"]);
    expect(marked("bitensor")).toEqual(["Validators of [Bittenso]r"]);
    expect(marked("validators bitensor ")).toEqual(["[Validators] of [Bittensor]"]);
  });

  it("marks in the original text, with its accents and combining marks", () => {
    const { marked } = searchTitles(["Re\u0301compense, Œuvre, ＴＡＯ, Ünter"]);
    expect(marked("récom")).toEqual(["[Re\u0301com]pense, Œuvre, ＴＡＯ, Ünter"]);
    expect(marked("oe")).toEqual(["Re\u0301compense, [Œ]uvre, ＴＡＯ, Ünter"]);
    expect(marked("o")).toEqual(["Re\u0301compense, [Œ]uvre, ＴＡＯ, Ünter"]);
    expect(marked("tao")).toEqual(["Re\u0301compense, Œuvre, [ＴＡＯ], Ünter"]);
    expect(marked("unt")).toEqual(["Re\u0301compense, Œuvre, ＴＡＯ, [Ünt]er"]);
  });

  it("marks what stands together as one span", () => {
    const { marked } = searchTitles(["the Yuma-Consensus of a root network, machine learning"], {
      synonyms: { ml: ["machine learning"] },
    });
    expect(marked('"yuma consensus"')).toEqual(["the [Yuma-Consensus] of a root network, machine learning"]);
    expect(marked("rootnetwork ")).toEqual(["the Yuma-Consensus of a [root network], machine learning"]);
    expect(marked("ml ")).toEqual(["the Yuma-Consensus of a root network, [machine learning]"]);
  });

  it("marks phrases only where their words stand together", () => {
    const { marked } = searchTitles(["yuma. consensus yuma consensus"]);
    expect(marked('"yuma consensus"')).toEqual(["yuma. consensus [yuma consensus]"]);
  });

  it("marks joined words, dropped words and synonyms", () => {
    const { marked } = searchTitles(["metagraph", "meta x"], { synonyms: { meta: ["x"] } });
    expect(marked("meta graph ")).toEqual(["[metagraph]", "[meta] [x]"]);
  });

  it("marks stop words in phrases only", () => {
    const { marked } = searchTitles(["the proof of weights"], { stopWords: ["the", "of"] });
    expect(marked("weights of")).toEqual(["the proof of [weights]"]);
    expect(marked('"proof of weights"')).toEqual(["the [proof of weights]"]);
  });

  it("marks the part of a word that was found within it", () => {
    const german = { localizedAttributes: [{ attributePatterns: ["*"], locales: ["deu"] }] };
    expect(searchTitles(["재위임을"]).marked("위임")).toEqual(["재[위임]을"]);
    expect(searchTitles(["Anreizmechanismus, Mechanismus"], german).marked("mechanismus ")).toEqual([
      "Anreiz[mechanismus], [Mechanismus]",
    ]);
  });

  it("marks Chinese wherever the words are cut", () => {
    expect(searchTitles(["中国人民银行"]).marked("国人民")).toEqual(["中[国人民]银行"]);
    expect(searchTitles(["质押TAO代币"]).marked("tao代")).toEqual(["质押[TAO][代]币"]);
  });

  it("marks a Chinese word once, also where its characters were taken for words", () => {
    expect(searchTitles(["学习TAO代币"]).marked("代币")).toEqual(["学习TAO[代币]"]);
    expect(searchTitles(["子网验证者"]).marked("子网验证者")).toEqual(["[子网][验证者]"]);
    expect(searchTitles(["机器学习"]).marked("机器学习")).toEqual(["[机器][学习]"]);
    expect(searchTitles(["代、币"]).marked("代 币")).toEqual(["[代]、[币]"]);
  });

  it("escapes nothing, and uses the tags as they are", () => {
    const { search } = searchTitles(['<img src=x onerror="alert(1)"> Wallet & <b>']);
    const query = { attributesToHighlight: ["title"], highlightPreTag: "$&\\1", highlightPostTag: "" };
    const [hit] = search("wallet", query).hits;
    expect(hit?._formatted?.title).toBe('<img src=x onerror="alert(1)"> $&\\1Wallet & <b>');
  });

  it("leaves a text without a match as it is", () => {
    const { formatted } = createSearchIn([{ title: "stake", body: "  A  b\n\tc  " }]);
    expect(formatted("stake")).toEqual([{ id: "1", title: "[stake]", body: "  A  b\n\tc  " }]);
  });
});

describe("_formatted", () => {
  const document: JsonObject = {
    title: "stake 64",
    number: 64,
    is: true,
    none: null,
    tags: [{ name: "stake", weight: 0.5 }, { name: "x" }],
    list: ["stake", ["a stake"]],
  };
  const { formatted, search } = createSearchIn([document]);

  it("walks into what is nested, and makes texts of numbers", () => {
    expect(formatted("stake")).toEqual([
      {
        id: "1",
        title: "[stake] 64",
        number: "64",
        is: true,
        none: null,
        tags: [{ name: "[stake]", weight: "0.5" }, { name: "x" }],
        list: ["[stake]", ["a [stake]"]],
      },
    ]);
  });

  it("marks the named attributes only, with what is nested in them", () => {
    const [hit] = formatted("64", { attributesToHighlight: ["number", "tags.name"] });
    expect(hit).toMatchObject({ title: "stake 64", number: "[64]" });
    const [nested] = formatted("stake", { attributesToHighlight: ["tags"] });
    expect(nested).toMatchObject({ title: "stake 64", tags: [{ name: "[stake]" }, { name: "x" }] });
  });

  it("is there only where an attribute is named that is known and shown", () => {
    expect(search("stake", { attributesToHighlight: [] }).hits[0]).not.toHaveProperty("_formatted");
    expect(search("stake", { attributesToHighlight: ["unknown"] }).hits[0]).not.toHaveProperty("_formatted");
    expect(search("stake", { attributesToHighlight: ["unknown", "is"] }).hits[0]).toHaveProperty("_formatted");
    const hidden = createSearchIn([document], { displayedAttributes: ["id", "number"] });
    expect(hidden.search("stake", { attributesToHighlight: ["title"] }).hits).toEqual([{ id: 1, number: 64 }]);
    expect(hidden.formatted("stake")).toEqual([{ id: "1", number: "64" }]);
  });
});

describe("what is shown", () => {
  const document = {
    title: "a stake",
    "title.alias": "pledge",
    tags: [{ name: "x", weight: 1 }],
    deep: { a: { b: 1, c: 2 } },
  };

  it("is what the settings and the request name", () => {
    const { search } = createSearchIn([document], { displayedAttributes: ["id", "title", "tags.name", "deep.a.b"] });
    expect(search("stake").hits).toEqual([{ id: 1, title: "a stake", tags: [{ name: "x" }], deep: { a: { b: 1 } } }]);
    expect(search("stake", { attributesToRetrieve: ["title", "deep"] }).hits).toEqual([
      { title: "a stake", deep: { a: { b: 1 } } },
    ]);
    expect(search("stake", { attributesToRetrieve: [] }).hits).toEqual([{}]);
  });

  it("does not keep what is hidden from being found", () => {
    const { search } = createSearchIn([document], { displayedAttributes: ["title"] });
    expect(search("pledge", { attributesToSearchOn: ["title"] }).hits).toEqual([{ title: "a stake" }]);
  });
});

describe("cropping", () => {
  const text = "one two three four stake six seven. eight nine ten";
  const { formatted, search } = createSearchIn([{ title: "stake", body: text }]);
  const crop = (q: string, cropLength: number, attributesToCrop = ["body"]) =>
    formatted(q, { attributesToCrop, cropLength })[0]?.body;

  it("shows words around the matches", () => {
    expect(crop("stake", 3)).toBe("…four [stake] six…");
    expect(crop("stake", 1)).toBe("…[stake]…");
    expect(crop("stake", 4)).toBe("…three four [stake] six…");
    expect(crop("nine", 3)).toBe("…eight [nine] ten");
    expect(crop("one", 3)).toBe("[one] two three…");
  });

  it("shows the densest group of matches", () => {
    expect(crop("one six seven", 4)).toBe("…stake [six] [seven]. eight…");
  });

  it("shows the beginning where nothing matches, and all of a short text", () => {
    expect(crop("zebra stak", 2)).toBeUndefined();
    expect(formatted("", { attributesToCrop: ["body"], cropLength: 2 })[0]?.body).toBe("one two…");
    expect(crop("stake", 10)).toBe(text.replace("stake", "[stake]"));
    expect(crop("stake", 0)).toBe(text.replace("stake", "[stake]"));
  });

  it("takes a length for each attribute, a marker, and no marks", () => {
    expect(crop("stake", 10, ["body:3"])).toBe("…four [stake] six…");
    const query = { attributesToCrop: ["*"], cropLength: 3, cropMarker: "(…)" };
    expect(search("stake", query).hits[0]?._formatted).toEqual({
      id: "1",
      title: "stake",
      body: "(…)four stake six(…)",
    });
  });
});

describe("showMatchesPosition", () => {
  it("tells where matches stand, in bytes", () => {
    const { search } = createSearchIn([
      { title: "Œuvre du réseau", tags: ["a", "réseau"], team: [{ name: "réseaux" }] },
    ]);
    const [hit] = search("reseau", { showMatchesPosition: true }).hits;
    expect(hit?._matchesPosition).toEqual({
      title: [{ start: 10, length: 7 }],
      tags: [{ start: 0, length: 7, indices: [1] }],
      "team.name": [{ start: 0, length: 7 }],
    });
  });
});
