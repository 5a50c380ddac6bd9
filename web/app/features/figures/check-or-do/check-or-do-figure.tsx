import { useState } from "react";
import { useFormatter, useTranslations } from "#app/i18n/interface-texts.ts";
import type { FigurePart } from "#app/ui/rich-text/figures.ts";
import ink from "../parts/drawing.module.css";
import { FigureFrame } from "../parts/figure-frame.tsx";
import { Grip } from "../parts/grip.tsx";
import { Picture } from "../parts/picture.tsx";
import { acrossOf, type PlotBox } from "../parts/plot-box.ts";
import { rowsWith } from "../parts/rows-with.ts";
import { MinerSign, ValidatorSign } from "../parts/signs.tsx";
import { CHECKS, checkAt, checkingToWork, TASKS, workShare } from "./cost.ts";

const BOX: PlotBox = { left: 10, width: 380, top: 48, height: 56 };
const FOOT = BOX.top + BOX.height;
const DEAREST = workShare(1);
/** The border between work and checks can be moved from the dearest check on. */
const WAY: PlotBox = { ...BOX, left: acrossOf(BOX, DEAREST), width: BOX.width * (1 - DEAREST) };
const FIRST_CHECK = 0.04;
/** The rows of the table: the text's two tasks, and what lies between them. */
const ROWS = [TASKS.route, 0.01, 0.1, 0.5, TASKS.legal];

/** All that a result costs as one bar: first the work, then ten checks of it. The border can be moved. */
export default function CheckOrDoFigure(part: FigurePart) {
  const t = useTranslations("figure.checkOrDo");
  const { number } = useFormatter();
  const [moved, setMoved] = useState<number | null>(null);
  const check = moved ?? FIRST_CHECK;
  const share = workShare(check);
  const border = acrossOf(BOX, share);
  const percent = (value: number) => number(value, { style: "percent", maximumFractionDigits: value < 0.1 ? 1 : 0 });
  const values = { check: percent(check), checks: String(CHECKS), checking: percent(checkingToWork(check)) };
  const cell = (acrossOf(BOX, 1) - border) / CHECKS;
  return (
    <FigureFrame
      part={part}
      hasMoved={moved !== null}
      sentence={t(checkingToWork(check) <= 1 ? "cheap" : "dear", values)}
      table={() => ({
        columns: [t("check"), t("checking"), t("work")],
        rows: rowsWith(ROWS, [check], percent).map((row) => [
          percent(row),
          percent(checkingToWork(row)),
          percent(workShare(row)),
        ]),
      })}
    >
      <Picture
        height={FOOT + 62}
        grips={
          <Grip
            box={WAY}
            axis="horizontal"
            at={BOX.top + BOX.height / 2}
            value={(share - DEAREST) / (1 - DEAREST)}
            step={0.005}
            onMove={(way) => setMoved(checkAt(DEAREST + way * (1 - DEAREST)))}
            label={t("grip")}
            valueText={percent(check)}
          />
        }
      >
        <MinerSign x={BOX.left + 12} y={24} />
        <text x={BOX.left + 32} y="29">
          {t("work")}
        </text>
        <text x={acrossOf(BOX, 1) - 32} y="29" textAnchor="end">
          {t("tenChecks", { checks: String(CHECKS) })}
        </text>
        <ValidatorSign x={acrossOf(BOX, 1) - 12} y={24} />
        <g className={ink.miner}>
          <rect className={ink.full} x={BOX.left} y={BOX.top} width={border - BOX.left} height={BOX.height} />
        </g>
        <g className={ink.validator}>
          {Array.from({ length: CHECKS }, (_, place) => (
            <rect
              // biome-ignore lint/suspicious/noArrayIndexKey: a check is its place.
              key={place}
              className={ink.full}
              x={border + place * cell + Math.min(1, cell / 4)}
              y={BOX.top}
              width={cell - Math.min(1, cell / 4)}
              height={BOX.height}
            />
          ))}
        </g>
        <path className={ink.thick} d={`M${acrossOf(BOX, 0.5)} ${BOX.top - 8}v${BOX.height + 16}`} />
        <text className={ink.strong} x={acrossOf(BOX, 0.5)} y={FOOT + 26} textAnchor="middle">
          {percent(0.5)}
        </text>
        {(["legal", "route"] as const).map((task) => {
          const x = acrossOf(BOX, workShare(TASKS[task]));
          return (
            <g key={task}>
              <path className={ink.line} d={`M${x} ${FOOT + 4}v34`} />
              <text x={task === "legal" ? x - 4 : x} y={FOOT + 54} textAnchor={task === "legal" ? "start" : "end"}>
                {t(task)}
              </text>
            </g>
          );
        })}
      </Picture>
    </FigureFrame>
  );
}
