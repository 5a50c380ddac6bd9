import { useState } from "react";
import { useTranslations } from "#app/i18n/interface-texts.ts";
import type { FigurePart } from "#app/ui/rich-text/figures.ts";
import { Arrow } from "../parts/arrow.tsx";
import ink from "../parts/drawing.module.css";
import { FigureFrame } from "../parts/figure-frame.tsx";
import { Picture } from "../parts/picture.tsx";
import { AlphaSign, BlockSign, MinerSign, OwnerSign, ValidatorSign } from "../parts/signs.tsx";
import { type Starts, startOf } from "../parts/starts.ts";
import { Stepper } from "../parts/stepper.tsx";

const VALIDATOR = { x: 118, y: 134 };
const MINERS_X = 330;
const CHAIN_Y = 262;
const BLOCKS = Array.from({ length: 7 }, (_, place) => 40 + place * 53);

/** What goes from whom to whom, in order, and where its name stands. */
const STEPS = [
  { name: "rules", from: "owner", to: "validators", x: 106, y: 80, anchor: "end", ways: [[118, 50, 118, 108]] },
  {
    name: "question",
    from: "validators",
    to: "miners",
    x: 224,
    y: 108,
    anchor: "middle",
    ways: [[148, 120, 300, 120]],
  },
  { name: "answer", from: "miners", to: "validators", x: 224, y: 168, anchor: "middle", ways: [[300, 148, 148, 148]] },
  { name: "weights", from: "validators", to: "chain", x: 94, y: 206, anchor: "end", ways: [[104, 160, 104, 240]] },
  {
    name: "pay",
    from: "chain",
    to: "all",
    x: 232,
    y: 206,
    anchor: "middle",
    ways: [
      [134, 240, 134, 160],
      [MINERS_X, 240, MINERS_X, 204],
    ],
  },
] as const;
const STARTS: Starts<"network-roles"> = { question: 1, answer: 2, weights: 3, pay: 4 };

/** The round of a subnet: a question, answers, scores and pay, one arrow each. Each step lights one of them. */
export default function NetworkRolesFigure(part: FigurePart) {
  const t = useTranslations("figure.networkRoles");
  const [moved, setMoved] = useState<number | null>(null);
  const step = moved ?? startOf(part, STARTS, 0);
  const now = STEPS[step]?.name ?? "rules";
  return (
    <FigureFrame
      part={part}
      hasMoved={moved !== null}
      sentence={t(`does.${now}`)}
      table={() => ({
        columns: [t("what"), t("from"), t("to")],
        rows: STEPS.map(({ name, from, to }, place) => [`${place + 1} ${t(name)}`, t(from), t(to)]),
      })}
      controls={<Stepper step={step} count={STEPS.length} onStep={setMoved} name={t(now)} canPlay />}
    >
      <Picture height={304}>
        {STEPS.map(({ name, x, y, anchor, ways }, place) => (
          <g key={name}>
            {ways.map(([fromX, fromY, toX, toY]) => (
              <Arrow key={fromX} from={[fromX, fromY]} to={[toX, toY]} isLit={place === step} />
            ))}
            <text className={place === step ? ink.strong : undefined} x={x} y={y} textAnchor={anchor}>
              {`${place + 1} ${t(name)}`}
            </text>
          </g>
        ))}
        <AlphaSign x={134} y={202} size={9} />
        <AlphaSign x={MINERS_X} y={226} size={9} />
        <OwnerSign x={118} y={32} size={14} />
        <text x="144" y="37">
          {t("owner")}
        </text>
        <ValidatorSign {...VALIDATOR} size={18} />
        <text x={VALIDATOR.x - 26} y={VALIDATOR.y + 5} textAnchor="end">
          {t("validators")}
        </text>
        <text x={MINERS_X} y={72} textAnchor="middle">
          {t("miners")}
        </text>
        {[96, 136, 176].map((y) => (
          <MinerSign key={y} x={MINERS_X} y={y} size={15} />
        ))}
        <path className={ink.line} d={`M24 ${CHAIN_Y}h352`} />
        {BLOCKS.map((x) => (
          <BlockSign key={x} x={x} y={CHAIN_Y} />
        ))}
        <text x="200" y={CHAIN_Y + 34} textAnchor="middle">
          {t("chain")}
        </text>
      </Picture>
    </FigureFrame>
  );
}
