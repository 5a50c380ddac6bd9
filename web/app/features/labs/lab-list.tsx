import { CardGrid, LinkCard } from "#app/ui/card.tsx";
import { useLangOf } from "#app/ui/fallback-notice.tsx";
import type { LabSummary } from "./labs.server.ts";

/** The labs, and behind them what else there is to try. */
export function LabList(props: { labs: LabSummary[]; others: { title: string; text: string; href: string }[] }) {
  const { labs, others } = props;
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
      {others.map((other) => (
        <LinkCard key={other.href} {...other} />
      ))}
    </CardGrid>
  );
}
