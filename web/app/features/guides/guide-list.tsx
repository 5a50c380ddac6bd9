import { useTranslations } from "#app/i18n/interface-texts.ts";
import { CardGrid, LinkCard } from "#app/ui/card.tsx";
import { useLangOf } from "#app/ui/fallback-notice.tsx";
import type { GuideSummary } from "./guides.server.ts";

export function GuideList({ guides }: { guides: GuideSummary[] }) {
  const t = useTranslations("guides");
  const tContent = useTranslations("content");
  const langOf = useLangOf();
  return (
    <CardGrid>
      {guides.map((guide) => (
        <LinkCard
          key={guide.slug}
          title={guide.title}
          text={guide.description}
          href={`/guides/${guide.slug}`}
          lang={langOf(guide.locale)}
          details={
            <>
              <span>{tContent(`levels.${guide.difficulty}`)}</span>
              {guide.durationMinutes ? <span>{t("duration", { minutes: guide.durationMinutes })}</span> : null}
            </>
          }
        />
      ))}
    </CardGrid>
  );
}
