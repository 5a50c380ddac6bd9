import { useLocale, useTranslations } from "#app/i18n/interface-texts.ts";
import { localizedPath } from "#app/i18n/localized-path.ts";
import linkListStyles from "#app/ui/lists/link-list.module.css";
import { CLOCK_TITLE_ID } from "../clock-id.ts";
import styles from "../protocol-clock.late.module.css";
import type { FactView } from "../text-notes.server.ts";
import { CheckedLine } from "./checked-line.tsx";
import { FactBasis, FactSource, FactValue } from "./fact-value.tsx";
import { usePeriodFormat } from "./use-period-format.ts";

export function ClockFacts({ facts }: { facts: readonly FactView[] }) {
  const t = useTranslations("textNotes");
  const locale = useLocale();
  const changed = facts.filter(({ earlier }) => earlier.length > 0);
  return (
    <>
      <h2 id={CLOCK_TITLE_ID} className={linkListStyles.title}>
        {t("title")}
      </h2>
      <p>
        <CheckedLine facts={facts} />
      </p>
      <details>
        <summary>{t("figures", { count: facts.length })}</summary>
        <dl>
          {facts.map((fact) => (
            <Fact key={fact.key} fact={fact} />
          ))}
        </dl>
      </details>
      {changed.length > 0 ? (
        <details>
          <summary>{t("before")}</summary>
          <dl>
            {changed.map((fact) => (
              <EarlierValues key={fact.key} fact={fact} />
            ))}
          </dl>
        </details>
      ) : null}
      <a className={styles.all} href={localizedPath("/facts", locale)}>
        {t("allFacts")}
      </a>
    </>
  );
}

function Fact({ fact }: { fact: FactView }) {
  return (
    <div>
      <dt>{fact.name}</dt>
      <dd>
        <FactValue value={fact.value} />
        <p className={styles.note}>
          <FactBasis fact={fact} />
          {" · "}
          <FactSource fact={fact} />
        </p>
      </dd>
    </div>
  );
}

function EarlierValues({ fact }: { fact: FactView }) {
  const { formatPeriod } = usePeriodFormat();
  return (
    <div>
      <dt>{fact.name}</dt>
      {fact.earlier.map((earlier) => (
        <dd key={`${earlier.from} ${earlier.until}`}>
          <FactValue value={earlier.value} />
          <p className={styles.note}>{formatPeriod(earlier)}</p>
        </dd>
      ))}
    </div>
  );
}
