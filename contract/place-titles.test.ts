import { describe, expect, it } from "vitest";
import { placeTitles } from "./place-titles.ts";

const question = aHit("Can I lose my stake?", "/faq#lose");
const term = aHit("stake", "/concepts/glossary#term-stake");
const concept = aHit("Stake", "/concepts/economics/stake");

describe("placeTitles", () => {
  it("leaves out what the sources have found", () => {
    expect(placeTitles("stakes", [concept, term], [concept]).hits).toEqual([term]);
  });

  it("puts first what is called just what was asked, however it is written", () => {
    expect(placeTitles("can i lose my stake", [term, question], [concept])).toEqual({
      hits: [question, term],
      comesFirst: true,
    });
  });

  it("puts first what is known to be asked for just so", () => {
    const asked = { ...question, asked: ["Is staking safe?"] };
    expect(placeTitles("is staking safe", [term, asked], [concept])).toEqual({ hits: [asked, term], comesFirst: true });
  });

  it("lists a page that has two titles once", () => {
    const again = aHit("Stake", "/concepts/glossary#term-stake");
    expect(placeTitles("stak", [term, again], []).hits).toEqual([term]);
  });

  it("stays below the sources where one of their hits is called so", () => {
    expect(placeTitles("Stake", [term], [concept])).toEqual({ hits: [term], comesFirst: false });
  });

  it("comes before them where theirs stands far down", () => {
    const others = ["One", "Two", "Three"].map((title) => aHit(title, `/${title}`));
    expect(placeTitles("Stake", [concept, term], [...others, concept])).toEqual({
      hits: [concept, term],
      comesFirst: true,
    });
  });

  it("puts what is also called so before other titles, and not before the sources", () => {
    const root = { ...aHit("root validator", "/concepts/glossary#term-root-validator"), names: ["루트 검증자"] };
    const validator = { ...aHit("validator", "/concepts/glossary#term-validator"), names: ["검증자"] };
    expect(placeTitles("검증자", [root, validator], [concept])).toEqual({
      hits: [validator, root],
      comesFirst: false,
    });
  });

  it("shows five at most", () => {
    const many = Array.from({ length: 8 }, (_, index) => aHit(`Stake ${index}`, `/${index}`));
    expect(placeTitles("stake", [...many, term], []).hits.map(({ title }) => title)).toEqual([
      "stake",
      "Stake 0",
      "Stake 1",
      "Stake 2",
      "Stake 3",
    ]);
  });

  it("stays below them where nothing is called so", () => {
    expect(placeTitles("lose", [question], [])).toEqual({ hits: [question], comesFirst: false });
    expect(placeTitles("?", [question], []).comesFirst).toBe(false);
  });
});

function aHit(title: string, href: string) {
  return { title, href };
}
