import { useState } from "react";
import { useFormatter, useTranslations } from "#app/i18n/interface-texts.ts";
import type { FigurePart } from "#app/ui/rich-text/figures.ts";
import { Arrow } from "../parts/arrow.tsx";
import { Choice } from "../parts/choice.tsx";
import ink from "../parts/drawing.module.css";
import { FigureFrame } from "../parts/figure-frame.tsx";
import { Picture } from "../parts/picture.tsx";
import { MinerSign, ValidatorSign } from "../parts/signs.tsx";
import { type Starts, startOf } from "../parts/starts.ts";
import { POT, playRound, TESTS, type Test } from "./rounds.ts";

const ROW = { first: 40, apart: 72 };
const VALIDATOR = { x: 18, y: ROW.first + ROW.apart };
const MINER_X = 96;
const BARS = { left: 122, width: 206, height: 20 };
const STARTS: Starts<"scoring-loop", Test> = { fresh: "fresh", sealed: "sealed" };

/** One task, three ways to be a miner: what the test lets pass is paid, and what pays best is what all will do. */
export default function ScoringLoopFigure(part: FigurePart) {
  const t = useTranslations("figure.scoringLoop");
  const { number } = useFormatter();
  const [chosen, setChosen] = useState<Test | null>(null);
  const test = chosen ?? startOf(part, STARTS, "list");
  const ways = playRound(test);
  const whole = (value: number) => number(value, { maximumFractionDigits: 0 });
  const signed = (value: number) => `${number(value, { maximumFractionDigits: 0, signDisplay: "exceptZero" })}\u00A0α`;
  return (
    <FigureFrame
      part={part}
      hasMoved={chosen !== null}
      sentence={t(`then.${test}`)}
      table={() => ({
        columns: [t("miner"), t("pay"), t("cost"), t("left")],
        rows: ways.map(({ name, pay, cost, left }) => [t(name), whole(pay), whole(cost), whole(left)]),
      })}
      controls={
        <Choice
          legend={t("test")}
          options={TESTS.map((value) => ({ value, label: t(value) }))}
          value={test}
          onChoose={setChosen}
        />
      }
    >
      <Picture height={ROW.first + 2 * ROW.apart + 36} of="miner">
        {(hatch) => (
          <>
            {ways.map(({ name, pay, cost, left, isBest }, place) => {
              const y = ROW.first + place * ROW.apart;
              const width = (pay / POT) * BARS.width;
              const costs = (cost / POT) * BARS.width;
              return (
                <g key={name}>
                  {isBest ? <rect className={ink.markerPale} x="78" y={y - 36} width="322" height="66" rx="6" /> : null}
                  <Arrow
                    from={[VALIDATOR.x + 20, VALIDATOR.y + (place - 1) * 8]}
                    to={[MINER_X - 24, y]}
                    isDashed={pay === 0}
                  />
                  <MinerSign x={MINER_X} y={y} size={13} />
                  <text className={isBest ? ink.strong : undefined} x={BARS.left} y={y - 18}>
                    {t(name)}
                  </text>
                  <rect className={ink.full} x={BARS.left} y={y - BARS.height / 2} width={width} height={BARS.height} />
                  <rect
                    className={ink.ground}
                    x={BARS.left}
                    y={y - BARS.height / 2}
                    width={costs}
                    height={BARS.height}
                  />
                  <rect
                    className={ink.edge}
                    x={BARS.left}
                    y={y - BARS.height / 2}
                    width={costs}
                    height={BARS.height}
                    fill={hatch}
                  />
                  <text className={ink.strong} x={BARS.left + Math.max(width, costs) + 8} y={y + 5}>
                    {signed(left)}
                  </text>
                </g>
              );
            })}
            <ValidatorSign {...VALIDATOR} size={16} />
          </>
        )}
      </Picture>
    </FigureFrame>
  );
}
