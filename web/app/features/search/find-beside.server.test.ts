import { describe, expect, it } from "vitest";
import { joinTitles } from "./find-beside.server.ts";
import type { SearchHit } from "./search-hit.ts";

describe("joinTitles", () => {
  it("shows a page once, however many of its titles are just what was typed", () => {
    const concept = aHit("Oil lamp", "/concepts/lamp");
    const question = aHit("Oil lamp?", "/faq#lamp");
    const others = ["one", "two", "three"].map((name) => aHit(`Lamp ${name}`, `/subnets/${name}`));
    const joined = joinTitles("oil lamp", [...others, concept], { titles: [question, concept], passages: [] });
    expect(joined.hits).toEqual([question, ...others, concept]);
    expect(joined.beside.titles).toEqual([]);
  });
});

function aHit(title: string, href: string): SearchHit {
  return { source: "title", title, href, description: "", locale: "en", marked: { title, description: "" } };
}
