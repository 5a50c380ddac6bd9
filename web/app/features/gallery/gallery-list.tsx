import { useTranslations } from "#app/i18n/interface-texts.ts";
import { LocalLink } from "#app/i18n/local-link.tsx";
import { useLangOf } from "#app/ui/fallback-notice.tsx";
import sectionTitleStyles from "#app/ui/section-title.module.css";
import textStyles from "#app/ui/text.module.css";
import styles from "./gallery.module.css";
import type { GalleryEntry } from "./gallery.server.ts";

type ShownEntry = Pick<GalleryEntry, "name" | "title" | "lang" | "subject"> & { picture: string };

/** All figures, each by its picture and what one sees, below the subjects they belong to. */
export function GalleryList({ entries }: { entries: readonly ShownEntry[] }) {
  const t = useTranslations("gallery");
  const langOf = useLangOf();
  const subjects = Map.groupBy(entries, ({ subject }) => subject?.slug ?? "");
  return Array.from(subjects, ([slug, figures]) => (
    <section key={slug} className={styles.subject}>
      <h2 className={sectionTitleStyles.sectionTitle}>{figures[0]?.subject?.name ?? t("others")}</h2>
      <ul className={styles.figures}>
        {figures.map(({ name, title, lang, picture }) => (
          <li key={name} className={styles.entry}>
            <img src={picture} alt="" width="400" height="300" loading="lazy" decoding="async" />
            <h3 className={styles.title} lang={langOf(lang)}>
              <LocalLink to={`/figures/${name}`}>{title}</LocalLink>
            </h3>
            <p className={`${textStyles.aside} ${textStyles.muted}`}>
              <code>{name}</code>
            </p>
          </li>
        ))}
      </ul>
    </section>
  ));
}
