import { useState } from "react";
import { useFormatter, useTranslations } from "#app/i18n/interface-texts.ts";
import type { FigurePart } from "#app/ui/rich-text/figures.ts";
import { Arrow } from "../parts/arrow.tsx";
import ink from "../parts/drawing.module.css";
import { FigureFrame } from "../parts/figure-frame.tsx";
import { Grip } from "../parts/grip.tsx";
import { Picture } from "../parts/picture.tsx";
import { acrossOf, heightOf, type PlotBox } from "../parts/plot-box.ts";
import { rowsWith } from "../parts/rows-with.ts";
import { SubnetSign, TaoSign } from "../parts/signs.tsx";
import { type Starts, startOf } from "../parts/starts.ts";
import { claimEvery, FEE, LONGEST, SHORTEST, YEAR } from "./claims.ts";

const BOX: PlotBox = { left: 14, width: 370, top: 138, height: 130 };
const FOOT = BOX.top + BOX.height;
const HIGHEST = 0.4;
const FIRST_DAYS = 91;
const WIDEST = 26;
/** What is held beside the stake: three of many subnets, as in the text. */
const HELD = ["X", "Y", "Z"];
const BASKET = { x: 262, y: 34 };
/** The rows of the table, in days. */
const ROWS = [7, 28, 91, 182];

const across = (days: number) => acrossOf(BOX, days / YEAR);
const height = (tao: number) => heightOf(BOX, tao / HIGHEST);
/** The first claim can be moved within half a year. */
const MOVED: PlotBox = { ...BOX, width: (LONGEST / YEAR) * BOX.width };
const STARTS: Starts<"basket"> = { weekly: 7, "half-yearly": 182 };

/** The stake on root beside the basket; below, a year of claims, each as high as what it brings, its fee hatched. How far they are apart can be moved. */
export default function BasketFigure(part: FigurePart) {
  const t = useTranslations("figure.basket");
  const { number } = useFormatter();
  const [moved, setMoved] = useState<number | null>(null);
  const interval = moved ?? startOf(part, STARTS, FIRST_DAYS);
  const { count, each, brought, fees, left } = claimEvery(interval);
  const tao = (value: number) => `${number(value, { maximumFractionDigits: 3 })}\u00A0τ`;
  const days = (value: number) => number(value, { style: "unit", unit: "day", unitDisplay: "long" });
  const width = Math.min(WIDEST, 0.7 * (across(interval) - across(0)));
  const [top, fee] = [height(each), height(FEE)];
  const isLoss = left < 0;
  /** All claims of the year up to a height, in one shape: a drag changes one, however many they are. */
  const bars = (from: number) =>
    Array.from({ length: count }, (_, place) => {
      const x = across((place + 1) * interval) - width;
      return `M${x} ${from}h${width}V${FOOT}h${-width}z`;
    }).join("");
  return (
    <FigureFrame
      part={part}
      hasMoved={moved !== null}
      sentence={t(isLoss ? "loses" : "keeps", {
        days: days(interval),
        count: number(count),
        brought: tao(brought),
        fees: tao(fees),
        left: tao(Math.abs(left)),
      })}
      table={() => ({
        columns: [t("interval"), t("brought"), t("fees"), t("left")],
        rows: rowsWith(ROWS, [interval], days).map((row) => {
          const claims = claimEvery(row);
          return [days(row), tao(claims.brought), tao(claims.fees), tao(claims.left)];
        }),
      })}
    >
      <Picture
        height={BOX.top + 194}
        of="root"
        grips={
          <Grip
            box={MOVED}
            axis="horizontal"
            at={FOOT}
            value={interval / LONGEST}
            onMove={(share) => setMoved(Math.max(SHORTEST, Math.round(share * LONGEST)))}
            label={t("grip")}
            valueText={days(interval)}
          />
        }
      >
        {(hatch) => (
          <>
            <rect className={ink.full} x={BOX.left} y={BASKET.y - 8} width="56" height="52" />
            <TaoSign x={BOX.left + 28} y={BASKET.y + 18} />
            <text x={BOX.left} y="16">
              {t("stake")}
            </text>
            <Arrow from={[BASKET.x - 8, BASKET.y + 18]} to={[BOX.left + 66, BASKET.y + 18]} isLit />
            <text x={(BASKET.x + BOX.left + 58) / 2} y={BASKET.y + 2} textAnchor="middle">
              {t("claim")}
            </text>
            <path className={ink.line} d={`M${BASKET.x} ${BASKET.y}h122l-10 44h-102z`} />
            {HELD.map((name, place) => (
              <SubnetSign key={name} x={BASKET.x + 25 + place * 36} y={BASKET.y + 21} size={14} label={name} />
            ))}
            <text x={BOX.left + BOX.width} y="16" textAnchor="end">
              {t("basket")}
            </text>
            <text className={ink.strong} x={BOX.left} y={BOX.top - 22}>
              {t("year")} {number(left, { maximumFractionDigits: 3, signDisplay: "exceptZero" })}&nbsp;τ
            </text>
            <path className={ink.full} d={bars(top)} />
            <path className={ink.ground} d={bars(fee)} />
            <path d={bars(fee)} fill={hatch} />
            <path className={ink.dashed} d={`M${BOX.left} ${fee}H${BOX.left + BOX.width}`} />
            <text x={BOX.left} y={FOOT + 62}>
              {t("fee", { fee: tao(FEE) })}
            </text>
            <path className={ink.line} d={`M${BOX.left} ${FOOT}H${BOX.left + BOX.width}`} />
            <text x={across(interval)} y={FOOT + 38} textAnchor={interval < 40 ? "start" : "middle"}>
              {days(interval)}
            </text>
          </>
        )}
      </Picture>
    </FigureFrame>
  );
}
