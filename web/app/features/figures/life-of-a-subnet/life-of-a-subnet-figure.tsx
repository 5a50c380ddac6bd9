import { useState } from "react";
import { useFormatter, useTranslations } from "#app/i18n/interface-texts.ts";
import type { FigurePart } from "#app/ui/rich-text/figures.ts";
import ink from "../parts/drawing.module.css";
import { FigureFrame } from "../parts/figure-frame.tsx";
import { Grip } from "../parts/grip.tsx";
import { labLink } from "../parts/lab-link.ts";
import { Picture } from "../parts/picture.tsx";
import { acrossOf, type PlotBox } from "../parts/plot-box.ts";
import { rowsWith } from "../parts/rows-with.ts";
import { LockSign, OwnerSign, SubnetSign } from "../parts/signs.tsx";
import { type Starts, startOf } from "../parts/starts.ts";
import {
  CONTESTABLE,
  dayOfShare,
  IMMUNE_UNTIL,
  NEXT,
  PRICE_DOWN,
  SHOWN,
  shareOfDay,
  stageOn,
  yearInLab,
} from "./stages.ts";

const BOX: PlotBox = { left: 10, width: 380, top: 0, height: 0 };
/** The lanes: where they begin, how high they are, and where their names stand. */
const LANE = 26;
const LANES = { place: 46, next: 118, owner: 190 } as const;
const AXIS_Y = 246;
const TICKS = [2, 16, 120, 365];
const FIRST_DAY = 150;
/** The rows of the table, in days. */
const ROWS = [0, 2, 16, 120, 366];

const across = (day: number) => acrossOf(BOX, shareOfDay(day));
const END = across(SHOWN);
const STARTS: Starts<"life-of-a-subnet"> = { new: 1, immune: 60, contestable: 400 };

/** What holds in the life of a subnet, in three lanes over its days. The day can be moved. */
export default function LifeOfASubnetFigure(part: FigurePart) {
  const t = useTranslations("figure.lifeOfASubnet");
  const { number } = useFormatter();
  const [moved, setMoved] = useState<number | null>(null);
  const day = moved ?? startOf(part, STARTS, FIRST_DAY);
  const days = (value: number) => number(value, { style: "unit", unit: "day", unitDisplay: "long" });
  const x = across(day);
  const yesNo = (is: boolean) => t(is ? "yes" : "no");
  return (
    <FigureFrame
      part={part}
      hasMoved={moved !== null}
      sentence={t(`stage.${stageOn(day)}`, { age: days(day), left: days(IMMUNE_UNTIL - Math.min(day, IMMUNE_UNTIL)) })}
      table={() => ({
        columns: [t("age"), t("place"), t("next"), t("owner")],
        rows: rowsWith(ROWS, [day], days).map((row) => [
          days(row),
          yesNo(row >= IMMUNE_UNTIL),
          yesNo(row >= NEXT),
          yesNo(row >= CONTESTABLE),
        ]),
      })}
      lab={labLink("subnet-year", yearInLab(day))}
    >
      <Picture
        height={AXIS_Y + 44}
        grips={
          <Grip
            box={BOX}
            axis="horizontal"
            at={AXIS_Y}
            value={shareOfDay(day)}
            onMove={(share) => setMoved(dayOfShare(share))}
            label={t("grip")}
            valueText={days(day)}
          />
        }
      >
        {(hatch) => (
          <>
            <Lane top={LANES.place} from={IMMUNE_UNTIL} hatch={hatch} />
            <LockSign x={across(IMMUNE_UNTIL) / 2} y={LANES.place + LANE / 2 - 1} size={8} />
            <SubnetSign x={(across(IMMUNE_UNTIL) + END) / 2} y={LANES.place + LANE / 2} size={10} />
            <Lane top={LANES.next} from={NEXT} hatch={hatch} />
            <path
              className={ink.marker}
              d={`M${across(0)} ${LANES.next}V${LANES.next + LANE}H${across(PRICE_DOWN)}Z`}
            />
            <Lane top={LANES.owner} from={CONTESTABLE} hatch={hatch} />
            <OwnerSign x={across(CONTESTABLE) / 2} y={LANES.owner + LANE / 2} size={9} />
            <path className={ink.line} d={`M${BOX.left} ${AXIS_Y}H${END}M${x} 20V${AXIS_Y}`} />
            {(["place", "next", "owner"] as const).map((lane) => (
              <text key={lane} className={ink.halo} x={BOX.left} y={LANES[lane] - 8}>
                {t(lane)}
              </text>
            ))}
            <text className={ink.strong} x={x} y="14" textAnchor={x > 330 ? "end" : x < 60 ? "start" : "middle"}>
              {days(day)}
            </text>
            {TICKS.map((tick) => (
              <g key={tick}>
                <path className={ink.line} d={`M${across(tick)} ${AXIS_Y}v6`} />
                <text x={across(tick)} y={AXIS_Y + 40} textAnchor="middle">
                  {number(tick)}
                </text>
              </g>
            ))}
          </>
        )}
      </Picture>
    </FigureFrame>
  );
}

/** What may happen from a day on: hatched from then, and before it not. */
function Lane({ top, from, hatch }: { top: number; from: number; hatch: string }) {
  return (
    <g>
      <rect className={ink.strip} x={BOX.left} y={top} width={across(from) - BOX.left} height={LANE} />
      <rect className={ink.edge} x={across(from)} y={top} width={END - across(from)} height={LANE} fill={hatch} />
    </g>
  );
}
