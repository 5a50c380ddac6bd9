import { describe, expect, it } from "vitest";
import type { JsonObject } from "../json.ts";
import { createSearchIn, searchTitles } from "./search-in.ts";

/** Which documents are found; the rules are those of sections 3 to 6 of the search contract. */
describe("prefixes", () => {
  it("end with a space, and are for the last word only", () => {
    const { ids } = searchTitles(["staking", "stake"]);
    expect(ids("stak")).toEqual([1, 2]);
    expect(ids("stak ")).toEqual([]);
    expect(ids("stak stake")).toEqual([]);
  });

  it("are as long as their folded letters", () => {
    const { ids } = searchTitles(["Œuvre", "oui"]);
    expect(ids("oe")).toEqual([1]);
  });
});

describe("typos", () => {
  it("are allowed from five and from nine letters", () => {
    const { ids } = searchTitles(["miner", "validator", "root"]);
    expect(ids("minor ")).toEqual([1]);
    expect(ids("menor ")).toEqual([]);
    expect(ids("valadetor ")).toEqual([2]);
    expect(ids("vlaidetor ")).toEqual([2]);
    expect(ids("valedetro ")).toEqual([]);
    expect(ids("roof ")).toEqual([]);
  });

  it("count twice in the first letter", () => {
    const { ids } = searchTitles(["subnet", "delegation"]);
    expect(ids("zubnet ")).toEqual([]);
    expect(ids("usbnet ")).toEqual([]);
    expect(ids("telegation ")).toEqual([2]);
    expect(ids("elegation ")).toEqual([2]);
    expect(ids("edlegation ")).toEqual([2]);
    expect(ids("telegasion ")).toEqual([]);
  });

  it("come together with a prefix", () => {
    const { ids } = searchTitles(["bittensor"]);
    expect(ids("bitens")).toEqual([1]);
    expect(ids("bitens ")).toEqual([]);
  });

  it("are counted in letters of any script", () => {
    const { ids } = searchTitles(["собака", "검증자"]);
    expect(ids("собока ")).toEqual([1]);
    expect(ids("검중자")).toEqual([2]);
  });

  it("do not reach attributes that are exempt", () => {
    const documents: JsonObject[] = [{ title: "emission" }, { description: "emission" }];
    const { ids } = createSearchIn(documents, { typoTolerance: { disableOnAttributes: ["title"] } });
    expect(ids("emision ")).toEqual([2]);
    expect(ids("emission ")).toEqual([1, 2]);
  });
});

describe("the strategy", () => {
  const titles = ["yuma consensus paper", "yuma consensus", "yuma", "consensus paper"];

  it("last: drops words from the end, but not the first", () => {
    const { ids, search } = searchTitles(titles);
    expect(ids("yuma consensus paper")).toEqual([1, 2, 3]);
    expect(search("yuma consensus paper")).toMatchObject({ estimatedTotalHits: 3 });
  });

  it("all: drops none", () => {
    const { ids } = searchTitles(titles);
    expect(ids("yuma consensus", { matchingStrategy: "all" })).toEqual([2, 1]);
  });

  it("never drops a phrase, but every word beside one", () => {
    const { ids } = searchTitles(titles);
    expect(ids('zebra "consensus paper"')).toEqual([1, 4]);
    expect(ids('yuma "consensus paper"')).toEqual([1, 4]);
    expect(ids('yuma "paper consensus"')).toEqual([]);
  });
});

describe("joined and split words", () => {
  it("are tried for two and three neighbours", () => {
    const { ids } = searchTitles(["metagraph", "meta graph", "sunflowers"]);
    expect(ids("meta graph ")).toEqual([2, 1]);
    expect(ids("su nf low")).toEqual([3]);
    expect(ids("metagraph ")).toEqual([1, 2]);
    expect(ids('"meta" graph ')).toEqual([2]);
  });

  it("are not joined over the end of a sentence", () => {
    const { ids } = searchTitles(["metagraph"]);
    expect(ids("meta. graph ")).toEqual([]);
  });

  it("may have the typos of their length less one for each join", () => {
    const { ids } = searchTitles(["sunflawer"]);
    expect(ids("sun flower ")).toEqual([1]);
    expect(ids("sun flo wer ")).toEqual([]);
  });

  it("are split into the neighbours that are most frequent", () => {
    const { ids } = searchTitles(["ab c", "a bc", "a bc", "xy z"]);
    expect(ids("abc ")).toEqual([2, 3]);
    expect(ids("xyz ")).toEqual([4]);
  });

  it("are tried also where typos are not tolerated", () => {
    const settings = {
      typoTolerance: { enabled: false, disableOnWords: ["metagraph"], disableOnAttributes: ["title"] },
    };
    const { ids } = searchTitles(["meta graph", "metagraph", "metagrap"], settings);
    expect(ids("metagraph ")).toEqual([2, 1]);
    expect(ids("meta graph ")).toEqual([1, 2]);
  });
});

