import { useTranslations } from "#app/i18n/interface-texts.ts";
import { LocalLink } from "#app/i18n/local-link.tsx";
import { useLangOf } from "#app/ui/fallback-notice.tsx";
import { ContentIcon } from "#app/ui/icons/content-icon.tsx";
import { Illustration } from "#app/ui/illustrations/illustration.tsx";
import chapterStyles from "#app/ui/lists/chapter-list.module.css";
import sectionTitleStyles from "#app/ui/section-title.module.css";
import textStyles from "#app/ui/text.module.css";
import type { CategoryView } from "./concepts.server.ts";

/** A category as a chapter in a table of contents: its picture and what it is about, beside its concepts. */
export function CategorySection({ category }: { category: CategoryView }) {
  const langOf = useLangOf();
  return (
    <section className={chapterStyles.chapter} data-hue={category.slug} aria-labelledby={`category-${category.slug}`}>
      <div className={chapterStyles.head}>
        <Illustration name={category.slug} otherwise={<ContentIcon icon={category.icon} />} />
        <h2 id={`category-${category.slug}`} className={sectionTitleStyles.sectionTitle} lang={langOf(category.locale)}>
          <LocalLink to={`/concepts/${category.slug}`} isName>
            {category.name}
          </LocalLink>
        </h2>
        <p className={textStyles.muted} lang={langOf(category.locale)}>
          {category.description}
        </p>
      </div>
      <ConceptList category={category} level={3} />
    </section>
  );
}

/** The concepts of a category, in the order in which they build on one another. */
export function ConceptList({ category, level }: { category: CategoryView; level: 2 | 3 }) {
  const t = useTranslations("content");
  const langOf = useLangOf();
  const Heading = `h${level}` as const;
  return (
    <ol className={chapterStyles.chapterList}>
      {category.concepts.map(({ slug, home = category.slug, title, description, level, readingMinutes, locale }) => (
        <li key={slug} className={chapterStyles.entry}>
          <Heading className={chapterStyles.title} lang={langOf(locale)}>
            <LocalLink to={`/concepts/${home}/${slug}`} isName>
              {title}
            </LocalLink>
          </Heading>
          <p className={chapterStyles.text} lang={langOf(locale)}>
            {description}
          </p>
          <p className={chapterStyles.facts}>
            <span>{t(`levels.${level}`)}</span>
            {readingMinutes ? <span>{t("readingMinutes", { minutes: readingMinutes })}</span> : null}
          </p>
        </li>
      ))}
    </ol>
  );
}
