import { SOURCES, type Source } from "@learn-bittensor/contract/search";
import { describe, expect, it } from "vitest";
import { toSearchHit } from "./search-hit.ts";

const CONCEPT = { title: "Staking", description: "About it.", slug: "staking", categories: [{ slug: "tokens" }] };

describe("toSearchHit", () => {
  it.each<[Source, object, string]>([
    ["concept", CONCEPT, "/concepts/tokens/staking"],
    ["subnet", { name: "Chutes", slug: "chutes", mainnetId: 64 }, "/subnets/64"],
    ["subnet", { name: "Root", slug: "root", mainnetId: 0 }, "/subnets/root"],
    ["guide", { title: "A wallet", slug: "wallets/create" }, "/guides/wallets/create"],
    ["article", { title: "Weights", slug: "weights" }, "/articles/weights"],
    ["team", { name: "Makers", slug: "makers", subnets: [{ name: "One" }] }, "/subnets/makers"],
    ["application", { name: "Chat", application: { link: "https://chat.example/a" } }, "https://chat.example/a"],
    ["application", { name: "Lab", application: { link: "/lab/stake-weight" } }, "/lab/stake-weight"],
  ])("leads to a %s: %j", (source, document, href) => {
    expect(toSearchHit(source, document)?.href).toBe(href);
  });

  it("has title and description, with the marks of the engine and without", () => {
    const _formatted = { title: "\ue000Stak\ue001ing", description: "About it." };
    expect(toSearchHit("concept", { ...CONCEPT, locale: "de", _formatted })).toEqual({
      source: "concept",
      title: "Staking",
      description: "About it.",
      href: "/concepts/tokens/staking",
      locale: "de",
      marked: { title: "\ue000Stak\ue001ing", description: "About it." },
    });
  });

  it("shows a hit without marks: engines may leave them out", () => {
    expect(toSearchHit("concept", CONCEPT)).toMatchObject({ locale: "en", marked: { title: "Staking" } });
  });

  it("says what a subnet was called where that was searched for", () => {
    const subnet = { name: "404—GEN", mainnetId: 17, "description.formerly": ["Three Gen", "Other"] };
    const marked = (names: string[]) => ({ ...subnet, _formatted: { "description.formerly": names } });
    expect(toSearchHit("subnet", marked(["\ue000Three\ue001 Gen", "Other"]))?.formerly).toBe("Three Gen");
    expect(toSearchHit("subnet", marked(["Three Gen", "Other"]))).not.toHaveProperty("formerly");
  });

  it("describes a team by its subnets", () => {
    const team = { name: "Makers", slug: "makers", subnets: [{ name: "One" }, { name: "Two" }, null] };
    expect(toSearchHit("team", team)).toMatchObject({ description: "One, Two", marked: { description: "One, Two" } });
  });

  it("shows the beginning of what a document holds where it has no description", () => {
    const { description: _, ...bare } = CONCEPT;
    const content = `${"Stake is alpha. ".repeat(30)}The end.`;
    const hit = toSearchHit("concept", { ...bare, content });
    expect(hit?.description).toMatch(/^Stake is alpha\..{225}$/);
    expect(hit?.marked.description).toBe(hit?.description);
    const formatted = { ...bare, content, _formatted: { content: `\ue000Stake\ue001 ${content}` } };
    expect(toSearchHit("concept", formatted)?.marked.description).toBe(hit?.description);
    expect(toSearchHit("concept", { ...CONCEPT, content })?.description).toBe("About it.");
  });

  it("leaves out a concept without a category: it has no address", () => {
    for (const categories of [[], null, undefined, [{}], [{ slug: "" }], "tokens"])
      expect(toSearchHit("concept", { ...CONCEPT, categories })).toBeNull();
  });

  it.each(["javascript:alert(1)", "data:text/html,a", "ftp://files.example", "//chat.example", "guides", " ", "", 5])(
    "leaves out an application whose link is no address: %j",
    (link) => {
      expect(toSearchHit("application", { name: "Chat", link, application: { link } })).toBeNull();
    },
  );

  it("lets no slug leave its place in the address", () => {
    expect(toSearchHit("guide", { title: "a", slug: "a?b#c" })?.href).toBe("/guides/a%3Fb%23c");
    expect(toSearchHit("team", { name: "a", slug: '"><script>' })?.href).toBe("/subnets/%22%3E%3Cscript%3E");
  });

  it.each([
    null,
    undefined,
    1,
    "hit",
    [],
    {},
    { title: 1, slug: "a" },
    { title: "", slug: "a" },
    { title: "a", slug: 1 },
  ])("takes %j for no hit", (document) => {
    for (const source of SOURCES) expect(toSearchHit(source, document)).toBeNull();
  });

  it.each(["64", 6.4, -0.5, Number.NaN, null, {}])("takes %j for no number of a subnet", (mainnetId) => {
    expect(toSearchHit("subnet", { name: "Chutes", slug: "chutes", mainnetId })).toBeNull();
  });
});
