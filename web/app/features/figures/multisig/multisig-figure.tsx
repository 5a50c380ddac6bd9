import { useState } from "react";
import { useFormatter, useTranslations } from "#app/i18n/interface-texts.ts";
import type { FigurePart } from "#app/ui/rich-text/figures.ts";
import { Arrow } from "../parts/arrow.tsx";
import { Choice } from "../parts/choice.tsx";
import ink from "../parts/drawing.module.css";
import { FigureFrame } from "../parts/figure-frame.tsx";
import { Picture } from "../parts/picture.tsx";
import { AlphaSign, KeySign, TaoSign } from "../parts/signs.tsx";
import { Stepper } from "../parts/stepper.tsx";
import { ARRANGEMENTS, type Arrangement, bears, withGone } from "./keys.ts";

const FIRST = ARRANGEMENTS[3];
const SAFE = { x: 138, y: 56, width: 124, height: 152 };
const TOP = 76;
const KEY = 34;
/** As many as the largest arrangement has. */
const KEYS = ["A", "B", "C", "D", "E"];
const [YOURS, GONE] = [52, 348];

/** An account with keyholes, the keys that are left and those that are gone: whoever has enough of them opens it. */
export default function MultisigFigure(part: FigurePart) {
  const t = useTranslations("figure.multisig");
  const { number } = useFormatter();
  const [chosen, setChosen] = useState<Arrangement | null>(null);
  const [moved, setMoved] = useState<number | null>(null);
  const arrangement = chosen ?? FIRST;
  const { needed, count } = arrangement;
  const gone = Math.min(moved ?? 1, count);
  const { isYours, isTheirs } = withGone(arrangement, gone);
  return (
    <FigureFrame
      part={part}
      hasMoved={moved !== null || chosen !== null}
      sentence={`${t("gone", { gone: number(gone), count: number(count), needed: number(needed) })} ${t(isYours ? "lost.moves" : "lost.stuck")} ${t(isTheirs ? "stolen.taken" : "stolen.safe")}`}
      table={() => ({
        columns: [t("arrangement"), t("mayLose"), t("mayBeStolen")],
        rows: ARRANGEMENTS.map((row) => [row.name, number(bears(row).lost), number(bears(row).stolen)]),
      })}
      controls={
        <>
          <Choice
            legend={t("arrangement")}
            options={ARRANGEMENTS.map(({ name }) => ({ value: name, label: name }))}
            value={arrangement.name}
            onChoose={(name) => setChosen(ARRANGEMENTS.find((one) => one.name === name) ?? FIRST)}
          />
          <Stepper
            step={gone}
            count={count + 1}
            onStep={setMoved}
            name={t("gone", { gone: number(gone), count: number(count), needed: number(needed) })}
          />
        </>
      }
    >
      <Picture height={266}>
        <rect className={ink.ground} {...SAFE} rx="10" strokeWidth="4" />
        <TaoSign x={SAFE.x + 42} y={SAFE.y + 36} size={14} />
        <AlphaSign x={SAFE.x + 82} y={SAFE.y + 36} size={14} />
        {Array.from({ length: needed }, (_, place) => {
          const x = SAFE.x + SAFE.width / 2 + (place - (needed - 1) / 2) * 34;
          return (
            <g key={x}>
              <circle className={ink.dot} cx={x} cy={SAFE.y + 92} r="8" />
              <path className={ink.dot} d={`M${x - 3} ${SAFE.y + 94}h6l3 20h-12Z`} />
            </g>
          );
        })}
        {KEYS.slice(0, count).map((name, place) => {
          const isGone = place >= count - gone;
          const row = isGone ? place - (count - gone) : place;
          return (
            <g key={name} className={ink.moves} transform={`translate(${isGone ? GONE : YOURS} ${TOP + row * KEY})`}>
              <KeySign x={0} y={0} size={14} />
            </g>
          );
        })}
        <Arrow from={[92, 132]} to={[128, 132]} isLit={isYours} isDashed={!isYours} />
        <Arrow from={[308, 132]} to={[272, 132]} isLit={isTheirs} isDashed={!isTheirs} />
        <text className={ink.strong} x="8" y="32">
          {t("left")}
        </text>
        <text x={SAFE.x + SAFE.width / 2} y="32" textAnchor="middle">
          {number(needed)} / {number(count)}
        </text>
        <text className={ink.strong} x="392" y="32" textAnchor="end">
          {t("away")}
        </text>
      </Picture>
    </FigureFrame>
  );
}
