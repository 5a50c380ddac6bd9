import { Levels, UprightAxis } from "./axes.tsx";
import type { BarChart } from "./chart-data.ts";
import pictureStyles from "./chart-picture.module.css";
import { barScaleOf, plotOf } from "./plot.ts";
import { BarFillings, fillingOf, round, seriesClass } from "./series-style.tsx";

const GAP_BETWEEN_CATEGORIES = 0.25;
const WIDTH_OF_A_LETTER = 7;
const GAP_BETWEEN_LABELS = 6;

/** Bars, those of one category side by side. `name` is one that no other picture of the page has. */
export function BarPicture({ chart, width, name }: { chart: BarChart; width: number; name: string }) {
  const plot = plotOf(width);
  const scale = barScaleOf(chart, plot);
  const band = (plot.right - plot.left) / Math.max(1, chart.categories.length);
  const barWidth = (band * (1 - GAP_BETWEEN_CATEGORIES)) / Math.max(1, chart.series.length);
  const longest = Math.max(1, ...chart.categories.map(({ length }) => length));
  const every = Math.max(1, Math.ceil((longest * WIDTH_OF_A_LETTER + GAP_BETWEEN_LABELS) / band));
  const zero = scale(0);
  return (
    <>
      <BarFillings name={name} />
      <UprightAxis axis={chart.y} scale={scale} plot={plot} />
      {chart.series.map((series, index) => (
        <g key={series.name} className={seriesClass(index)}>
          {series.values.map((value, place) => {
            if (value === null) return null;
            const top = Math.min(zero, scale(value));
            const role = chart.roles?.[place];
            return (
              <rect
                key={chart.categories[place]}
                x={round(plot.left + band * (place + GAP_BETWEEN_CATEGORIES / 2) + barWidth * index)}
                y={round(top)}
                width={Math.max(1, round(barWidth - 1))}
                height={Math.max(0, round(Math.abs(zero - scale(value))))}
                fill={role ? undefined : fillingOf(name, index)}
                className={role ? `${pictureStyles.filled} ${seriesClass(index, role)}` : pictureStyles.bar}
              />
            );
          })}
        </g>
      ))}
      <g>
        <path d={`M${plot.left} ${round(zero)}H${plot.right}`} className={pictureStyles.baseLine} />
        {chart.categories.map((category, place) =>
          place % every === 0 ? (
            <text key={category} x={round(plot.left + band * (place + 0.5))} y={plot.bottom + 16} textAnchor="middle">
              {category}
            </text>
          ) : null,
        )}
        <text x={plot.right} y={plot.height - 6} textAnchor="end">
          {chart.category}
        </text>
      </g>
      <Levels levels={chart.levels ?? []} scale={scale} plot={plot} />
    </>
  );
}
