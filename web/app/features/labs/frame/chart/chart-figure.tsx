import { type ReactNode, useId, useRef } from "react";
import { useTranslations } from "#app/i18n/interface-texts.ts";
import { Button } from "#app/ui/button.tsx";
import { DataTable } from "#app/ui/controls/data-table.tsx";
import { Disclosure } from "#app/ui/controls/disclosure.tsx";
import { useSaving } from "#app/ui/forms/use-saving.tsx";
import { BarPicture } from "./bar-picture.tsx";
import type { Chart } from "./chart-data.ts";
import chartStyles from "./chart-figure.module.css";
import pictureStyles from "./chart-picture.module.css";
import { tableOf } from "./chart-table.ts";
import { LinePicture } from "./line-picture.tsx";
import { plotOf } from "./plot.ts";
import { csvOf, pngOf, svgOf } from "./save-chart.ts";
import { dashesOf, SeriesMark, seriesClass } from "./series-style.tsx";
import { useWidth } from "./use-width.ts";

/** A chart: title, picture, what its lines and bars mean, the same numbers as a table, and ways to take them along. */
export function ChartFigure({ chart, lab }: { chart: Chart; lab: string }) {
  const t = useTranslations("lab.frame");
  const { ref, width } = useWidth<HTMLDivElement>();
  const picture = useRef<SVGSVGElement>(null);
  const { save, link } = useSaving();
  const id = useId();
  const plot = plotOf(width);
  const fileName = `${lab}-${chart.name}`;
  const take = (kind: string, make: (picture: SVGSVGElement) => Blob | Promise<Blob>) => (
    <Button
      tone="quiet"
      className={chartStyles.smallButton}
      onClick={async () => picture.current && save(await make(picture.current), `${fileName}.${kind.toLowerCase()}`)}
      aria-label={`${kind}: ${chart.title}`}
    >
      {kind}
    </Button>
  );
  return (
    <figure className={chartStyles.chartFigure}>
      <figcaption>
        <span className={chartStyles.title}>{chart.title}</span>{" "}
        <span className={chartStyles.unit}>{chart.y.label}</span>
      </figcaption>
      <div ref={ref}>
        <svg
          ref={picture}
          className={pictureStyles.chartPicture}
          viewBox={`0 0 ${plot.width} ${plot.height}`}
          role="img"
          aria-label={chart.title}
        >
          {chart.kind === "lines" ? (
            <LinePicture chart={chart} width={width} />
          ) : (
            <BarPicture chart={chart} width={width} name={id} />
          )}
        </svg>
      </div>
      <Legend chart={chart} />
      <div className={chartStyles.foot}>
        <Disclosure summary={t("table")}>
          <DataTable table={tableOf(chart)} />
        </Disclosure>
        <div className={chartStyles.take}>
          {take("CSV", () => csvOf(chart))}
          {take("SVG", svgOf)}
          {take("PNG", pngOf)}
          {link}
        </div>
      </div>
    </figure>
  );
}

function Legend({ chart }: { chart: Chart }) {
  if (chart.series.length < 2 && !(chart.kind === "lines" && chart.point)) return null;
  return (
    <ul className={chartStyles.legend}>
      {chart.series.map((series, index) => (
        <LegendEntry key={series.name} name={series.name}>
          <g className={seriesClass(index)}>
            {chart.kind === "lines" ? (
              <>
                <path d="M0 8H28" className={pictureStyles.line} strokeDasharray={dashesOf(index)} />
                <SeriesMark series={index} x={14} y={8} />
              </>
            ) : (
              <BarSample series={index} />
            )}
          </g>
        </LegendEntry>
      ))}
      {chart.kind === "lines" && chart.point ? (
        <LegendEntry name={chart.point.label}>
          <g className={pictureStyles.point} transform="translate(14 8)">
            <circle r="6" />
          </g>
        </LegendEntry>
      ) : null}
    </ul>
  );
}

function LegendEntry({ name, children }: { name: string; children: ReactNode }) {
  return (
    <li>
      <svg viewBox="0 0 28 16" width="28" height="16" aria-hidden="true">
        {children}
      </svg>
      {name}
    </li>
  );
}

/** As the bars are filled, drawn out: a pattern belongs to the picture it is defined in. */
function BarSample({ series }: { series: number }) {
  const inside = ["M2 2h24v12h-24z", "M2 12l10 -10M8 14l12 -12M18 14l8 -8", "M6 8h1M13 8h1M20 8h1", "M2 6h24M2 10h24"];
  return (
    <>
      <path d="M2 2h24v12h-24z" className={pictureStyles.bar} fill="none" />
      <path
        d={inside[series % inside.length]}
        className={series % inside.length === 0 ? pictureStyles.filled : pictureStyles.hatching}
      />
    </>
  );
}
