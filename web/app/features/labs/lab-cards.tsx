import { useTranslations } from "#app/i18n/interface-texts.ts";
import type { PreviewDrawing } from "#app/site/preview-drawing.ts";
import { useLangOf } from "#app/ui/fallback-notice.tsx";
import { CardGrid, LinkCard } from "#app/ui/lists/card.tsx";
import sectionTitleStyles from "#app/ui/section-title.module.css";
import { type Once, ShownOnce } from "#app/ui/shown-once.tsx";
import type { LabSummary } from "./labs.server.ts";
import { LabPreview } from "./preview/lab-preview.tsx";

export interface LabCard extends Pick<LabSummary, "slug" | "title" | "locale"> {
  preview: Once<PreviewDrawing | null>;
}

/** The labs on a page about more than labs: what each shows first, and its name. */
export function LabCards({ labs, className }: { labs: readonly LabCard[]; className: string }) {
  const t = useTranslations("labs");
  const langOf = useLangOf();
  return (
    <section className={className}>
      <h2 className={sectionTitleStyles.sectionTitle}>{t("title")}</h2>
      <CardGrid>
        {labs.map(({ slug, title, locale, preview }) => (
          <LinkCard
            key={slug}
            level={3}
            title={title}
            href={`/lab/${slug}`}
            lang={langOf(locale)}
            icon={<ShownOnce of={preview}>{(drawing) => drawing && <LabPreview drawing={drawing} />}</ShownOnce>}
          />
        ))}
      </CardGrid>
    </section>
  );
}
