import { useState } from "react";
import { useFormatter, useTranslations } from "#app/i18n/interface-texts.ts";
import type { FigurePart } from "#app/ui/rich-text/figures.ts";
import { Arrow } from "../parts/arrow.tsx";
import ink from "../parts/drawing.module.css";
import { FigureFrame } from "../parts/figure-frame.tsx";
import { labLink } from "../parts/lab-link.ts";
import { Picture } from "../parts/picture.tsx";
import { AlphaSign, BlockSign, MinerSign, OwnerSign, TaoSign, ValidatorSign } from "../parts/signs.tsx";
import { type Starts, startOf } from "../parts/starts.ts";
import { Stepper } from "../parts/stepper.tsx";
import { accountAfter, orderInLab, STEPS } from "./account.ts";

const YOU = { x: 6, width: 104 };
const POOL = { x: 166, width: 112 };
const SUBNET_X = 352;
/** A row for each token: yours on the left, the basin of the pool in the middle. */
const ROWS = [
  { token: "tao", y: 42, height: 72, full: 600 },
  { token: "alpha", y: 126, height: 72, full: 25_000 },
] as const;
const FOOT = 200;
const CHAIN_Y = 264;
const BLOCKS = Array.from({ length: 7 }, (_, place) => 40 + place * 53);
const FIRST_STEP = 1;
const STARTS: Starts<"two-tokens"> = { create: 0, earn: 2, unstake: 3 };

/** A row for TAO, a row for alpha, a pool between you and the subnet: what each of them is for, in four steps. */
export default function TwoTokensFigure(part: FigurePart) {
  const t = useTranslations("figure.twoTokens");
  const { number } = useFormatter();
  const [moved, setMoved] = useState<number | null>(null);
  const step = moved ?? startOf(part, STARTS, FIRST_STEP);
  const now = STEPS[step] ?? "create";
  const state = accountAfter(step);
  const amount = (token: "tao" | "alpha", value: number) =>
    `${number(value, { maximumFractionDigits: token === "tao" ? 1 : 0 })}\u00A0${token === "tao" ? "τ" : "α"}`;
  const isIn = now === "unstake";
  return (
    <FigureFrame
      part={part}
      isLong
      hasMoved={moved !== null}
      sentence={t(`does.${now}`, { tao: amount("tao", state.moved.tao), alpha: amount("alpha", state.moved.alpha) })}
      table={() => ({
        columns: [
          t("step"),
          t("yours", { token: "τ" }),
          t("yours", { token: "α" }),
          `${t("pool")}, τ`,
          `${t("pool")}, α`,
        ],
        rows: STEPS.map((name, place) => {
          const { you, pool } = accountAfter(place);
          return [
            `${place + 1} ${t(name)}`,
            ...[you, pool].flatMap(({ tao, alpha }) => [amount("tao", tao), amount("alpha", alpha)]),
          ];
        }),
      })}
      controls={<Stepper step={step} count={STEPS.length} onStep={setMoved} name={t(now)} canPlay />}
      lab={labLink("pool", orderInLab(step))}
    >
      <Picture height={308}>
        <text x={YOU.x} y="22">
          {t("you")}
        </text>
        <text x={POOL.x + POOL.width / 2} y="22" textAnchor="middle">
          {t("pool")}
        </text>
        <text x={SUBNET_X + 40} y="22" textAnchor="end">
          {t("subnet")}
        </text>
        <rect className={ink.ground} {...YOU} y={ROWS[0].y} height={FOOT - ROWS[0].y} rx="8" />
        <rect
          className={ink.line}
          x={POOL.x - 8}
          y={ROWS[0].y}
          width={POOL.width + 16}
          height={FOOT + 6 - ROWS[0].y}
          rx="8"
        />
        {ROWS.map(({ token, y, height, full }) => {
          const Sign = token === "tao" ? TaoSign : AlphaSign;
          const level = (state.pool[token] / full) * (height - 8);
          const middle = y + height / 2;
          const isMoved = now === "stake" || now === "unstake";
          const goesIn = (token === "tao") !== isIn;
          return (
            <g key={token}>
              <Sign x={YOU.x + 20} y={middle} />
              <text className={ink.strong} x={YOU.x + 40} y={middle + 5}>
                {amount(token, state.you[token])}
              </text>
              <g className={ink.subnet}>
                <rect
                  className={token === "tao" ? ink.marker : ink.pale}
                  {...POOL}
                  y={y + height - level}
                  height={level}
                />
              </g>
              <path className={ink.thick} d={`M${POOL.x} ${y}v${height}h${POOL.width}v${-height}`} />
              <text
                className={token === "tao" ? ink.onMarker : undefined}
                x={POOL.x + POOL.width / 2}
                y={y + height - 14}
                textAnchor="middle"
              >
                {amount(token, state.pool[token])}
              </text>
              {isMoved ? (
                <Arrow from={[goesIn ? 118 : 150, middle]} to={[goesIn ? 150 : 118, middle]} isLit />
              ) : (
                <path className={ink.dashed} d={`M116 ${middle}h36`} opacity="0.5" />
              )}
            </g>
          );
        })}
        <OwnerSign x={SUBNET_X} y={62} size={13} />
        <ValidatorSign x={SUBNET_X} y={112} size={13} />
        <MinerSign x={SUBNET_X} y={162} size={13} />
        <path className={ink.line} d={`M24 ${CHAIN_Y}h352`} />
        {BLOCKS.map((x) => (
          <BlockSign key={x} x={x} y={CHAIN_Y} />
        ))}
        {[
          { x: 198, to: FOOT + 12, isLit: now === "create", Sign: TaoSign },
          { x: 246, to: FOOT + 12, isLit: now === "create", Sign: AlphaSign },
          { x: SUBNET_X, to: 184, isLit: now === "create" || now === "earn", Sign: AlphaSign },
          { x: 58, to: FOOT + 6, isLit: now === "earn", Sign: AlphaSign },
        ].map(({ x, to, isLit, Sign }) => (
          <g key={x} opacity={isLit ? 1 : 0.35}>
            <Arrow from={[x, CHAIN_Y - 18]} to={[x, to]} isLit={isLit} />
            <Sign x={x + 20} y={FOOT + 32} size={9} />
          </g>
        ))}
        <text x="200" y={CHAIN_Y + 34} textAnchor="middle">
          {t("chain")}
        </text>
      </Picture>
    </FigureFrame>
  );
}
