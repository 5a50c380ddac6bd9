import { useEffect, useId, useRef } from "react";
import { useTranslations } from "#app/i18n/interface-texts.ts";
import type { Chart } from "./chart/chart-data.ts";
import { ChartFigure } from "./chart/chart-figure.tsx";
import styles from "./lab-charts.module.css";

/** One chart at a time, beside what is set. On paper and without scripts, all of them. */
export function LabCharts(props: {
  charts: readonly Chart[];
  shown: string;
  onShow: (name: string) => void;
  /** Where the picture of each is, once it is drawn. */
  pictures: Map<string, SVGSVGElement>;
}) {
  const { charts, shown, onShow, pictures } = props;
  const t = useTranslations("lab.frame");
  const name = useId();
  const views = useRef<HTMLDivElement>(null);

  // The row may be wider than a phone: the title of what is shown is in view.
  useEffect(() => {
    const title = views.current?.querySelector(`[data-view="${shown}"]`);
    if (!(title instanceof HTMLElement) || !views.current) return;
    const { scrollLeft, clientWidth } = views.current;
    const end = title.offsetLeft + title.offsetWidth - clientWidth;
    views.current.scrollLeft = Math.min(title.offsetLeft, Math.max(scrollLeft, end));
  }, [shown]);

  return (
    <div className={styles.labCharts}>
      {charts.length > 1 ? (
        <div role="radiogroup" ref={views} aria-label={t("charts")} className={styles.views}>
          {charts.map((chart) => (
            <label key={chart.name} className={styles.view} data-view={chart.name}>
              <input
                type="radio"
                name={name}
                value={chart.name}
                checked={chart.name === shown}
                onChange={() => onShow(chart.name)}
              />
              <span>{chart.title}</span>
            </label>
          ))}
        </div>
      ) : null}
      {charts.map((chart) => (
        <div key={chart.name} className={chart.name === shown ? undefined : styles.other}>
          <ChartFigure
            chart={chart}
            picture={(drawn) => {
              if (drawn) pictures.set(chart.name, drawn);
            }}
            isNamedAbove={charts.length > 1}
          />
        </div>
      ))}
    </div>
  );
}
