import { useFormatter, useTranslations } from "#app/i18n/interface-texts.ts";
import { OWN_NAMES } from "#app/i18n/languages.ts";
import { LocalLink } from "#app/i18n/local-link.tsx";
import { useTimeFormat } from "#app/i18n/use-time-format.ts";
import { DataTable } from "#app/ui/controls/data-table.tsx";
import { COLUMNS } from "./measurement-names.ts";
import type { Measurement, QualityView } from "./quality.server.ts";
import styles from "./quality-tables.module.css";

/** What is counted at the time of asking, then what was measured, each with its day and its command. */
export function QualityTables({ quality }: { quality: QualityView }) {
  const t = useTranslations("quality");
  return (
    <div className={styles.tables}>
      <h2>{t("now")}</h2>
      <Languages languages={quality.languages} />
      <p className={styles.note}>
        <LocalLink to="/translations">{t("board")}</LocalLink>
      </p>
      <Facts facts={quality.facts} />
      {quality.measurements.length > 0 ? <h2>{t("measured")}</h2> : null}
      {quality.measurements.map((measurement) => (
        <Measured key={measurement.name} measurement={measurement} />
      ))}
    </div>
  );
}

function Languages({ languages }: Pick<QualityView, "languages">) {
  const t = useTranslations("quality");
  const { number } = useFormatter();
  const table = {
    title: t("languages.title"),
    columns: [t("languages.of"), t("columns.whole"), t("columns.outdated"), t("columns.missing")],
    rows: languages.map(({ locale, whole, outdated, missing }) => [
      OWN_NAMES[locale],
      ...[whole, outdated, missing].map((count) => number(count)),
    ]),
  };
  return <DataTable table={table} />;
}

function Facts({ facts }: { facts: QualityView["facts"] }) {
  const t = useTranslations("quality");
  const { number } = useFormatter();
  const formatTime = useTimeFormat();
  const toDay = (day: string | null) => (day === null ? "–" : formatTime(day));
  const table = {
    title: t("facts.title"),
    columns: [t("facts.of"), t("facts.value")],
    rows: [
      [t("facts.all"), number(facts.facts)],
      [t("facts.due"), number(facts.due)],
      [t("facts.next"), toDay(facts.nextReview)],
      [t("facts.corrections"), number(facts.corrections)],
      [t("facts.lastCorrection"), toDay(facts.lastCorrection)],
    ],
  };
  return <DataTable table={table} />;
}

function Measured({ measurement: { name, measuredOn, command, rows } }: { measurement: Measurement }) {
  const t = useTranslations("quality");
  const { number } = useFormatter();
  const formatTime = useTimeFormat();
  const columns = COLUMNS.filter((column) => rows.some(({ figures }) => figures[column] !== undefined));
  const nameOf = (of: string) => {
    if (of === "desktop" || of === "phone") return t(`devices.${of}`);
    return Object.hasOwn(OWN_NAMES, of) ? OWN_NAMES[of as keyof typeof OWN_NAMES] : of;
  };
  const table = {
    title: t(`${name}.title`),
    columns: [t(`${name}.of`), ...columns.map((column) => t(`columns.${column}`))],
    rows: rows.map(({ of, figures }) => [
      nameOf(of),
      ...columns.map((column) => {
        const figure = figures[column];
        return figure === undefined ? "–" : number(figure, { maximumFractionDigits: 3 });
      }),
    ]),
  };
  return (
    <div>
      <DataTable table={table} />
      <p className={styles.note}>{t("how", { date: formatTime(measuredOn), command })}</p>
    </div>
  );
}
