import { LocalLink } from "#app/i18n/local-link.tsx";
import type { PreviewDrawing } from "#app/site/preview-drawing.ts";
import { useLangOf } from "#app/ui/fallback-notice.tsx";
import textStyles from "#app/ui/text.module.css";
import styles from "./lab-list.module.css";
import type { LabSummary } from "./labs.server.ts";
import { LabPreview } from "./preview/lab-preview.tsx";

interface Other {
  title: string;
  text: string;
  href: string;
  preview?: PreviewDrawing;
}

/** The labs, each with what it shows first, and behind them what else there is to try. */
export function LabList(props: { labs: LabSummary[]; others: readonly Other[] }) {
  const { labs, others } = props;
  const langOf = useLangOf();
  return (
    <ul className={styles.labList}>
      {labs.map(({ slug, title, summary, comingSoon, locale, preview }) => (
        <li key={slug} className={styles.entry} lang={langOf(locale)}>
          {preview ? <LabPreview drawing={preview} /> : null}
          <h2 className={styles.title}>{comingSoon ? title : <LocalLink to={`/lab/${slug}`}>{title}</LocalLink>}</h2>
          <p className={textStyles.muted}>{summary}</p>
        </li>
      ))}
      {others.map(({ title, text, href, preview }) => (
        <li key={href} className={styles.entry}>
          {preview ? <LabPreview drawing={preview} /> : null}
          <h2 className={styles.title}>
            <LocalLink to={href}>{title}</LocalLink>
          </h2>
          <p className={textStyles.muted}>{text}</p>
        </li>
      ))}
    </ul>
  );
}
