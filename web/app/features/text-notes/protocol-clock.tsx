import { useTranslations } from "#app/i18n/interface-texts.ts";
import linkListStyles from "#app/ui/lists/link-list.module.css";
import { RichText } from "#app/ui/rich-text/rich-text.tsx";
import { type Once, ShownOnce } from "#app/ui/shown-once.tsx";
import { CheckedLine } from "./checked-line.tsx";
import { usePeriodFormat } from "./format-period.ts";
import styles from "./protocol-clock.module.css";
import type { FactView } from "./text-notes.server.ts";

/** Where the head of a page leads to. */
export const CLOCK_ID = "protocol-clock";

const TITLE_ID = "protocol-clock-title";

/** The figures and rules that a text rests on: their values, when and on what they were checked, and how it was before. */
export function ProtocolClock({ facts }: { facts: Once<readonly FactView[]> }) {
  return (
    <ShownOnce of={facts} as="section" id={CLOCK_ID} className={styles.protocolClock} aria-labelledby={TITLE_ID}>
      {(facts) => <Facts facts={facts} />}
    </ShownOnce>
  );
}

function Facts({ facts }: { facts: readonly FactView[] }) {
  const t = useTranslations("textNotes");
  const changed = facts.filter(({ earlier }) => earlier.length > 0);
  return (
    <>
      <h2 id={TITLE_ID} className={linkListStyles.title}>
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
    </>
  );
}

function Fact({ fact }: { fact: FactView }) {
  const t = useTranslations("textNotes");
  const { formatTime } = usePeriodFormat();
  const basis = t(`basis.${fact.basis}`);
  const checked = { date: formatTime(fact.checkedOn), runtime: String(fact.runtime) };
  return (
    <div>
      <dt>{fact.name}</dt>
      <dd>
        <Value value={fact.value} />
        <p className={styles.note}>
          {fact.codeDefault === null ? basis : t("codeDefault", { basis, value: fact.codeDefault })}
          {" · "}
          {fact.runtime === null ? t("checked", checked) : t("trueFor", checked)}
          {" · "}
          {fact.sourceHref ? (
            <a href={fact.sourceHref} target="_blank" rel="noopener noreferrer" lang="en">
              {fact.sourceName}
            </a>
          ) : (
            <span lang="en">{fact.sourceName}</span>
          )}
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
          <Value value={earlier.value} />
          <p className={styles.note}>{formatPeriod(earlier)}</p>
        </dd>
      ))}
    </div>
  );
}

function Value({ value }: { value: FactView["value"] }) {
  return value.formula === null ? <p>{value.text}</p> : <RichText parts={value.formula} />;
}
