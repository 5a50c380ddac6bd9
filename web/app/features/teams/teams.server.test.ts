import { describe, expect, it } from "vitest";
import { aContentFile } from "../../../tests/content-file.ts";
import { siteOnContent } from "../../../tests/site-on-content.ts";
import { getTeam, listTeams } from "./teams.server.ts";

const FILES = [
  aContentFile("en/team/lantern", { name: "Lantern" }),
  aContentFile("en/team/harbour", { name: "Harbour", links: [{ label: "Site", href: "https://harbour.example" }] }),
  aContentFile("de/team/harbour", { description: "Leute am Hafen." }),
  aContentFile("en/subnet/cellar", { name: "Cellar", mainnetId: 42, team: "harbour" }),
];

describe("listTeams", () => {
  it("lists teams by name, each with its subnets, and none without", async () => {
    const { site } = await siteOnContent([
      ...FILES,
      aContentFile("en/team/cove", { name: "Cove" }),
      aContentFile("en/subnet/bay", { name: "Bay", mainnetId: 43, team: "cove" }),
    ]);
    expect(
      (await listTeams(site, "en")).map(({ name, subnets }) => [name, subnets.map((subnet) => subnet.name)]),
    ).toEqual([
      ["Cove", ["Bay"]],
      ["Harbour", ["Cellar"]],
    ]);
  });

  it("sorts them as readers do, where a provider has capitals before small letters", async () => {
    const { site } = await siteOnContent(
      ["BitMind", "Bitcast", "apex"].map((name) => aContentFile(`en/team/${name.toLowerCase()}`, { name })),
    );
    const query: typeof site.content.query = async (...asked) => {
      const answer = structuredClone(await site.content.query(...asked));
      const teams: unknown = Reflect.get(Object(answer), "teams");
      const { data } = Object(teams);
      if (Array.isArray(data)) data.sort((one, other) => (one.attributes.name < other.attributes.name ? -1 : 1));
      return answer;
    };
    const teams = await listTeams({ ...site, content: { query } }, "en");
    expect(teams.map(({ name }) => name)).toEqual(["apex", "Bitcast", "BitMind"]);
  });
});

describe("getTeam", () => {
  it("is the team with this slug, in the asked language, else in English", async () => {
    const { site } = await siteOnContent(FILES);
    expect(await getTeam(site, { slug: "harbour", locale: "de" })).toMatchObject({
      description: "Leute am Hafen.",
      locale: "de",
    });
    expect(await getTeam(site, { slug: "lantern", locale: "de" })).toMatchObject({ name: "Lantern", locale: "en" });
  });

  it("is null where there is no such team", async () => {
    const { site } = await siteOnContent(FILES);
    for (const slug of ["nothing", "", "Harbour", "cellar"])
      expect(await getTeam(site, { slug, locale: "en" })).toBeNull();
  });
});
