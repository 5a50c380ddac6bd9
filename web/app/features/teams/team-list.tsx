import { useTranslations } from "#app/i18n/interface-texts.ts";
import { Emblem } from "#app/ui/emblem/emblem.tsx";
import { useLangOf } from "#app/ui/fallback-notice.tsx";
import { CardGrid, LinkCard } from "#app/ui/lists/card.tsx";
import { InTurns } from "#app/ui/lists/in-turns.tsx";
import type { TeamView } from "./teams.server.ts";

export function TeamList({ teams }: { teams: TeamView[] }) {
  const t = useTranslations("teams");
  const langOf = useLangOf();
  return (
    <CardGrid>
      <InTurns of={teams}>
        {(team) => (
          <LinkCard
            key={team.slug}
            title={team.name}
            text={describe(team)}
            href={`/subnets/${team.slug}`}
            lang={langOf(team.locale)}
            details={
              <>
                {team.subnets.map((subnet) => (
                  <Emblem key={subnet.slug} number={subnet.mainnetId} />
                ))}
                <span>{t("subnetCount", { count: team.subnets.length })}</span>
              </>
            }
          />
        )}
      </InTurns>
    </CardGrid>
  );
}

/**
 * What tells a team from the others: its subnets. Descriptions say the same of each, on what a name rests and of which day it is;
 * they are on the pages of the teams, and here for a team without subnets.
 */
function describe({ subnets, description }: TeamView): string {
  return subnets.length > 0 ? subnets.map(({ name }) => name).join(" · ") : description;
}
