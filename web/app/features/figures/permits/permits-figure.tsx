import { useState } from "react";
import { useFormatter, useTranslations } from "#app/i18n/interface-texts.ts";
import type { FigurePart } from "#app/ui/rich-text/figures.ts";
import ink from "../parts/drawing.module.css";
import { FigureFrame } from "../parts/figure-frame.tsx";
import { Grip } from "../parts/grip.tsx";
import { Picture } from "../parts/picture.tsx";
import { heightOf, type PlotBox } from "../parts/plot-box.ts";
import { type Starts, startOf } from "../parts/starts.ts";
import { LEAST, MOST, PERMITS, permitsWith } from "./permitted.ts";

const BOX: PlotBox = { left: 4, width: 304, top: 22, height: 190 };
const FOOT = BOX.top + BOX.height;
const APART = 38;
const BAR = 30;
const FIRST_STAKE = 2_400;
const STEP = 100;

const height = (stake: number) => heightOf(BOX, stake / MOST);
const STARTS: Starts<"permits"> = { "no-permit": 1_900, "too-little": 500 };

/** Stake weights as bars: the four largest hold a permit. Yours, the last, can be moved. */
export default function PermitsFigure(part: FigurePart) {
  const t = useTranslations("figure.permits");
  const { number } = useFormatter();
  const [moved, setMoved] = useState<number | null>(null);
  const yours = moved ?? startOf(part, STARTS, FIRST_STAKE);
  const { all, bar, isPermitted, loser } = permitsWith(yours);
  const values = {
    stake: number(yours),
    count: number(PERMITS),
    least: number(LEAST),
    bar: number(bar),
    missing: number(bar - yours),
  };
  const said = loser ? t("has", { ...values, loser }) : t(yours < LEAST ? "tooLittle" : "lacks", values);
  return (
    <FigureFrame
      part={part}
      hasMoved={moved !== null}
      sentence={said}
      table={() => ({
        columns: [t("validator"), t("stake"), t("permit")],
        rows: all.map(({ name, stake, isPermitted: has }) => [name ?? t("you"), number(stake), t(has ? "yes" : "no")]),
      })}
    >
      <Picture
        height={FOOT + 38}
        of="validator"
        grips={
          <Grip
            box={BOX}
            at={BOX.left + 7 * APART + BAR / 2}
            value={yours / MOST}
            step={STEP / MOST}
            onMove={(share) => setMoved(Math.round((share * MOST) / STEP) * STEP)}
            label={t("grip")}
            valueText={number(yours)}
          />
        }
      >
        {(hatch) => (
          <>
            {all.map(({ name, stake, isPermitted: has }, place) => {
              const x = BOX.left + place * APART;
              const middle = x + BAR / 2;
              return (
                <g key={name}>
                  <rect
                    className={has ? ink.full : ink.edge}
                    x={x}
                    y={height(stake)}
                    width={BAR}
                    height={FOOT - height(stake)}
                    fill={has ? undefined : hatch}
                  />
                  {name ? (
                    <>
                      <rect
                        className={has ? ink.full : ink.ground}
                        x={middle - 10}
                        y={FOOT + 10}
                        width="20"
                        height="20"
                        rx="5"
                      />
                      <text className={has ? ink.onRole : undefined} x={middle} y={FOOT + 25} textAnchor="middle">
                        {name}
                      </text>
                    </>
                  ) : (
                    <text className={ink.strong} x={middle} y={FOOT + 25} textAnchor="middle">
                      {t("you")}
                    </text>
                  )}
                </g>
              );
            })}
            <path className={ink.line} d={`M${BOX.left} ${FOOT}h${BOX.width}`} />
            <path className={ink.dashed} d={`M${BOX.left} ${height(LEAST)}h${BOX.width + 8}`} />
            <text x={BOX.left + BOX.width + 12} y={height(LEAST) + 5}>
              {values.least}
            </text>
            <path className={ink.thick} d={`M${BOX.left} ${height(bar)}h${BOX.width + 8}`} />
            <text className={ink.strong} x={BOX.left + BOX.width + 12} y={height(bar) + 5}>
              {values.bar}
            </text>
            <text x={BOX.left + BOX.width + 12} y={height(bar) - 14}>
              {t("bar")}
            </text>
            <text
              className={`${ink.strong} ${ink.halo}`}
              x={BOX.left + 7 * APART + BAR / 2}
              y={isPermitted ? height(yours) - 20 : height(bar) - 8}
              textAnchor="middle"
            >
              {isPermitted ? values.stake : `\u2212${values.missing}`}
            </text>
          </>
        )}
      </Picture>
    </FigureFrame>
  );
}
