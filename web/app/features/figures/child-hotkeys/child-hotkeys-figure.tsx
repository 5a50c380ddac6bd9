import { useState } from "react";
import { useFormatter, useTranslations } from "#app/i18n/interface-texts.ts";
import type { FigurePart } from "#app/ui/rich-text/figures.ts";
import { Arrow } from "../parts/arrow.tsx";
import ink from "../parts/drawing.module.css";
import { FigureFrame } from "../parts/figure-frame.tsx";
import { Grip } from "../parts/grip.tsx";
import { labLink } from "../parts/lab-link.ts";
import { Picture } from "../parts/picture.tsx";
import { heightOf, type PlotBox } from "../parts/plot-box.ts";
import { ValidatorSign } from "../parts/signs.tsx";
import { CHILD, CHILD_TAKE, lend, lentInLab, PARENT, PARENT_TAKE } from "./lent.ts";

/** The parent's stake is as high as the box. */
const BOX: PlotBox = { left: 40, width: 76, top: 56, height: 186 };
const FOOT = BOX.top + BOX.height;
const CHILD_BAR = { x: 272, width: 76 };
const PER_ALPHA = BOX.height / PARENT;
const FIRST_SHARE = 0.5;
/** The rows of the table. */
const ROWS = [0, 0.25, 0.5, 0.75, 1];

/** Two validators, as high as their stake: a part of the parent's weight counts at the child, and what it earns flows back. The part can be moved. */
export default function ChildHotkeysFigure(part: FigurePart) {
  const t = useTranslations("figure.childHotkeys");
  const { number } = useFormatter();
  const [moved, setMoved] = useState<number | null>(null);
  const share = moved ?? FIRST_SHARE;
  const day = lend(share);
  const alpha = (value: number) => `${number(value, { maximumFractionDigits: 1 })}\u00A0α`;
  const percent = (value: number) => number(value, { style: "percent", maximumFractionDigits: 0 });
  const split = heightOf(BOX, 1 - share);
  const own = FOOT - CHILD * PER_ALPHA;
  const top = own - day.lent * PER_ALPHA;
  const [gap, end] = [BOX.left + BOX.width + 8, CHILD_BAR.x - 8];
  const middle = (gap + end) / 2;
  return (
    <FigureFrame
      part={part}
      isLong
      hasMoved={moved !== null}
      sentence={t(share === 0 ? "nothing" : "lent", {
        share: percent(share),
        child: alpha(day.child),
        earned: alpha(day.earned),
        back: alpha(day.back),
        stakers: alpha(day.forStakers),
        childTake: percent(CHILD_TAKE),
        parentTake: percent(PARENT_TAKE),
      })}
      table={() => ({
        columns: [t("share"), t("weights"), t("earned"), t("back"), t("stakers")],
        rows: ROWS.map((row) => {
          const lent = lend(row);
          return [
            percent(row),
            `${number(lent.parent)} + ${number(lent.child)}\u00A0α`,
            alpha(lent.earned),
            alpha(lent.back),
            alpha(lent.forStakers),
          ];
        }),
      })}
      lab={labLink("validator-month", lentInLab(share))}
    >
      <Picture
        height={300}
        of="validator"
        grips={
          <Grip
            box={BOX}
            at={BOX.left + BOX.width / 2}
            value={1 - share}
            onMove={(kept) => setMoved(Number((1 - kept).toFixed(2)))}
            label={t("grip")}
            valueText={percent(1 - share)}
          />
        }
      >
        {(hatch) => (
          <>
            <rect
              className={ink.ground}
              x={BOX.left}
              y={BOX.top}
              width={BOX.width}
              height={split - BOX.top}
              strokeDasharray="5 4"
            />
            <rect className={ink.full} x={BOX.left} y={split} width={BOX.width} height={FOOT - split} />
            <rect className={ink.full} {...CHILD_BAR} y={own} height={FOOT - own} />
            <rect className={ink.edge} {...CHILD_BAR} y={top} height={own - top} fill={hatch} />
            {share > 0 ? (
              <>
                <Arrow from={[gap, (BOX.top + split) / 2]} to={[end, (top + own) / 2]} isDashed />
                <Arrow from={[end, FOOT - 14]} to={[gap, FOOT - 14]} isLit />
                <text className={ink.strong} x={middle} y={FOOT - 30} textAnchor="middle">
                  {alpha(day.back)}
                </text>
                <text x={middle} y={BOX.top - 10} textAnchor="middle">
                  {t("weight")} {percent(share)}
                </text>
              </>
            ) : null}
            <path className={ink.line} d={`M${BOX.left - 12} ${FOOT}H${CHILD_BAR.x + CHILD_BAR.width + 12}`} />
            <text x={BOX.left + BOX.width / 2} y={BOX.top - 20} textAnchor="middle">
              {number(PARENT)}&nbsp;α
            </text>
            <text className={ink.strong} x={CHILD_BAR.x + CHILD_BAR.width / 2} y={top - 10} textAnchor="middle">
              {number(day.child)}&nbsp;α
            </text>
            <ValidatorSign x={BOX.left + 10} y={FOOT + 32} size={11} label="P" />
            <text x={BOX.left + 28} y={FOOT + 37}>
              {t("parent")}
            </text>
            <ValidatorSign x={CHILD_BAR.x + 10} y={FOOT + 32} size={11} label="C" />
            <text x={CHILD_BAR.x + 28} y={FOOT + 37}>
              {t("child")}
            </text>
          </>
        )}
      </Picture>
    </FigureFrame>
  );
}
