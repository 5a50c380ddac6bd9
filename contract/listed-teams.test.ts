import { describe, expect, it } from "vitest";
import { findListedTeams } from "./listed-teams.ts";

const TOLD = "## What it asks miners for {#task}\n\nWork.\n\n## What is not known {#not-known}\n\nMuch.";
const UNTOLD = "A name.\n\n## What is not known {#not-known}\n\nWhat miners do here.";
const TEAMS = ["Harbour", "Lantern"];

describe("findListedTeams", () => {
  it("leaves out teams of which no subnet says what miners do", () => {
    expect(listed([of("Harbour", UNTOLD), of("Lantern", TOLD), of("Harbour", UNTOLD)])).toEqual(["Lantern"]);
  });

  it("leaves out teams without a subnet", () => {
    expect(listed([of("Harbour", TOLD)])).toEqual(["Harbour"]);
  });

  it("lists a team of which one subnet says it, whichever that is", () => {
    expect(listed([of("Harbour", UNTOLD), of("Harbour", TOLD)])).toEqual(["Harbour"]);
    expect(listed([of("Harbour", TOLD), of("Harbour", UNTOLD)])).toEqual(["Harbour"]);
  });

  it("takes texts without these sections as they are", () => {
    expect(listed([of("Harbour", "A text."), of("Lantern", null), { body: UNTOLD, team: null }])).toEqual(TEAMS);
  });

  it("lists all where no subnet names a team", () => {
    expect(listed([{ body: UNTOLD, team: null }])).toEqual(TEAMS);
    expect(listed([])).toEqual(TEAMS);
  });
});

function listed(subnets: Parameters<typeof findListedTeams>[0]): string[] {
  return TEAMS.filter(findListedTeams(subnets));
}

function of(name: string, body: string | null) {
  return { body, team: { data: { attributes: { name } } } };
}
