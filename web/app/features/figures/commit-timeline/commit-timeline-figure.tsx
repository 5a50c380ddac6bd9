import { useState } from "react";
import { useFormatter, useTranslations } from "#app/i18n/interface-texts.ts";
import type { FigurePart } from "#app/ui/rich-text/figures.ts";
import { Arrow } from "../parts/arrow.tsx";
import ink from "../parts/drawing.module.css";
import { FigureFrame } from "../parts/figure-frame.tsx";
import { Grip } from "../parts/grip.tsx";
import { labLink } from "../parts/lab-link.ts";
import { Picture } from "../parts/picture.tsx";
import { ValidatorSign } from "../parts/signs.tsx";
import { Stepper } from "../parts/stepper.tsx";
import { LONGEST, openedAfter } from "./opening.ts";
import { CARD, RowCard } from "./row-card.tsx";

const APART = 54;
const NOW_X = 198;
const TOP = 34;
const AXIS_Y = 116;
const COPY_TOP = 184;
const FIRST_PERIOD = 2;
const PERIODS = Array.from({ length: LONGEST + 1 }, (_, period) => period);
const TICKS = Array.from({ length: 2 * LONGEST + 1 }, (_, tick) => `M${NOW_X + (tick - LONGEST) * APART} ${AXIS_Y}v7`);

/** Rows of weights in time, the newest ones closed; a copier repeats the newest that is open. When rows open can be moved, and one followed until it does. */
export default function CommitTimelineFigure(part: FigurePart) {
  const t = useTranslations("figure.commitTimeline");
  const { number } = useFormatter();
  const [moved, setMoved] = useState<{ period: number; gone: number } | null>(null);
  const { period, gone } = moved ?? { period: FIRST_PERIOD, gone: 0 };
  const { rows, copied, misplaced } = openedAfter(period, gone);
  const percent = (value: number) => number(value, { style: "percent", maximumFractionDigits: 0 });
  const left = period - gone;
  const [opensAt, copiedAt] = [NOW_X + left * APART, NOW_X - period * APART];
  const values = { period, left, sent: gone, misplaced: percent(misplaced) };
  const step = gone === 0 ? "commit" : left === 0 ? "reveal" : "wait";
  const said = { commit: period === 0 ? "atOnce" : "late", wait: "waits", reveal: "revealed" } as const;
  return (
    <FigureFrame
      part={part}
      isLong
      hasMoved={moved !== null}
      sentence={t(said[step], values)}
      controls={
        <Stepper
          step={gone}
          count={period + 1}
          onStep={(to) => setMoved({ period, gone: to })}
          name={t(step)}
          canPlay
        />
      }
      table={() => ({
        columns: [t("period"), t("misplaced")],
        rows: PERIODS.map((row) => [t("epochs", { period: row }), percent(openedAfter(row, gone).misplaced)]),
      })}
      lab={labLink("weight-copying", { r: period })}
    >
      <Picture
        height={COPY_TOP + CARD.height + 28}
        of="validator"
        grips={
          <Grip
            box={{ left: NOW_X - gone * APART, width: LONGEST * APART, top: 0, height: 0 }}
            axis="horizontal"
            at={AXIS_Y}
            value={period / LONGEST}
            step={1 / LONGEST}
            onMove={(share) => {
              const to = Math.round(share * LONGEST);
              setMoved({ period: to, gone: Math.min(gone, to) });
            }}
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
              y={TOP - 8}
              width={APART}
              height={COPY_TOP + CARD.height - TOP + 14}
              rx="4"
            />
            {left > 0 ? (
              <rect
                className={ink.ground}
                x={opensAt - CARD.width / 2}
                y={TOP}
                width={CARD.width}
                height={CARD.height}
                rx="4"
                strokeDasharray="5 4"
              />
            ) : null}
            {rows.map(({ age, weights, isOpen }) => (
              <RowCard
                key={age}
                x={NOW_X - age * APART}
                top={TOP}
                weights={weights}
                hatch={isOpen ? undefined : hatch}
                isFramed={age === gone}
              />
            ))}
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
              textAnchor={left > 1 ? "end" : "start"}
            >
              {step === "reveal" ? t("reveal") : t("opens", { period: left })}
            </text>
            <Arrow
              from={[copiedAt, period === 0 ? AXIS_Y + 20 : TOP + CARD.height + 4]}
              to={period === 0 ? [NOW_X, COPY_TOP - 6] : [NOW_X - CARD.width / 2 - 6, COPY_TOP + CARD.height / 2]}
            />
            <RowCard x={NOW_X} top={COPY_TOP} weights={copied} />
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
