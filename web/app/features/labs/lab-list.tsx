import { CardGrid, LinkCard } from "#app/ui/card.tsx";
import { useLangOf } from "#app/ui/fallback-notice.tsx";
import type { LabSummary } from "./labs.server.ts";

export function LabList({ labs }: { labs: LabSummary[] }) {
  const langOf = useLangOf();
  return (
    <CardGrid>
      {labs.map((lab) => (
        <LinkCard
          key={lab.slug}
          title={lab.title}
          text={lab.summary}
          href={lab.comingSoon ? null : `/lab/${lab.slug}`}
          lang={langOf(lab.locale)}
        />
      ))}
    </CardGrid>
  );
}
