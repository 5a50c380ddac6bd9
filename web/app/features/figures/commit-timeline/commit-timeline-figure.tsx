import { type ReactNode, useState } from "react";
import { useFormatter, useTranslations } from "#app/i18n/interface-texts.ts";
import type { FigurePart } from "#app/ui/rich-text/figures.ts";
import { Arrow } from "../parts/arrow.tsx";
import ink from "../parts/drawing.module.css";
import { FigureFrame } from "../parts/figure-frame.tsx";
import { Grip } from "../parts/grip.tsx";
import { labLink } from "../parts/lab-link.ts";
import { Picture } from "../parts/picture.tsx";
import { LockSign, ValidatorSign } from "../parts/signs.tsx";
import { LONGEST, openedAfter } from "./opening.ts";

const APART = 54;
const NOW_X = 198;
const CARD = { width: 46, height: 58, top: 34 };
const BAR = { width: 10, apart: 14, perShare: 82 };
const AXIS_Y = 116;
const COPY_TOP = 184;
const FIRST_PERIOD = 2;
const PERIODS = Array.from({ length: LONGEST + 1 }, (_, period) => period);
const TICKS = Array.from({ length: 2 * LONGEST + 1 }, (_, tick) => `M${NOW_X + (tick - LONGEST) * APART} ${AXIS_Y}v7`);

/** Rows of weights in time, the newest ones closed; a copier repeats the newest that is open. When rows open can be moved. */
export default function CommitTimelineFigure(part: FigurePart) {
  const t = useTranslations("figure.commitTimeline");
  const { number } = useFormatter();
  const [moved, setMoved] = useState<number | null>(null);
  const period = moved ?? FIRST_PERIOD;
  const { rows, copied, misplaced } = openedAfter(period);
  const percent = (value: number) => number(value, { style: "percent", maximumFractionDigits: 0 });
  const opensAt = NOW_X + period * APART;
  const copiedAt = NOW_X - period * APART;
  const values = { period, misplaced: percent(misplaced) };
  return (
    <FigureFrame
      part={part}
      isLong
      hasMoved={moved !== null}
      sentence={period === 0 ? t("atOnce") : t("late", values)}
      table={() => ({
        columns: [t("period"), t("misplaced")],
        rows: PERIODS.map((row) => [t("epochs", { period: row }), percent(openedAfter(row).misplaced)]),
      })}
      lab={labLink("weight-copying", { r: period })}
    >
      <Picture
        height={COPY_TOP + CARD.height + 28}
        of="validator"
        grips={
          <Grip
            box={{ left: NOW_X, width: LONGEST * APART, top: 0, height: 0 }}
            axis="horizontal"
            at={AXIS_Y}
            value={period / LONGEST}
            step={1 / LONGEST}
            onMove={(share) => setMoved(Math.round(share * LONGEST))}
            label={t("grip")}
            valueText={t("epochs", { period })}
          />
        }
      >
        {(hatch) => (
          <>
            <rect
              className={ink.markerPale}
              x={NOW_X - APART / 2}
              y={CARD.top - 8}
              width={APART}
              height={COPY_TOP + CARD.height - CARD.top + 14}
              rx="4"
            />
            {period > 0 ? (
              <rect
                className={ink.ground}
                x={opensAt - CARD.width / 2}
                y={CARD.top}
                width={CARD.width}
                height={CARD.height}
                rx="4"
                strokeDasharray="5 4"
              />
            ) : null}
            {rows.map(({ age, weights, isOpen }) => {
              const x = NOW_X - age * APART;
              return (
                <Card key={age} x={x} top={CARD.top} weights={weights}>
                  {isOpen ? null : (
                    <>
                      <rect
                        className={ink.ground}
                        x={x - CARD.width / 2}
                        y={CARD.top}
                        width={CARD.width}
                        height={CARD.height}
                        rx="4"
                      />
                      <rect
                        x={x - CARD.width / 2}
                        y={CARD.top}
                        width={CARD.width}
                        height={CARD.height}
                        rx="4"
                        fill={hatch}
                        opacity="0.4"
                      />
                      <LockSign x={x} y={CARD.top + CARD.height / 2} />
                    </>
                  )}
                </Card>
              );
            })}
            <text x={NOW_X - LONGEST * APART - CARD.width / 2} y="20">
              {t("open")}
            </text>
            {period > 0 ? (
              <text x={NOW_X + CARD.width / 2} y="20" textAnchor="end">
                {t("closed")}
              </text>
            ) : null}
            <path className={ink.line} d={`M8 ${AXIS_Y}h384${TICKS.join("")}`} />
            <path className={ink.bandFull} d={`M${NOW_X} ${AXIS_Y}H${opensAt}`} />
            <text
              className={ink.strong}
              x={Math.min(opensAt + 24, 388)}
              y={AXIS_Y + 34}
              textAnchor={period > 1 ? "end" : "start"}
            >
              {t("opens", { period })}
            </text>
            <Arrow
              from={[copiedAt, period === 0 ? AXIS_Y + 20 : CARD.top + CARD.height + 4]}
              to={period === 0 ? [NOW_X, COPY_TOP - 6] : [NOW_X - CARD.width / 2 - 6, COPY_TOP + CARD.height / 2]}
            />
            <Card x={NOW_X} top={COPY_TOP} weights={copied} />
            <ValidatorSign x={NOW_X + 48} y={COPY_TOP + 20} size={9} />
            <text x={NOW_X + 64} y={COPY_TOP + 25}>
              {t("copier")}
            </text>
            <text className={ink.strong} x={NOW_X + 39} y={COPY_TOP + 50}>
              {t("off", values)}
            </text>
            <text x={NOW_X} y={COPY_TOP + CARD.height + 24} textAnchor="middle">
              {t("now")}
            </text>
          </>
        )}
      </Picture>
    </FigureFrame>
  );
}

interface CardProps {
  x: number;
  top: number;
  weights: readonly number[];
  /** What hides it. */
  children?: ReactNode;
}

/** A row of weights: one bar for each miner. */
function Card({ x, top, weights, children }: CardProps) {
  const foot = top + CARD.height - 4;
  return (
    <g>
      <rect className={ink.ground} x={x - CARD.width / 2} y={top} width={CARD.width} height={CARD.height} rx="4" />
      {weights.map((weight, miner) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: a miner is its place.
          key={miner}
          className={ink.full}
          x={x + (miner - 1) * BAR.apart - BAR.width / 2}
          y={foot - weight * BAR.perShare}
          width={BAR.width}
          height={weight * BAR.perShare}
        />
      ))}
      {children}
    </g>
  );
}
