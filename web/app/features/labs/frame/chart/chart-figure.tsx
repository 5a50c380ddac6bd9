import { type ReactNode, type RefCallback, type RefObject, useEffect, useId, useRef, useState } from "react";
import { BarPicture } from "./bar-picture.tsx";
import type { Chart } from "./chart-data.ts";
import chartStyles from "./chart-figure.module.css";
import pictureStyles from "./chart-picture.module.css";
import { LinePicture } from "./line-picture.tsx";
import { plotOf } from "./plot.ts";
import { dashesOf, SeriesMark, seriesClass } from "./series-style.tsx";

/** Until the page is measured, and where no script runs, a picture is made for this width and scaled. */
const WIDTH_UNMEASURED = 480;

/** A chart: title, picture, what its lines and bars mean. Its numbers stand in `ChartNumbers`. */
export function ChartFigure(props: {
  chart: Chart;
  picture: RefCallback<SVGSVGElement>;
  /** Its title stands over it already, where scripts run. */
  isNamedAbove: boolean;
}) {
  const { chart, picture, isNamedAbove } = props;
  const { ref, width } = useWidth<HTMLDivElement>();
  const id = useId();
  const plot = plotOf(width);
  return (
    <figure className={chartStyles.chartFigure}>
      <figcaption className={isNamedAbove ? chartStyles.titleAbove : chartStyles.title}>{chart.title}</figcaption>
      <div ref={ref} className={pictureStyles.room}>
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
    </figure>
  );
}

/** How wide an element is shown, so that what is drawn in it has its text at the page's size. */
function useWidth<Shown extends HTMLElement>(): { ref: RefObject<Shown | null>; width: number } {
  const ref = useRef<Shown>(null);
  const [width, setWidth] = useState(WIDTH_UNMEASURED);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const observer = new ResizeObserver(([entry]) => {
      const measured = Math.round(entry?.contentRect.width ?? 0);
      if (measured > 0) setWidth(measured);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, width };
}

function Legend({ chart }: { chart: Chart }) {
  if (chart.series.length < 2 && !(chart.kind === "lines" && chart.point)) return null;
  return (
    <ul className={chartStyles.legend}>
      {chart.series.map((series, index) => (
        <LegendEntry key={series.name} name={series.name}>
          <g className={seriesClass(index, series.role)}>
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
