import { describe, expect, it } from "vitest";
import { listPaths } from "#app/features/sitemap/paths.server.ts";
import { getTeam, listTeams } from "#app/features/teams/teams.server.ts";
import { aContentFile } from "../../tests/content-file.ts";
import { siteOnContent } from "../../tests/site-on-content.ts";
import { listTeamSubnets } from "./team-subnets.server.ts";

const FILES = [
  aContentFile("en/team/lantern", { name: "Lantern" }),
  aContentFile("en/team/harbour", { name: "Harbour", links: [{ label: "Site", href: "https://harbour.example" }] }),
  aContentFile("de/team/harbour", { description: "Leute am Hafen." }),
  aContentFile("en/subnet/cellar", { name: "Cellar", mainnetId: 42, team: "harbour" }),
];

describe("a team of whose subnets nothing is known", () => {
  const NOT_KNOWN = "A name.\n\n## What is not known {#not-known}\n\nWhat miners do here.";
  const files = [
    ...FILES,
    aContentFile("en/team/shadow", { name: "Shadow" }),
    aContentFile("en/subnet/dark", { name: "Dark", mainnetId: 43, team: "shadow" }, NOT_KNOWN),
  ];

  it("is in no list, and keeps its page", async () => {
    const { site } = await siteOnContent(files);
    expect((await listTeams(site, "de")).map(({ name }) => name)).toEqual(["Harbour"]);
    expect(await listPaths(site)).toContain("/subnets/harbour");
    for (const absent of ["shadow", "lantern"]) expect(await listPaths(site)).not.toContain(`/subnets/${absent}`);
    expect(await getTeam(site, { slug: "shadow", locale: "de" })).toMatchObject({ name: "Shadow" });
  });

  it("is listed as soon as one of them says what miners do", async () => {
    const told = `## What it asks miners for {#task}\n\nWork.\n\n${NOT_KNOWN}`;
    const { site } = await siteOnContent([
      ...files,
      aContentFile("en/subnet/light", { name: "Light", mainnetId: 44, team: "shadow" }, told),
    ]);
    expect((await listTeams(site, "en")).map(({ name }) => name)).toContain("Shadow");
    expect(await listPaths(site)).toContain("/subnets/shadow");
  });
});

describe("listTeamSubnets", () => {
  it("says what each does, and what was read of it, in the reader's language", async () => {
    const { site } = await siteOnContent([
      ...FILES,
      aContentFile("en/subnet/attic", {
        name: "Attic",
        mainnetId: 7,
        team: "harbour",
        description: "Keeps things.",
        emissionShare: 0.0386,
        emissionShareOn: "2026-10-06",
      }),
    ]);
    const team = await getTeam(site, { slug: "harbour", locale: "de" });
    expect(team && (await listTeamSubnets(site, team, "de"))).toMatchObject([
      {
        name: "Attic",
        description: "Keeps things.",
        locale: "en",
        readings: ["Netuid 7", expect.stringMatching(/^3,9\s%.* 6\. Oktober 2026$/)],
      },
      { name: "Cellar", readings: ["Netuid 42"] },
    ]);
  });
});
