import { useState } from "react";
import { useFormatter, useTranslations } from "#app/i18n/interface-texts.ts";
import type { FigurePart } from "#app/ui/rich-text/figures.ts";
import { Arrow } from "../parts/arrow.tsx";
import ink from "../parts/drawing.module.css";
import { FigureFrame } from "../parts/figure-frame.tsx";
import { Picture } from "../parts/picture.tsx";
import { KeySign, MinerSign, OwnerSign, TaoSign, ValidatorSign } from "../parts/signs.tsx";
import { type Starts, startOf } from "../parts/starts.ts";
import { Stepper } from "../parts/stepper.tsx";
import { KEYS, NEEDED, STEPS, wayAfter } from "./signatures.ts";

const ACCOUNT = { x: 128, y: 44, width: 92, height: 116 };
const [AWAY, AT_THE_LOCK] = [44, 104];
const keyY = (place: number) => 68 + place * 44;
const OTHERS = { x: 344, y: 44, width: 48, height: 172 };
const DOCUMENT = { x: 262, y: 82 };
const CHAIN_Y = 248;
const BLOCKS = Array.from({ length: 9 }, (_, place) => 24 + place * 44);
/** The first block under the new program. */
const CHANGE = 4;
/** Between the last old block and the first new one. */
const LINE_X = ((BLOCKS[CHANGE] ?? 0) + (BLOCKS[CHANGE - 1] ?? 0)) / 2;
const LAST_STEP = STEPS.length - 1;
const STARTS: Starts<"three-keys"> = { write: 0, release: 1, first: 2 };

/** Everybody may write a proposal; an account that two of three keys open puts it in force, from one block to the next. */
export default function ThreeKeysFigure(part: FigurePart) {
  const t = useTranslations("figure.threeKeys");
  const { number } = useFormatter();
  const [moved, setMoved] = useState<number | null>(null);
  const step = moved ?? startOf(part, STARTS, LAST_STEP);
  const now = STEPS[step] ?? "write";
  const { isReleased, signed, isInForce } = wayAfter(step);
  return (
    <FigureFrame
      part={part}
      isLong
      hasMoved={moved !== null}
      sentence={t(`does.${now}`)}
      table={() => ({
        columns: [t("step"), t("signatures"), t("inForce")],
        rows: STEPS.map((name, place) => {
          const row = wayAfter(place);
          return [`${place + 1} ${t(name)}`, number(row.signed), t(row.isInForce ? "yes" : "no")];
        }),
      })}
      controls={<Stepper step={step} count={STEPS.length} onStep={setMoved} name={t(now)} canPlay />}
    >
      <Picture height={296}>
        <rect className={ink.ground} {...ACCOUNT} rx="10" strokeWidth="4" />
        <text x={ACCOUNT.x + ACCOUNT.width / 2} y={ACCOUNT.y - 12} textAnchor="middle">
          {`${number(NEEDED)} / ${number(KEYS.length)}`}
        </text>
        {KEYS.slice(0, NEEDED).map((name, place) => (
          <g key={name} className={place < signed ? ink.onMarker : undefined}>
            {place < signed ? <circle className={ink.marker} cx={ACCOUNT.x + 24} cy={keyY(place)} r="18" /> : null}
            <circle className={ink.dot} cx={ACCOUNT.x + 24} cy={keyY(place) - 4} r="7" />
            <path className={ink.dot} d={`M${ACCOUNT.x + 21} ${keyY(place) - 2}h6l3 16h-12Z`} />
          </g>
        ))}
        <text className={ink.strong} x={ACCOUNT.x + 48} y={ACCOUNT.y + 76}>
          sudo
        </text>
        {KEYS.map((name, place) => (
          <g
            key={name}
            className={ink.moves}
            transform={`translate(${place < signed ? AT_THE_LOCK : AWAY} ${keyY(place)})`}
          >
            <KeySign x={0} y={0} size={14} />
            <text className={ink.strong} x="-32" y="5">
              {name}
            </text>
          </g>
        ))}
        <rect className={ink.ground} {...OTHERS} rx="8" strokeDasharray="5 4" />
        <TaoSign x={OTHERS.x + 24} y={70} />
        <ValidatorSign x={OTHERS.x + 24} y={110} />
        <OwnerSign x={OTHERS.x + 24} y={151} />
        <MinerSign x={OTHERS.x + 24} y={190} />
        <text x={OTHERS.x + OTHERS.width} y={OTHERS.y - 12} textAnchor="end">
          {t("others")}
        </text>
        <path className={ink.ground} d={`M${DOCUMENT.x} ${DOCUMENT.y}h26l10 10v38h-36Z`} />
        <path
          className={ink.line}
          d={`M${DOCUMENT.x + 7} ${DOCUMENT.y + 18}h20m-20 9h22m-22 9h14${isReleased ? `M${DOCUMENT.x + 26} ${DOCUMENT.y}v10h10` : ""}`}
        />
        <text x={DOCUMENT.x + 18} y={DOCUMENT.y + 70} textAnchor="middle">
          {t("proposal")}
        </text>
        <Arrow from={[OTHERS.x - 6, DOCUMENT.y + 24]} to={[DOCUMENT.x + 44, DOCUMENT.y + 24]} isLit={now === "write"} />
        <Arrow
          from={[DOCUMENT.x - 8, DOCUMENT.y + 24]}
          to={[ACCOUNT.x + ACCOUNT.width + 8, DOCUMENT.y + 24]}
          isLit={now === "release"}
          isDashed={!isReleased}
        />
        <Arrow
          from={[LINE_X, ACCOUNT.y + ACCOUNT.height + 6]}
          to={[LINE_X, CHAIN_Y - 20]}
          isLit={isInForce}
          isDashed={!isInForce}
        />
        <path className={ink.line} d={`M8 ${CHAIN_Y}h384`} />
        {BLOCKS.map((x, place) => (
          <g key={x} className={ink.chain}>
            {isInForce && place >= CHANGE ? (
              <rect className={ink.marker} x={x - 17} y={CHAIN_Y - 17} width="34" height="34" rx="4" />
            ) : null}
            <rect className={ink.full} x={x - 12} y={CHAIN_Y - 12} width="24" height="24" rx="2" />
          </g>
        ))}
        <text x={LINE_X - 12} y={CHAIN_Y + 38} textAnchor="end">
          {t("old")}
        </text>
        {isInForce ? (
          <text className={ink.strong} x={LINE_X + 12} y={CHAIN_Y + 38}>
            {t("new")}
          </text>
        ) : null}
      </Picture>
    </FigureFrame>
  );
}