describe("synonyms", () => {
  const settings = { synonyms: { ml: ["machine learning"], "open source": ["oss"], KEY: ["Wállet"] } };

  it("are found for the whole word, in one direction", () => {
    const { ids } = searchTitles(["machine learning", "learning machine", "ml"], settings);
    expect(ids("ml ")).toEqual([3, 1]);
    expect(ids("m")).toEqual([1, 3, 2]);
    expect(ids("learning ")).toEqual([2, 1]);
  });

  it("may stand for several words, and are folded like them", () => {
    const { ids } = searchTitles(["OSS", "wallet"], settings);
    expect(ids("open source ")).toEqual([1]);
    expect(ids("key")).toEqual([2]);
  });
});

describe("stop words", () => {
  it("are not found, keep their place, and stand for any word in a phrase", () => {
    const settings = { stopWords: ["the", "of"] };
    const { ids } = searchTitles(["proof of weights", "proof the weights", "proof weights", "the theory"], settings);
    expect(ids('"proof of weights"')).toEqual([1, 2]);
    expect(ids("the ")).toEqual([1, 2, 3, 4]);
    expect(ids("the")).toEqual([4]);
    expect(ids("proof weights ")).toEqual([3, 1, 2]);
  });
});

describe("negatives", () => {
  const titles = ["mining", "network mining", "mining-networks", "Nétwork"];

  it("remove exactly what they say", () => {
    const { ids } = searchTitles(titles);
    expect(ids("mining -network")).toEqual([1, 3]);
    expect(ids("-network")).toEqual([1, 3]);
    expect(ids('mining -"network mining"')).toEqual([1, 3]);
  });

  it("look at the searched attributes only", () => {
    const { ids } = createSearchIn([{ title: "mining", body: "network" }, { title: "mining" }]);
    expect(ids("mining -network")).toEqual([2]);
    expect(ids("mining -network", { attributesToSearchOn: ["title"] })).toEqual([1, 2]);
  });
});

describe("attributesToSearchOn", () => {
  const documents: JsonObject[] = [
    { title: "compute", team: { name: "rayon", motto: "compute" }, tags: [{ name: "inference" }, { name: "compute" }] },
    { title: "other", team: { name: "compute" } },
  ];
  const { ids } = createSearchIn(documents, { searchableAttributes: ["title", "team", "tags"] });

  it("covers what is nested, and knows patterns", () => {
    expect(ids("compute", { attributesToSearchOn: ["team"] })).toEqual([1, 2]);
    expect(ids("compute", { attributesToSearchOn: ["team.name"] })).toEqual([2]);
    expect(ids("inference", { attributesToSearchOn: ["tags.*"] })).toEqual([1]);
    expect(ids("compute", { attributesToSearchOn: ["*.motto"] })).toEqual([1]);
    expect(ids("compute", { attributesToSearchOn: ["*"] })).toEqual([1, 2]);
  });

  it("finds nothing where it names nothing, but does not matter without a query", () => {
    expect(ids("compute", { attributesToSearchOn: [] })).toEqual([]);
    expect(ids("compute", { attributesToSearchOn: ["unknown", "tag"] })).toEqual([]);
    expect(ids("", { attributesToSearchOn: [] })).toEqual([1, 2]);
  });
});

describe("searchableAttributes", () => {
  it("are all that appear where they are not named, numbers too", () => {
    const { ids } = createSearchIn([{ number: 64, is: true, none: null }], { searchableAttributes: ["*"] });
    expect(ids("64")).toEqual([1]);
    expect(ids("true")).toEqual([1]);
    expect(ids("null")).toEqual([]);
  });

  it("hold words of at most 250 bytes", () => {
    const { ids } = searchTitles(["a".repeat(250), "b".repeat(251)]);
    expect(ids("a".repeat(250))).toEqual([1]);
    expect(ids("b".repeat(251))).toEqual([]);
    expect(ids("b".repeat(200))).toEqual([]);
  });
});

