import { useFormatter, useTranslations } from "#app/i18n/interface-texts.ts";
import { LocalLink } from "#app/i18n/local-link.tsx";
import styles from "./content-counts.module.css";
import type { Counts } from "./content-counts.server.ts";

/** Live figures of the content, each leading to what it counts. */
export function ContentCounts({ counts }: { counts: Counts }) {
  const t = useTranslations("home");
  const format = useFormatter();
  if (!counts) return null;
  const figures = [
    ["/concepts", counts.concepts, t("concepts", { count: counts.concepts })],
    ["/guides", counts.guides, t("guides", { count: counts.guides })],
    ["/subnets", counts.subnets, t("subnets", { count: counts.subnets })],
    ["/lab", counts.labs, t("labs", { count: counts.labs })],
  ] as const;
  return (
    <ul className={styles.contentCounts} aria-label={t("countsLabel")}>
      {figures.map(([href, count, label]) => (
        <li key={href}>
          <LocalLink to={href}>
            <span className={styles.count}>{format.number(count)}</span> {label}
          </LocalLink>
        </li>
      ))}
    </ul>
  );
}
