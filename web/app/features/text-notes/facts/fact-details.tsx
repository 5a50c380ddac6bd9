import { useTranslations } from "#app/i18n/interface-texts.ts";
import styles from "./fact-list.module.css";
import { FactBasis, FactSource, FactValue } from "./fact-value.tsx";
import type { RegisteredFact } from "./facts.server.ts";
import { usePeriodFormat } from "./use-period-format.ts";

/** What a fact says now, what it rests on, and what was true before. */
export function FactDetails({ fact }: { fact: RegisteredFact }) {
  const t = useTranslations("facts");
  const { formatTime, formatPeriod } = usePeriodFormat();
  return (
    <>
      <div className={styles.value}>
        <FactValue value={fact.value} />
      </div>
      <p className={styles.note}>
        <FactBasis fact={fact} />
        {" · "}
        {t("review", { date: formatTime(fact.reviewBy) })}
      </p>
      <p className={styles.note}>
        <FactSource fact={fact} />
      </p>
      {fact.earlier.length > 0 ? (
        <ol className={styles.earlier} aria-label={t("earlier")}>
          {fact.earlier.map((earlier) => (
            <li key={`${earlier.from} ${earlier.until}`}>
              <FactValue value={earlier.value} />
              <p className={styles.note}>{formatPeriod(earlier)}</p>
            </li>
          ))}
        </ol>
      ) : null}
    </>
  );
}
