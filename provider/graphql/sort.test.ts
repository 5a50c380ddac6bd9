import { describe, expect, it } from "vitest";
import { aFile, aSubnet } from "../content/content-builders.ts";
import { aProvider } from "../provider-builder.ts";

describe("sortEntries", () => {
  it.each([
    ["a field, ascending by default", ["slug"], ["apex", "chutes", "zeus"]],
    ["a field, descending", ["slug:desc"], ["zeus", "chutes", "apex"]],
    ["several fields", ["order:asc", "name:DESC"], ["zeus", "chutes", "apex"]],
    ["several fields in one text", ["order:asc,name:ASC"], ["zeus", "apex", "chutes"]],
    ["names as a reader expects them", ["name"], ["apex", "chutes", "zeus"]],
    ["absent values first", ["mainnetId"], ["zeus", "apex", "chutes"]],
    ["a related entry", ["team.name:desc"], ["apex", "chutes", "zeus"]],
    ["nothing: by order and slug", [], ["zeus", "apex", "chutes"]],
  ])("sorts by %s", async (_, sort, slugs) => {
    const { ask } = await aProvider([
      aSubnet({ slug: "chutes", fields: { name: "chutes", mainnetId: "64", order: "2", team: "rayon" } }),
      aSubnet({ slug: "apex", fields: { name: "Apex", order: "2", team: "zen" } }),
      aSubnet({ slug: "zeus", fields: { name: "Zeus", mainnetId: null, comingSoon: "true" } }),
      aTeam("rayon", "Rayon"),
      aTeam("zen", "Zen"),
    ]);
    const data = slugs.map((slug) => ({ slug }));
    expect(await ask("query($sort: [String]) { subnets(sort: $sort) { data { slug } } }", { sort })).toEqual({
      status: 200,
      data: { subnets: { data } },
    });
  });

  it.each(["nonsense", "data", "team", "team.nonsense", "links.data"])("refuses the key %s", async (key) => {
    const { ask } = await aProvider([]);
    expect(
      await ask("query($sort: [String]) { subnets(sort: $sort) { data { slug } } }", { sort: [key] }),
    ).toMatchObject({
      status: 200,
      data: { subnets: null },
      errors: [{ message: `Invalid key ${key}`, extensions: { code: "BAD_USER_INPUT" } }],
    });
  });
});

function aTeam(slug: string, name: string) {
  return aFile(`content/en/team/${slug}.yaml`, `name: ${name}\ndescription: A team.\nupdatedAt: 2026-11-20\n`);
}
