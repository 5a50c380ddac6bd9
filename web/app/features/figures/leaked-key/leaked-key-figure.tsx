import { useState } from "react";
import { useFormatter, useTranslations } from "#app/i18n/interface-texts.ts";
import type { FigurePart } from "#app/ui/rich-text/figures.ts";
import { Arrow } from "../parts/arrow.tsx";
import { Choice } from "../parts/choice.tsx";
import ink from "../parts/drawing.module.css";
import { FigureFrame } from "../parts/figure-frame.tsx";
import { Picture } from "../parts/picture.tsx";
import { KeySign, LockSign } from "../parts/signs.tsx";
import { type Starts, startOf } from "../parts/starts.ts";
import { Stepper } from "../parts/stepper.tsx";
import { DELAY_DAYS, type First, leakAfter, STEPS } from "./leak.ts";
import { Things } from "./things.tsx";

const OLD = { x: 6, y: 34, width: 150, height: 172 };
const NEW = { x: 252, width: 142, height: 78 };
const NEW_TOPS = [34, 128] as const;
const BAR = { x: 6, y: 252, width: 388, height: 12 };
const DAY = BAR.width / DELAY_DAYS;
const TICKS = Array.from({ length: DELAY_DAYS + 1 }, (_, day) => `M${BAR.x + day * DAY} ${BAR.y - 3}v18`).join("");
const ANNOUNCED = 3;
/** Where TAO and stake were. */
const LEFT = [48, 114].map((x) => `M${x - 14} 62a14 14 0 0 1 28 0a14 14 0 0 1-28 0`).join("");
/** The two new coldkeys, as the text calls them. */
const NEW_KEYS = ["A", "B"] as const;
const STARTS: Starts<"leaked-key", First> = { thief: "thief" };

/** What lies at the old key, and what goes where: TAO and stake at once, the rest five days after an announcement. */
export default function LeakedKeyFigure(part: FigurePart) {
  const t = useTranslations("figure.leakedKey");
  const { number } = useFormatter();
  const [chosen, setChosen] = useState<First | null>(null);
  const [moved, setMoved] = useState<number | null>(null);
  const first = chosen ?? startOf(part, STARTS, "owner");
  const step = moved ?? ANNOUNCED;
  const state = leakAfter(first, step);
  const days = number(DELAY_DAYS, { style: "unit", unit: "day", unitDisplay: "long" });
  const isTheft = first === "thief";
  const whose = (place: 0 | 1) => (isTheft ? t("thief") : NEW_KEYS[place]);
  const where = (hasLeft: boolean, place: 0 | 1) => (hasLeft ? whose(place) : t("old"));
  const isActing = { owner: !isTheft || step === STEPS.length - 1, thief: isTheft && step < STEPS.length - 1 };
  return (
    <FigureFrame
      part={part}
      isLong
      hasMoved={moved !== null || chosen !== null}
      sentence={t(`${isTheft ? "theft" : first}.${STEPS[step] ?? "leak"}`, { days, a: NEW_KEYS[0], b: NEW_KEYS[1] })}
      table={() => ({
        columns: [t("step"), t("tao"), t("stake"), t("rest"), t("signs")],
        rows: STEPS.map((name, place) => {
          const row = leakAfter(first, place);
          return [
            `${place + 1} ${t(`does.${isTheft && name === "end" ? "dispute" : name}`)}`,
            where(row.hasTaoLeft, 0),
            where(row.hasStakeLeft, 0),
            where(row.hasRestLeft, 1),
            t(row.signs),
          ];
        }),
      })}
      controls={
        <>
          <Choice
            legend={t("first")}
            options={(["owner", "thief"] as const).map((value) => ({
              value,
              label: t(value === "owner" ? "you" : value),
            }))}
            value={first}
            onChoose={setChosen}
          />
          <Stepper
            step={step}
            count={STEPS.length}
            onStep={setMoved}
            name={t(`does.${STEPS[step] ?? "leak"}`)}
            canPlay
          />
        </>
      }
    >
      <Picture height={294}>
        {(hatch) => (
          <>
            <rect className={ink.ground} {...OLD} rx="8" />
            {state.signs === "nothing" ? <rect {...OLD} rx="8" fill={hatch} opacity="0.5" /> : null}
            <text x={OLD.x} y={OLD.y - 9}>
              {t("old")}
            </text>
            {(["owner", "thief"] as const).map((who, place) => (
              <g key={who} transform={`translate(${OLD.x + 39 + place * 72} ${OLD.y + OLD.height - 34})`}>
                {isActing[who] ? <rect className={ink.marker} x="-34" y="-16" width="68" height="46" rx="6" /> : null}
                <g className={isActing[who] ? ink.onMarker : undefined}>
                  <KeySign x={-2} y={0} />
                  <text className={isActing[who] ? ink.onMarker : ink.halo} y="24" textAnchor="middle">
                    {t(who === "owner" ? "you" : who)}
                  </text>
                </g>
              </g>
            ))}
            {NEW_TOPS.map((y, place) => (
              <g key={y}>
                <rect className={ink.ground} {...NEW} y={y} rx="8" strokeDasharray={place === 1 ? "5 4" : undefined} />
                <g transform={`translate(${NEW.x + 24} ${y + 20})`}>
                  <KeySign x={0} y={0} size={9} />
                  <text className={ink.strong} x="18" y="5">
                    {whose(place === 0 ? 0 : 1)}
                  </text>
                </g>
              </g>
            ))}
            {step === 1 || step === 2 ? <Arrow from={[168, 72]} to={[244, 72]} isLit /> : null}
            {state.isAnnounced ? (
              <Arrow from={[168, 166]} to={[244, 166]} isLit={state.hasRestLeft} isDashed={!state.hasRestLeft} />
            ) : null}
            {state.isAnnounced && !state.hasRestLeft ? <LockSign x={204} y={164} /> : null}
            <path className={ink.dashed} d={LEFT} />
            <Things state={state} />
            <g opacity={state.isAnnounced ? 1 : 0.35}>
              <rect className={ink.strip} {...BAR} />
              <rect className={ink.marker} {...BAR} width={state.days * DAY} />
              <path className={ink.line} d={TICKS} />
              <text x={BAR.x + BAR.width / 2} y={BAR.y + 32} textAnchor="middle">
                {days}
              </text>
              <text x={BAR.x} y={BAR.y - 10}>
                {t("announced")}
              </text>
              <text x={BAR.x + BAR.width} y={BAR.y - 10} textAnchor="end">
                {t("executed")}
              </text>
            </g>
          </>
        )}
      </Picture>
    </FigureFrame>
  );
}
