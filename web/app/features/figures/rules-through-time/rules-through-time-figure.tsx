import { useState } from "react";
import { useFormatter, useTranslations } from "#app/i18n/interface-texts.ts";
import type { FigurePart } from "#app/ui/rich-text/figures.ts";
import ink from "../parts/drawing.module.css";
import { FigureFrame } from "../parts/figure-frame.tsx";
import { labLink } from "../parts/lab-link.ts";
import { Picture } from "../parts/picture.tsx";
import { acrossOf, heightOf, type PlotBox } from "../parts/plot-box.ts";
import { SubnetSign } from "../parts/signs.tsx";
import { type Starts, startOf } from "../parts/starts.ts";
import { Stepper } from "../parts/stepper.tsx";
import { ERAS, MEASURES, type Measure, SUBNETS } from "./subnets.ts";

const BOX: PlotBox = { left: 116, width: 280, top: 26, height: 130 };
const FOOT = BOX.top + BOX.height;
const PITCH = BOX.width / SUBNETS.length;
const BAR = 36;
const HIGHEST = 0.9;
const ROWS = FOOT + 66;
const ROW = 27;
const TIME: PlotBox = { left: 4, width: 392, top: ROWS + MEASURES.length * ROW, height: 12 };
/** The names of the subnets, as sentences ask for them. */
const NAMES = { a: "A", b: "B", c: "C", d: "D", e: "E" };
const LAST = ERAS.length - 1;
/** As far as the last era is drawn: it goes on. */
const END = Date.parse("2026-11-26");
const BEGIN = Date.parse(ERAS[0]?.since ?? "");
const atDate = (date: string | null) => acrossOf(TIME, ((date ? Date.parse(date) : END) - BEGIN) / (END - BEGIN));
const STARTS: Starts<"rules-through-time"> = { price: 0, flow: 1, "net-flow": 2, "price-and-burn": 3 };

/** Five subnets and what the rules may look at: each rule gives the same network other shares. */
export default function RulesThroughTimeFigure(part: FigurePart) {
  const t = useTranslations("figure.rulesThroughTime");
  const { number, dateTime } = useFormatter();
  const [moved, setMoved] = useState<number | null>(null);
  const step = moved ?? startOf(part, STARTS, LAST);
  const era = ERAS[step] ?? ERAS[LAST];
  if (!era) return null;
  const percent = (value: number) => number(value, { style: "percent", maximumFractionDigits: 0 });
  const date = (day: string) => dateTime(new Date(day), { dateStyle: "long", timeZone: "UTC" });
  const written: Readonly<Record<Measure, (value: number) => string>> = {
    price: (value) => number(value),
    users: (value) => number(value, { signDisplay: "exceptZero" }),
    chain: (value) => number(value),
    burned: percent,
  };
  return (
    <FigureFrame
      part={part}
      hasMoved={moved !== null}
      sentence={t(`says.${era.rule}`, { since: date(era.since), ...NAMES })}
      table={() => ({
        columns: [t("rule"), ...SUBNETS.map(({ name }) => name)],
        rows: [
          ...MEASURES.map((measure) => [t(measure), ...SUBNETS.map((subnet) => written[measure](subnet[measure]))]),
          ...ERAS.map(({ rule, shares }) => [t(`rules.${rule}`), ...shares.map(percent)]),
        ],
      })}
      controls={<Stepper step={step} count={ERAS.length} onStep={setMoved} name={t(`rules.${era.rule}`)} canPlay />}
      lab={labLink("subnet-emission", { r: era.rule, e: "none" }, 2)}
    >
      <Picture height={TIME.top + 40} of="chain">
        <text className={ink.strong} x={TIME.left} y={BOX.top + 16}>
          {t(`rules.${era.rule}`)}
        </text>
        {MEASURES.map((measure, row) => (
          <g key={measure}>
            {era.looksAt.includes(measure) ? (
              <rect className={ink.marker} x="0" y={ROWS + row * ROW - 19} width="400" height={ROW - 2} rx="4" />
            ) : null}
            <text className={era.looksAt.includes(measure) ? ink.onMarker : undefined} x="6" y={ROWS + row * ROW}>
              {t(measure)}
            </text>
          </g>
        ))}
        {SUBNETS.map((subnet, place) => {
          const middle = BOX.left + (place + 0.5) * PITCH;
          const share = era.shares[place] ?? 0;
          const top = heightOf(BOX, share / HIGHEST);
          return (
            <g key={subnet.name}>
              <rect className={ink.full} x={middle - BAR / 2} y={top} width={BAR} height={FOOT - top} />
              <text className={ink.strong} x={middle} y={top - 7} textAnchor="middle">
                {percent(share)}
              </text>
              <SubnetSign x={middle} y={FOOT + 22} size={14} label={subnet.name} />
              {MEASURES.map((measure, row) => (
                <text
                  key={measure}
                  className={era.looksAt.includes(measure) ? ink.onMarker : undefined}
                  x={middle}
                  y={ROWS + row * ROW}
                  textAnchor="middle"
                >
                  {written[measure](subnet[measure])}
                </text>
              ))}
            </g>
          );
        })}
        <path className={ink.line} d={`M${BOX.left} ${FOOT}h${BOX.width}`} />
        {ERAS.map(({ rule, since, until }, place) => (
          <rect
            key={rule}
            className={place === step ? ink.marker : ink.strip}
            x={atDate(since) + 1}
            y={TIME.top}
            width={atDate(until) - atDate(since) - 2}
            height={TIME.height}
          />
        ))}
        {["2025", "2026"].map((year) => (
          <text key={year} x={Math.max(TIME.left, atDate(`${year}-01-01`))} y={TIME.top + 32}>
            {year}
          </text>
        ))}
      </Picture>
    </FigureFrame>
  );
}
