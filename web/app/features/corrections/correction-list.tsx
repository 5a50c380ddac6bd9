import { useFormatter, useTranslations } from "#app/i18n/interface-texts.ts";
import { LocalLink } from "#app/i18n/local-link.tsx";
import { Sentences } from "#app/i18n/sentences.tsx";
import styles from "./correction-list.module.css";
import type { CorrectionView } from "./corrections.server.ts";

/** Each correction with what was said, what is right, where it stood and what shows it. */
export function CorrectionList({ corrections }: { corrections: readonly CorrectionView[] }) {
  return corrections.map((correction) => <Correction key={correction.key} correction={correction} />);
}

function Correction({ correction }: { correction: CorrectionView }) {
  const t = useTranslations("corrections");
  const format = useFormatter();
  const [since, on] = [correction.wrongSince, correction.correctedOn].map((day) =>
    String(format.dateTime(new Date(day), { dateStyle: "long" })),
  );
  return (
    <section id={correction.key} className={styles.correction} aria-labelledby={`${correction.key}-title`}>
      <h2 id={`${correction.key}-title`}>{correction.title}</h2>
      <p className={styles.note}>{t("period", { since: since ?? "", on: on ?? "" })}</p>
      <dl>
        <dt>{t("wrong")}</dt>
        <dd>{correction.wrong}</dd>
        <dt>{t("right")}</dt>
        <dd>{correction.right}</dd>
      </dl>
      <p className={styles.note}>
        <Sentences>
          {t("texts")}
          <span>
            {correction.texts.map(({ href, title }) => (
              <LocalLink key={href} to={href}>
                {title}
              </LocalLink>
            ))}
          </span>
        </Sentences>
      </p>
      <ul className={styles.note} aria-label={t("sources")}>
        {correction.sources.map(({ ref, href }) => (
          <li key={ref} lang="en">
            {href ? (
              <a href={href} target="_blank" rel="noopener noreferrer">
                {ref}
              </a>
            ) : (
              ref
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
