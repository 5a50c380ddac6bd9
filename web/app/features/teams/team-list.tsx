import { useTranslations } from "#app/i18n/interface-texts.ts";
import { CardGrid, LinkCard } from "#app/ui/card.tsx";
import { Emblem } from "#app/ui/emblem/emblem.tsx";
import { useLangOf } from "#app/ui/fallback-notice.tsx";
import type { TeamView } from "./teams.server.ts";

export function TeamList({ teams }: { teams: TeamView[] }) {
  const t = useTranslations("teams");
  const langOf = useLangOf();
  return (
    <CardGrid>
      {teams.map((team) => (
        <LinkCard
          key={team.slug}
          title={team.name}
          text={team.description}
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
      ))}
    </CardGrid>
  );
}
