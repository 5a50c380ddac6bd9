import { useState } from "react";
import { useFormatter, useTranslations } from "#app/i18n/interface-texts.ts";
import type { FigurePart } from "#app/ui/rich-text/figures.ts";
import ink from "../parts/drawing.module.css";
import { FigureFrame } from "../parts/figure-frame.tsx";
import { Picture } from "../parts/picture.tsx";
import { LockSign, MinerSign, TaoSign, ValidatorSign } from "../parts/signs.tsx";
import { Stepper } from "../parts/stepper.tsx";
import { MONTHS, TIED, WAYS, waysAfter } from "./ways.ts";

const FIRST_MONTHS = 6;
const STEP_MS = 600;
const SIGNS = { stake: TaoSign, validate: ValidatorSign, mine: MinerSign };
/** The line between what came in, above, and what is gone, below. */
const ZERO = 158;
/** How high one τ is: all fits that comes in a year. */
const HEIGHT_OF_TAO = 3.5;
const [LEFT, APART, WIDTH] = [72, 128, 52];

/** Staking, validating and mining side by side: what is tied up, what has come in and what is gone, month by month. */
export default function ThreeWaysFigure(part: FigurePart) {
  const t = useTranslations("figure.threeWays");
  const { number } = useFormatter();
  const [moved, setMoved] = useState<number | null>(null);
  const count = moved ?? FIRST_MONTHS;
  const after = waysAfter(count);
  const tao = (value: number) => `${number(value, { maximumFractionDigits: 1 })}\u00A0τ`;
  const signed = (value: number) => `${number(value, { maximumFractionDigits: 1, signDisplay: "exceptZero" })}\u00A0τ`;
  const months = number(count, { style: "unit", unit: "month", unitDisplay: "long" });
  const left = (way: (typeof WAYS)[number]) => signed(after[way].in - after[way].out);
  return (
    <FigureFrame
      part={part}
      isLong
      hasMoved={moved !== null}
      sentence={t("after", { months, stake: left("stake"), validate: left("validate"), mine: left("mine") })}
      controls={<Stepper step={count} count={MONTHS + 1} onStep={setMoved} name={months} canPlay stepMs={STEP_MS} />}
      table={() => ({
        columns: [t("way"), t("does"), t("tied"), t("in"), t("out"), t("risk")],
        rows: WAYS.map((way) => [
          t(way),
          t(`${way}Does`),
          tao(TIED[way]),
          tao(after[way].in),
          tao(after[way].out),
          t(`${way}Risk`),
        ]),
      })}
    >
      <Picture height={308}>
        {(hatch) => (
          <>
            <path className={ink.line} d={`M8 ${ZERO}H392`} />
            {WAYS.map((way, place) => {
              const [x, Sign] = [LEFT + place * APART, SIGNS[way]];
              const [up, down] = [after[way].in * HEIGHT_OF_TAO, after[way].out * HEIGHT_OF_TAO];
              return (
                <g key={way} textAnchor="middle">
                  <rect className={ink.marker} x={x - WIDTH / 2} y={ZERO - up} width={WIDTH} height={up} />
                  <rect x={x - WIDTH / 2} y={ZERO} width={WIDTH} height={down} fill={hatch} />
                  <text className={ink.strong} x={x} y={ZERO - up - 8}>
                    {signed(after[way].in)}
                  </text>
                  {down > 0 ? (
                    <text x={x} y={ZERO + down + 18}>
                      {signed(-after[way].out)}
                    </text>
                  ) : null}
                  <Sign x={x - 34} y={284} />
                  {TIED[way] > 0 ? (
                    <>
                      <LockSign x={x - 8} y={284} size={9} />
                      <text x={x + 32} y={289}>
                        {tao(TIED[way])}
                      </text>
                    </>
                  ) : null}
                  <text x={x} y={16} className={ink.strong}>
                    {t(way)}
                  </text>
                </g>
              );
            })}
          </>
        )}
      </Picture>
    </FigureFrame>
  );
}
