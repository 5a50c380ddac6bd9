import { useFormatter, useTranslations } from "#app/i18n/interface-texts.ts";
import { LocalLink } from "#app/i18n/local-link.tsx";
import { useLangOf } from "#app/ui/fallback-notice.tsx";
import tagStyles from "#app/ui/lists/tag.module.css";
import textStyles from "#app/ui/text.module.css";
import textLinksStyles from "#app/ui/text-links.module.css";
import type { Reading } from "./learning-overview.ts";
import styles from "./reading-list.module.css";

/** Documents with how far each is read. */
export function ReadingList({ readings }: { readings: readonly Reading[] }) {
  return (
    <ul className={`${styles.readingList} ${textLinksStyles.textLinks}`}>
      {readings.map((reading) => (
        <li key={reading.href}>
          <ReadingLink reading={reading} />
        </li>
      ))}
    </ul>
  );
}

export function ReadingLink({ reading: { title, href, locale, percent, isRead } }: { reading: Reading }) {
  const t = useTranslations("learning");
  const format = useFormatter();
  return (
    <>
      <LocalLink to={href} lang={useLangOf()(locale)}>
        {title}
      </LocalLink>
      {isRead ? <span className={tagStyles.tag}>{t("read")}</span> : null}
      {!isRead && percent > 0 ? (
        <span className={textStyles.muted}>{format.number(percent / 100, { style: "percent" })}</span>
      ) : null}
    </>
  );
}
