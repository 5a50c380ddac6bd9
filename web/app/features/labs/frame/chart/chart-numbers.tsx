import { useTranslations } from "#app/i18n/interface-texts.ts";
import { Button } from "#app/ui/button.tsx";
import { DataTable } from "#app/ui/controls/data-table.tsx";
import { Disclosure } from "#app/ui/controls/disclosure.tsx";
import { useSaving } from "#app/ui/forms/use-saving.tsx";
import type { Chart } from "./chart-data.ts";
import styles from "./chart-numbers.module.css";
import { tableOf } from "./chart-table.ts";
import { csvOf, pngOf, svgOf } from "./save-chart.ts";

/** A chart's numbers as a table, and ways to take them and the picture along. */
export function ChartNumbers(props: { chart: Chart; lab: string; pictureOf: () => SVGSVGElement | null }) {
  const { chart, lab, pictureOf } = props;
  const t = useTranslations("lab.frame");
  const { save, link } = useSaving();
  const take = (kind: string, make: (picture: SVGSVGElement) => Blob | Promise<Blob>) => (
    <Button
      tone="quiet"
      className={styles.smallButton}
      onClick={async () => {
        const picture = pictureOf();
        if (picture) save(await make(picture), `${lab}-${chart.name}.${kind.toLowerCase()}`);
      }}
      aria-label={`${kind}: ${chart.title}`}
    >
      {kind}
    </Button>
  );
  return (
    <div className={styles.chartNumbers}>
      <Disclosure summary={t("table")}>
        <DataTable table={tableOf(chart)} />
      </Disclosure>
      <div className={styles.take}>
        {take("CSV", () => csvOf(chart))}
        {take("SVG", svgOf)}
        {take("PNG", pngOf)}
        {link}
      </div>
    </div>
  );
}
