import { useState } from "react";
import { useFormatter, useTranslations } from "#app/i18n/interface-texts.ts";
import type { FigurePart } from "#app/ui/rich-text/figures.ts";
import ink from "../parts/drawing.module.css";
import { FigureFrame } from "../parts/figure-frame.tsx";
import { labLink, labWeights } from "../parts/lab-link.ts";
import { Picture } from "../parts/picture.tsx";
import { rowsWith } from "../parts/rows-with.ts";
import { MinerSign, ValidatorSign } from "../parts/signs.tsx";
import { type Starts, startOf } from "../parts/starts.ts";
import { Stepper } from "../parts/stepper.tsx";
import { bondsAfter, EPOCHS, LATE, WEIGHT } from "./bonds.ts";

const TANK = { top: 52, width: 92, height: 160 };
const FOOT = TANK.top + TANK.height;
const TANKS = [
  { name: "A", left: 8, late: 0 },
  { name: "B", left: 172, late: LATE },
] as const;
const BAR = { left: 40, top: FOOT + 52, width: 300, height: 30 };
const GAP = 3;
const FIRST_EPOCH = 10;
/** The rows of the table. */
const ROWS = [1, 5, 10, 15, 24];
/** Where a part of the bar is too narrow for its name. */
const NARROW = 0.15;
const STEP_MS = 400;
const STARTS: Starts<"bonds-fill"> = { "a-alone": LATE, full: EPOCHS };

/** Two bonds in one miner, as vessels that each epoch fills by a tenth of what is missing; the second begins later. */
export default function BondsFillFigure(part: FigurePart) {
  const t = useTranslations("figure.bondsFill");
  const { number } = useFormatter();
  const [moved, setMoved] = useState<number | null>(null);
  const epoch = moved ?? startOf(part, STARTS, FIRST_EPOCH);
  const { early, late, bonds, share } = bondsAfter(epoch);
  const bond = (value: number) => number(value, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const percent = (value: number) => number(value, { style: "percent", maximumFractionDigits: 1 });
  const names = { first: TANKS[0].name, second: TANKS[1].name };
  const values = {
    ...names,
    epochs: epoch,
    late: number(LATE),
    a: bond(bonds[0]),
    b: bond(bonds[1]),
    share: percent(share),
  };
  const cut = BAR.left + share * BAR.width;
  return (
    <FigureFrame
      part={part}
      hasMoved={moved !== null}
      sentence={t(epoch > LATE ? "both" : "alone", values)}
      table={() => ({
        columns: [t("epoch"), t("bond", { name: names.first }), t("bond", { name: names.second }), t("share", names)],
        rows: rowsWith(ROWS, [epoch], number).map((row) => {
          const { bonds: then, share: part } = bondsAfter(row);
          return [number(row), bond(then[0]), bond(then[1]), percent(part)];
        }),
      })}
      lab={labLink("yuma-consensus", {
        v: 2,
        s: [1, 1, 0, 0, 0, 0],
        w: labWeights([
          [0, 1],
          [0, 1],
        ]),
        b: 0,
        e: epoch,
        t: 1,
        d: [0, LATE, 0, 0, 0, 0],
      })}
      controls={
        <Stepper
          step={epoch - 1}
          count={EPOCHS}
          onStep={(step) => setMoved(step + 1)}
          name={t("after", { epochs: epoch })}
          canPlay
          stepMs={STEP_MS}
        />
      }
    >
      <Picture height={BAR.top + BAR.height + 4} of="validator">
        {TANKS.map(({ name, left, late: missed }, place) => {
          const level = FOOT - ((bonds[place] ?? 0) / WEIGHT) * TANK.height;
          return (
            <g key={name}>
              <path className={ink.full} d={shapeOf(place === 0 ? early : late, left)} />
              <path className={ink.thick} d={`M${left} ${TANK.top - 8}V${FOOT}h${TANK.width}V${TANK.top - 8}`} />
              <ValidatorSign x={left + TANK.width / 2} y={20} label={name} />
              <text className={ink.strong} x={left + TANK.width + 10} y={Math.min(level + 5, FOOT)}>
                {values[place === 0 ? "a" : "b"]}
              </text>
              <text x={left + TANK.width / 2} y={FOOT + 22} textAnchor="middle">
                {t("epochs", { epochs: Math.max(0, epoch - missed) })}
              </text>
            </g>
          );
        })}
        <path className={ink.dashed} d={`M0 ${TANK.top}h310`} />
        <text x="316" y={TANK.top + 5}>
          {t("weight", { weight: bond(WEIGHT) })}
        </text>
        <MinerSign x={16} y={BAR.top + BAR.height / 2} size={14} />
        <rect className={ink.full} x={BAR.left} y={BAR.top} width={cut - BAR.left} height={BAR.height} />
        <text className={ink.onRole} x={BAR.left + 10} y={BAR.top + 20}>
          {`${names.first} ${values.share}`}
        </text>
        {share < 1 ? (
          <rect
            className={ink.full}
            x={cut + GAP}
            y={BAR.top}
            width={BAR.left + BAR.width - cut - GAP}
            height={BAR.height}
          />
        ) : null}
        {1 - share > NARROW ? (
          <text className={ink.onRole} x={cut + GAP + 10} y={BAR.top + 20}>
            {`${names.second} ${percent(1 - share)}`}
          </text>
        ) : null}
      </Picture>
    </FigureFrame>
  );
}

/** One layer for each epoch, the first at the bottom: all in one shape, so that an epoch changes one. */
function shapeOf(layers: readonly number[], left: number): string {
  let foot = FOOT;
  return layers
    .map((layer) => {
      const height = (layer / WEIGHT) * TANK.height;
      foot -= height;
      return `M${left} ${foot + 1}h${TANK.width}v${height - 1}h${-TANK.width}z`;
    })
    .join("");
}
