import { useState } from "react";
import { useFormatter, useTranslations } from "#app/i18n/interface-texts.ts";
import type { FigurePart } from "#app/ui/rich-text/figures.ts";
import ink from "../parts/drawing.module.css";
import { FigureFrame } from "../parts/figure-frame.tsx";
import { Grip } from "../parts/grip.tsx";
import { labLink } from "../parts/lab-link.ts";
import { Picture } from "../parts/picture.tsx";
import { acrossOf, heightOf, type PlotBox } from "../parts/plot-box.ts";
import { rowsWith } from "../parts/rows-with.ts";
import { type Starts, startOf } from "../parts/starts.ts";
import { LAB_SUBNETS, LARGEST, passGate, rankOf } from "./pass-gate.ts";

const BOX: PlotBox = { left: 14, width: 300, top: 20, height: 190 };
const FOOT = BOX.top + BOX.height;
const FIRST_SHARE = 0.75;
/** Places of the curve that are joined by lines. */
const PLACES = Array.from({ length: 41 }, (_, place) => (place / 40) * LARGEST);
/** The rows of the table, as multiples of the bar. */
const SHARES = [0.25, 0.5, 0.75, 1, 1.5, 2];

const across = (share: number) => acrossOf(BOX, share / LARGEST);
const height = (weight: number) => heightOf(BOX, weight / LARGEST);
const place = (share: number, weight: number) => `${across(share).toFixed(1)} ${height(weight).toFixed(1)}`;
const CURVE = PLACES.map((share) => place(share, passGate(share).passed)).join("L");
const STARTS: Starts<"gate"> = { below: 0.5, "at-the-bar": 1, above: 1.5 };

/** A share before the gate across, after it upwards: straight without a gate, a curve with it. The share can be moved. */
export default function GateFigure(part: FigurePart) {
  const t = useTranslations("figure.gate");
  const { number } = useFormatter();
  const [moved, setMoved] = useState<number | null>(null);
  const share = moved ?? startOf(part, STARTS, FIRST_SHARE);
  const { gate, passed } = passGate(share);
  const times = (value: number) => number(value, { maximumFractionDigits: 3 });
  const percent = (value: number) => number(value, { style: "percent", maximumFractionDigits: 1 });
  return (
    <FigureFrame
      part={part}
      hasMoved={moved !== null}
      sentence={t("passed", { share: times(share), gate: percent(gate), passed: times(passed) })}
      table={() => ({
        columns: [t("share"), t("gate"), t("left")],
        rows: rowsWith(SHARES, [share], times).map((row) => [
          times(row),
          percent(passGate(row).gate),
          times(passGate(row).passed),
        ]),
      })}
      lab={labLink("subnet-emission", { e: "none", n: LAB_SUBNETS, f: rankOf(share) }, 2)}
    >
      <Picture
        height={262}
        grips={
          <Grip
            box={BOX}
            axis="horizontal"
            at={FOOT}
            value={share / LARGEST}
            onMove={(value) => setMoved(Math.round(value * LARGEST * 100) / 100)}
            label={t("grip")}
            valueText={t("multiple", { share: times(share) })}
          />
        }
      >
        {(hatch) => (
          <>
            <path
              d={`M${place(0, 0)}L${place(LARGEST, LARGEST)}L${CURVE.split("L").reverse().join("L")}Z`}
              fill={hatch}
            />
            <path className={ink.marker} d={`M${CURVE}V${FOOT}H${BOX.left}Z`} />
            <path className={ink.dashed} d={`M${place(0, 0)}L${place(LARGEST, LARGEST)}`} />
            <path className={ink.thick} d={`M${CURVE}`} />
            <path className={ink.line} d={`M${BOX.left} ${FOOT}h${BOX.width}`} />
            <path className={ink.dashed} d={`M${across(1)} ${FOOT}V${BOX.top + 4}`} />
            <text x={across(1)} y={BOX.top - 4} textAnchor="middle">
              {t("bar")}
            </text>
            <text x={across(LARGEST) + 8} y={height(LARGEST) + 8}>
              {t("before")}
            </text>
            <text x={across(LARGEST) + 8} y={height(passGate(LARGEST).passed) + 14}>
              {t("after")}
            </text>
            <path className={ink.line} d={`M${across(share)} ${FOOT}V${height(share)}`} />
            <circle className={ink.dot} cx={across(share)} cy={height(passed)} r="5" />
            <text
              className={ink.strong}
              x={Math.max(across(share) - 6, BOX.left + 44)}
              y={height(share) - 8}
              textAnchor="end"
            >
              {percent(gate)}
            </text>
            <text className={ink.strong} x={Math.max(across(share), BOX.left + 22)} y={FOOT + 42} textAnchor="middle">
              {`${times(share)}\u00A0×`}
            </text>
          </>
        )}
      </Picture>
    </FigureFrame>
  );
}
