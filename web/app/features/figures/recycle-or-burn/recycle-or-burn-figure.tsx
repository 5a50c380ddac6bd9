import { useState } from "react";
import { useFormatter, useTranslations } from "#app/i18n/interface-texts.ts";
import type { FigurePart } from "#app/ui/rich-text/figures.ts";
import { Arrow } from "../parts/arrow.tsx";
import ink from "../parts/drawing.module.css";
import { FigureFrame } from "../parts/figure-frame.tsx";
import { Grip } from "../parts/grip.tsx";
import { labLink } from "../parts/lab-link.ts";
import { Picture } from "../parts/picture.tsx";
import { acrossOf, type PlotBox } from "../parts/plot-box.ts";
import { rowsWith } from "../parts/rows-with.ts";
import { ISSUED, LIMIT, MOST, takeOut } from "./endings.ts";

/** As wide as the limit. */
const BOX: PlotBox = { left: 10, width: 380, top: 0, height: 34 };
const TOPS = { recycled: 62, burned: 172 };
const FIRST_AMOUNT = 2_000_000;
const WAYS = ["recycled", "burned"] as const;
/** The rows of the table, in τ. */
const ROWS = [0, 1_000_000, 2_000_000, 4_000_000];

const across = (tao: number) => acrossOf(BOX, tao / LIMIT);
const COUNTED = across(ISSUED);
const MOVED: PlotBox = { ...BOX, left: across(ISSUED - MOST), width: COUNTED - across(ISSUED - MOST) };
const NEXT = across(takeOut(0).burned.next);

/** Two ledgers up to the limit: the same TAO leaves both, and the one has room again, the other has not. How much can be moved. */
export default function RecycleOrBurnFigure(part: FigurePart) {
  const t = useTranslations("figure.recycleOrBurn");
  const { number } = useFormatter();
  const [moved, setMoved] = useState<number | null>(null);
  const amount = moved ?? FIRST_AMOUNT;
  const taken = takeOut(amount);
  const tao = (value: number) => `${number(value, { notation: "compact", maximumFractionDigits: 2 })}\u00A0τ`;
  const used = across(ISSUED - amount);
  return (
    <FigureFrame
      part={part}
      isLong
      hasMoved={moved !== null}
      sentence={t("ends", {
        amount: tao(amount),
        recycledGap: tao(taken.recycled.next - taken.recycled.issued),
        recycledEnd: tao(taken.recycled.end),
        burnedGap: tao(taken.burned.next - taken.burned.issued),
        burnedEnd: tao(taken.burned.end),
      })}
      table={() => ({
        columns: [t("amount"), ...WAYS.flatMap((way) => [t("gap", { way: t(way) }), t("end", { way: t(way) })])],
        rows: rowsWith(ROWS, [amount], tao).map((row) => [
          tao(row),
          ...WAYS.flatMap((way) => {
            const { issued, next, end } = takeOut(row)[way];
            return [tao(next - issued), tao(end)];
          }),
        ]),
      })}
      lab={labLink("block-emission", { t: ISSUED - amount }, 2)}
    >
      <Picture
        height={268}
        grips={
          <Grip
            box={MOVED}
            axis="horizontal"
            at={TOPS.recycled + BOX.height / 2}
            value={1 - amount / MOST}
            onMove={(share) => setMoved(Math.round((1 - share) * 40) * (MOST / 40))}
            label={t("grip")}
            valueText={tao(amount)}
          />
        }
      >
        {(hatch) => (
          <>
            {WAYS.map((way) => {
              const y = TOPS[way];
              const isBurned = way === "burned";
              return (
                <g key={way}>
                  <text className={ink.strong} x={BOX.left} y={y - 12}>
                    {t(way)}
                  </text>
                  <rect className={ink.ground} x={BOX.left} y={y} width={BOX.width} height={BOX.height} />
                  <rect className={ink.marker} x={BOX.left} y={y} width={used - BOX.left} height={BOX.height} />
                  <text className={ink.onMarker} x={BOX.left + 10} y={y + 22}>
                    {tao(ISSUED - amount)}
                  </text>
                  {amount === 0 ? null : isBurned ? (
                    <>
                      <rect
                        className={ink.edge}
                        x={used}
                        y={y}
                        width={COUNTED - used}
                        height={BOX.height}
                        fill={hatch}
                      />
                      <Arrow
                        from={[(used + COUNTED) / 2, y + BOX.height + 6]}
                        to={[(used + COUNTED) / 2, y + BOX.height + 32]}
                      />
                    </>
                  ) : (
                    <path className={ink.dashed} d={`M${COUNTED} ${y}v${BOX.height}`} />
                  )}
                  <text x={BOX.left + BOX.width} y={y + BOX.height + (isBurned ? 52 : 26)} textAnchor="end">
                    {t("last")} <tspan className={ink.strong}>{tao(taken[way].end)}</tspan>
                  </text>
                </g>
              );
            })}
            <path
              className={ink.thick}
              d={WAYS.map((way) => `M${NEXT} ${TOPS[way] - 10}v${BOX.height + 20}`).join("")}
            />
            <text x={NEXT + 4} y={TOPS.recycled - 18} textAnchor="end">
              {t("halving")}
            </text>
          </>
        )}
      </Picture>
    </FigureFrame>
  );
}
