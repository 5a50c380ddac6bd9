import { useTranslations } from "#app/i18n/interface-texts.ts";
import { LocalLink } from "#app/i18n/local-link.tsx";
import { useLangOf } from "#app/ui/fallback-notice.tsx";
import chapterStyles from "#app/ui/lists/chapter-list.module.css";
import sectionTitleStyles from "#app/ui/section-title.module.css";
import type { GuideSummary } from "./guides.server.ts";

const LEVELS = ["beginner", "intermediate", "advanced"] as const;

/** The guides by how much they ask for, each with the time it takes. */
export function GuideList({ guides }: { guides: GuideSummary[] }) {
  const t = useTranslations("guides");
  const tContent = useTranslations("content");
  const langOf = useLangOf();
  return LEVELS.map((level) => {
    const members = guides.filter(({ difficulty }) => difficulty === level);
    return members.length === 0 ? null : (
      <section key={level} className={chapterStyles.chapter} aria-labelledby={`guides-${level}`}>
        <h2 id={`guides-${level}`} className={sectionTitleStyles.sectionTitle}>
          {tContent(`levels.${level}`)}
        </h2>
        <ul className={chapterStyles.chapterList}>
          {members.map(({ slug, title, description, durationMinutes, locale }) => (
            <li key={slug} className={`${chapterStyles.entry} ${chapterStyles.plain}`}>
              <h3 className={chapterStyles.title} lang={langOf(locale)}>
                <LocalLink to={`/guides/${slug}`} isName>
                  {title}
                </LocalLink>
              </h3>
              <p className={chapterStyles.text} lang={langOf(locale)}>
                {description}
              </p>
              {durationMinutes ? (
                <p className={chapterStyles.facts}>{t("duration", { minutes: durationMinutes })}</p>
              ) : null}
            </li>
          ))}
        </ul>
      </section>
    );
  });
}