describe("Korean", () => {
  it("takes every word for a prefix, so that particles do not matter", () => {
    const { ids } = searchTitles(["합의와 보상", "보상의 합의"]);
    expect(ids("합의 보상")).toEqual([1, 2]);
    expect(ids("합의를 보상으로")).toEqual([1, 2]);
  });

  it("takes a noun and its particle for two words, where the noun is known", () => {
    const noun = searchTitles(["다른 글, 검증자는", "검증자"]);
    expect(noun.ids("검증자는")).toEqual([2, 1]);
    expect(noun.marked("검증자는")).toEqual(["[검증자]", "다른 글, [검증자는]"]);
    const plural = searchTitles(["서브넷", "서브"]);
    expect(plural.ids("서브넷들은")).toEqual([1]);
    const verb = searchTitles(["스테이킹", "스테이크"]);
    expect(verb.ids("스테이킹하는")).toEqual([1]);
  });

  it("finds a syllable that is being typed", () => {
    const { ids } = searchTitles(["스테이킹하기"]);
    for (const typed of ["스", "스ㅌ", "스테", "스텡", "스테이", "스테잌", "스테이킹"]) expect(ids(typed)).toEqual([1]);
  });

  it("finds words without the space between them, and the other way round", () => {
    const { ids } = searchTitles(["합의 메커니즘은", "보상메커니즘"]);
    expect(ids("합의메커니즘")).toContain(1);
    expect(ids("보상 메커니즘")).toContain(2);
  });

  it("finds the beginning of words without the space between them, where it is all that is known", () => {
    const { ids, marked } = searchTitles(["스테이킹의 이해", "보상"]);
    expect(ids("스테이킹보상")).toEqual([1]);
    expect(marked("스테이킹투자")).toEqual(["[스테이킹]의 이해"]);
  });

  it("finds what stands within a word, behind everything else", () => {
    const { ids } = searchTitles(["재위임", "위임하기"]);
    expect(ids("위임")).toEqual([2, 1]);
  });

  it("finds numbers with what they count", () => {
    const { ids } = searchTitles(["64번 서브넷", "6번 서브넷"]);
    expect(ids("64")).toEqual([1]);
    expect(ids("서브넷 6번")).toEqual([2, 1]);
  });
});

describe("Chinese", () => {
  it("finds characters in a row first", () => {
    const { ids } = searchTitles(["押、质", "质押代币", "质"]);
    expect(ids("质押")).toEqual([2, 1, 3]);
  });

  it("finds them wherever the words are cut", () => {
    const { ids } = searchTitles(["中国人民银行", "什么"]);
    for (const inner of ["国人", "民银", "人民银行", "银行", "人"]) expect(ids(inner)[0]).toBe(1);
  });

  it("finds them however they are written, and marks what is written", () => {
    const { marked } = searchTitles(["质押与钱包", "質押與錢包"]);
    for (const typed of ["质押", "質押"]) expect(marked(typed)).toEqual(["[质押]与钱包", "[質押]與錢包"]);
  });

  it("finds them within words, also beside another script", () => {
    const { ids } = searchTitles(["去中心化TAO", "动态TAO", "TAO"]);
    expect(ids("态TAO")).toEqual([2]);
    expect(ids("TAO态")).toEqual([2, 3, 1]);
  });

  it("finds words of other scripts beside them", () => {
    const { ids } = searchTitles(["质押TAO代币", "TAO"]);
    expect(ids("TAO代币")).toEqual([1, 2]);
    expect(ids("tao")).toEqual([2, 1]);
  });
});

describe("German", () => {
  const titles = ["Anreizmechanismus", "Der Mechanismus", "Validatorenauswahl", "Auswahl der Validatoren"];
  const german = { localizedAttributes: [{ attributePatterns: ["*"], locales: ["deu"] }] };

  it("finds the parts of compounds, behind whole words", () => {
    const { ids } = searchTitles(titles, german);
    expect(ids("mechanismus")).toEqual([2, 1]);
    expect(ids("auswahl ")).toEqual([4, 3]);
  });

  it("finds the parts of a compound that was searched, behind it", () => {
    const { ids } = searchTitles(titles, german);
    expect(ids("Validatorenauswahl")).toEqual([3, 4]);
  });

  it("finds the beginning of a compound that was searched, where the rest is unknown, behind everything else", () => {
    const { ids, marked } = searchTitles(["Immunität", "Die Frist", "Immunitätsfristen"], german);
    expect(ids("Immunitätsfrist")).toEqual([3, 1]);
    expect(marked("Immunitätsschutz")).toEqual(["[Immunität]"]);
  });

  it("needs to know that the text is German", () => {
    const { ids } = searchTitles(titles);
    expect(ids("mechanismus")).toEqual([2]);
  });
});
