import { useState } from "react";
import { useFormatter, useTranslations } from "#app/i18n/interface-texts.ts";
import type { FigurePart } from "#app/ui/rich-text/figures.ts";
import { Arrow } from "../parts/arrow.tsx";
import ink from "../parts/drawing.module.css";
import { FigureFrame } from "../parts/figure-frame.tsx";
import { Picture } from "../parts/picture.tsx";
import { BlockSign, MinerSign, ValidatorSign } from "../parts/signs.tsx";
import { Stepper } from "../parts/stepper.tsx";
import { isOnChain, STEPS, traffic } from "./exchange.ts";

const [VALIDATOR_X, MINER_X, Y] = [58, 342, 92];
const CHAIN_Y = 258;
const BLOCKS = Array.from({ length: 7 }, (_, place) => 40 + place * 53);
/** The message: a line for each field, the last for the answer. */
const CARD = { x: 156, y: 48, width: 88, height: 88 };
/** Who serves where: the text's example, an address that belongs to nobody. */
const ADDRESS = "203.0.113.7:8091";
const FIRST_STEP = 3;
/** Where each arrow lies, and its name: beside it, or over it. */
const WAYS = [
  { name: "serve", ways: [MINER_X, 132, MINER_X, CHAIN_Y - 20], x: MINER_X - 14, y: 212, anchor: "end" },
  {
    name: "read",
    ways: [VALIDATOR_X + 18, CHAIN_Y - 20, VALIDATOR_X + 18, 132],
    x: VALIDATOR_X + 32,
    y: 184,
    anchor: "start",
  },
  { name: "ask", ways: [108, 64, 292, 64], x: 200, y: 36, anchor: "middle" },
  { name: "answer", ways: [292, 120, 108, 120], x: 200, y: 160, anchor: "middle" },
  {
    name: "weigh",
    ways: [VALIDATOR_X - 18, 132, VALIDATOR_X - 18, CHAIN_Y - 20],
    x: VALIDATOR_X + 32,
    y: 212,
    anchor: "start",
  },
] as const;

/** A message goes from a validator to a miner and comes back with its answer in it; the chain knows an address and a number. */
export default function SynapseFigure(part: FigurePart) {
  const t = useTranslations("figure.synapse");
  const { number } = useFormatter();
  const [moved, setMoved] = useState<number | null>(null);
  const step = moved ?? FIRST_STEP;
  const now = STEPS[step]?.name ?? "serve";
  const { answers, weights } = traffic();
  const bytes = (value: number) => number(value, { style: "unit", unit: "byte", unitDisplay: "long" });
  const hasAnswer = step >= FIRST_STEP;
  return (
    <FigureFrame
      part={part}
      hasMoved={moved !== null}
      sentence={t(`does.${now}`, { address: ADDRESS, answers: bytes(answers), weights: bytes(weights) })}
      table={() => ({
        columns: [t("step"), t("from"), t("to"), t("chainKnows")],
        rows: STEPS.map((row, place) => [
          `${place + 1} ${t(row.name)}`,
          t(row.from),
          t(row.to),
          t(isOnChain(row) ? "yes" : "no"),
        ]),
      })}
      controls={<Stepper step={step} count={STEPS.length} onStep={setMoved} name={t(now)} canPlay />}
    >
      <Picture height={300}>
        {(hatch) => (
          <>
            {WAYS.map(({ name, ways: [fromX, fromY, toX, toY], x, y, anchor }, place) => (
              <g key={name}>
                <Arrow from={[fromX, fromY]} to={[toX, toY]} isLit={place === step} />
                <text className={place === step ? ink.strong : undefined} x={x} y={y} textAnchor={anchor}>
                  {`${place + 1} ${t(name)}`}
                </text>
              </g>
            ))}
            <ValidatorSign x={VALIDATOR_X} y={Y} size={20} />
            <text x={VALIDATOR_X} y={Y - 34} textAnchor="middle">
              {t("validator")}
            </text>
            <MinerSign x={MINER_X} y={Y} size={20} />
            <text x={MINER_X} y={Y - 34} textAnchor="middle">
              {t("miner")}
            </text>
            <text x={MINER_X - 14} y="184" textAnchor="end" opacity={now === "serve" ? 1 : 0.6}>
              {ADDRESS}
            </text>
            {now === "ask" || now === "answer" ? (
              <g transform={`translate(${CARD.x} ${CARD.y})`}>
                <rect className={ink.ground} width={CARD.width} height={CARD.height} rx="6" />
                <path className={ink.line} d="M12 18h64M12 34h48M12 50h56" />
                {hasAnswer ? (
                  <g className={ink.miner}>
                    <rect className={ink.full} x="10" y="62" width="68" height="16" rx="2" />
                  </g>
                ) : (
                  <rect className={ink.edge} x="10" y="62" width="68" height="16" rx="2" fill={hatch} />
                )}
              </g>
            ) : null}
            <path className={ink.line} d={`M24 ${CHAIN_Y}h352`} />
            {BLOCKS.map((x) => (
              <BlockSign key={x} x={x} y={CHAIN_Y} />
            ))}
            <text x="200" y={CHAIN_Y + 34} textAnchor="middle">
              {t("chain")}
            </text>
          </>
        )}
      </Picture>
    </FigureFrame>
  );
}
