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
import { OwnerSign } from "../parts/signs.tsx";
import { Stepper } from "../parts/stepper.tsx";
import { FIRST, HIGHEST, IMMUNITY, placesAt, SHOWN } from "./places.ts";

const BOX: PlotBox = { left: 10, width: 376, top: 32, height: 160 };
const FOOT = BOX.top + BOX.height;
/** Where who has left lies. */
const BELOW = FOOT + 42;
const STEP = 100;
const STEPS = (SHOWN - FIRST) / STEP;
/** How far time goes on in a step below the picture. */
const JUMP = 400;
const STEP_MS = 600;
/** The rows of the table. */
const ROWS = [10_000, 11_200, 12_400, 13_600, 15_000];

const across = (block: number) => acrossOf(BOX, block / SHOWN);
const height = (emission: number) => heightOf(BOX, emission / HIGHEST);
const NOW: PlotBox = { ...BOX, left: across(FIRST), width: across(SHOWN) - across(FIRST) };

/** Neurons by the time of their registration and what they earn; the newest are immune, the lowest of the others is next to go. */
export default function SlotsFigure(part: FigurePart) {
  const t = useTranslations("figure.slots");
  const { number } = useFormatter();
  const [moved, setMoved] = useState<number | null>(null);
  const block = moved ?? FIRST;
  const { held, gone, next } = placesAt(block);
  const immune = held.filter(({ isImmune }) => isImmune);
  const alpha = (value = 0) => `${number(value, { minimumFractionDigits: 1, maximumFractionDigits: 1 })}\u00A0α`;
  const spared = (at: ReturnType<typeof placesAt>) =>
    at.held.filter(({ isImmune, emission }) => isImmune && emission < (at.next?.emission ?? 0)).length;
  const values = {
    emission: alpha(next?.emission),
    age: number(block - (next?.registeredAtBlock ?? 0)),
    spared: spared({ held, gone, next }),
  };
  const bandLeft = across(block - IMMUNITY);
  return (
    <FigureFrame
      part={part}
      hasMoved={moved !== null}
      sentence={t(values.spared > 0 ? "spares" : "takes", values)}
      table={() => ({
        columns: [t("block"), t("next"), t("age"), t("immune"), t("left")],
        rows: rowsWith(ROWS, [block], number).map((row) => {
          const then = placesAt(row);
          return [
            number(row),
            alpha(then.next?.emission),
            number(row - (then.next?.registeredAtBlock ?? 0)),
            number(then.held.filter(({ isImmune }) => isImmune).length),
            number(then.gone.length),
          ];
        }),
      })}
      controls={
        <Stepper
          step={Math.round((block - FIRST) / JUMP)}
          count={(SHOWN - FIRST) / JUMP + 1}
          onStep={(step) => setMoved(FIRST + step * JUMP)}
          name={number(block)}
          canPlay
          stepMs={STEP_MS}
        />
      }
    >
      <Picture
        height={BELOW + 18}
        of="miner"
        grips={
          <Grip
            box={NOW}
            axis="horizontal"
            at={BOX.top - 16}
            value={(block - FIRST) / (SHOWN - FIRST)}
            step={1 / STEPS}
            onMove={(share) => setMoved(FIRST + Math.round(share * STEPS) * STEP)}
            label={t("grip")}
            valueText={number(block)}
          />
        }
      >
        <rect
          className={ink.markerPale}
          x={bandLeft}
          y={BOX.top - 16}
          width={across(block) - bandLeft}
          height={FOOT - BOX.top + 16}
        />
        <path className={ink.line} d={`M${across(block)} ${BOX.top - 16}V${FOOT}M${BOX.left - 8} ${FOOT}H392`} />
        <text x={bandLeft + 8} y={BOX.top + 8}>
          {t("protected", { count: immune.length })}
        </text>
        <text x="0" y="16">
          {t("emission")}
        </text>
        {held.map(({ uid, registeredAtBlock, emission, isOwners }) => {
          const [x, y] = [across(registeredAtBlock), height(emission)];
          return (
            <g key={`${uid} ${registeredAtBlock}`}>
              <path className={ink.line} d={`M${x} ${y}V${FOOT}`} />
              {isOwners ? <OwnerSign x={x} y={y - 2} size={7} /> : <circle className={ink.full} cx={x} cy={y} r="7" />}
            </g>
          );
        })}
        {gone.map(({ uid, registeredAtBlock }) => (
          <circle
            key={`${uid} ${registeredAtBlock}`}
            className={ink.ground}
            cx={across(registeredAtBlock)}
            cy={BELOW}
            r="7"
            strokeDasharray="3 2"
          />
        ))}
        {next ? (
          <>
            <circle className={ink.thick} cx={across(next.registeredAtBlock)} cy={height(next.emission)} r="11" />
            <Arrow
              from={[across(next.registeredAtBlock), FOOT + 12]}
              to={[across(next.registeredAtBlock), BELOW - 10]}
              isLit
            />
          </>
        ) : null}
        {gone.length > 0 ? (
          <text x="392" y={BELOW + 5} textAnchor="end">
            {t("gone", { count: gone.length })}
          </text>
        ) : null}
      </Picture>
    </FigureFrame>
  );
}
