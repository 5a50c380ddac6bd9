import { describe, expect, it } from "vitest";
import { listUntoldTeams } from "./untold-teams.ts";

const TOLD = "## What it asks miners for {#task}\n\nWork.\n\n## What is not known {#not-known}\n\nMuch.";
const UNTOLD = "A name.\n\n## What is not known {#not-known}\n\nWhat miners do here.";

describe("listUntoldTeams", () => {
  it("has teams of which no subnet says what miners do", () => {
    expect(listUntoldTeams([of("Harbour", UNTOLD), of("Lantern", TOLD), of("Harbour", UNTOLD)])).toEqual(
      new Set(["Harbour"]),
    );
  });

  it("has no team of which one subnet says it, whichever that is", () => {
    expect(listUntoldTeams([of("Harbour", UNTOLD), of("Harbour", TOLD)])).toEqual(new Set());
    expect(listUntoldTeams([of("Harbour", TOLD), of("Harbour", UNTOLD)])).toEqual(new Set());
  });

  it("takes texts without these sections, and subnets without a team, as they are", () => {
    expect(listUntoldTeams([of("Harbour", "A text."), of("Lantern", null), { body: UNTOLD, team: null }])).toEqual(
      new Set(),
    );
  });
});

function of(name: string, body: string | null) {
  return { body, team: { data: { attributes: { name } } } };
}
