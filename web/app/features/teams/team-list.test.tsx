import { describe, expect, it } from "vitest";
import { markupOf } from "../../../tests/markup-of.tsx";
import { WithTexts } from "../../../tests/with-texts.tsx";
import { TeamList } from "./team-list.tsx";
import type { TeamView } from "./teams.server.ts";

const TEAM: TeamView = {
  name: "Harbour",
  slug: "harbour",
  description: "People at the harbour.",
  links: [],
  subnets: [],
  locale: "en",
};

describe("TeamList", () => {
  it("names the subnets of a team on its card, and leaves its description to its page", () => {
    const subnets = [
      { name: "Cellar", slug: "cellar", mainnetId: 42, symbol: null },
      { name: "Attic", slug: "attic", mainnetId: null, symbol: null },
    ];
    const markup = markupOf(
      <WithTexts of={["teams"]}>
        <TeamList teams={[{ ...TEAM, subnets }]} />
      </WithTexts>,
    );
    expect(markup).toContain("Cellar · Attic");
    expect(markup).not.toContain(TEAM.description);
  });

  it("shows the description of a team without subnets", () => {
    expect(
      markupOf(
        <WithTexts of={["teams"]}>
          <TeamList teams={[TEAM]} />
        </WithTexts>,
      ),
    ).toContain(TEAM.description);
  });
});
