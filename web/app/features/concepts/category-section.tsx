import { useTranslations } from "#app/i18n/interface-texts.ts";
import { LocalLink } from "#app/i18n/local-link.tsx";
import { CardGrid, LinkCard } from "#app/ui/card.tsx";
import { useLangOf } from "#app/ui/fallback-notice.tsx";
import { ContentIcon } from "#app/ui/icons/content-icon.tsx";
import type { CategoryView } from "./concepts.server.ts";

/** A category with its concepts in the order in which they build on one another. */
export function CategorySection({ category }: { category: CategoryView }) {
  const langOf = useLangOf();
  return (
    <section className="mt-12" aria-labelledby={`category-${category.slug}`}>
      <h2
        id={`category-${category.slug}`}
        className="section-title flex items-center gap-3"
        lang={langOf(category.locale)}
      >
        <ContentIcon icon={category.icon} />
        <LocalLink className="hover:underline" to={`/concepts/${category.slug}`}>
          {category.name}
        </LocalLink>
      </h2>
      <p className="mb-4 text-muted" lang={langOf(category.locale)}>
        {category.description}
      </p>
      <ConceptCards category={category} level={3} />
    </section>
  );
}

export function ConceptCards({ category, level }: { category: CategoryView; level: 2 | 3 }) {
  const t = useTranslations("content");
  const langOf = useLangOf();
  return (
    <CardGrid>
      {category.concepts.map((concept) => (
        <LinkCard
          key={concept.slug}
          level={level}
          title={concept.title}
          text={concept.description}
          href={`/concepts/${category.slug}/${concept.slug}`}
          lang={langOf(concept.locale)}
          details={
            <>
              <span>{t(`levels.${concept.level}`)}</span>
              {concept.readingMinutes ? <span>{t("readingMinutes", { minutes: concept.readingMinutes })}</span> : null}
            </>
          }
        />
      ))}
    </CardGrid>
  );
}
