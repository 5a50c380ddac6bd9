import { useState } from "react";
import { useFormatter, useTranslations } from "#app/i18n/interface-texts.ts";
import type { FigurePart } from "#app/ui/rich-text/figures.ts";
import ink from "../parts/drawing.module.css";
import { FigureFrame } from "../parts/figure-frame.tsx";
import { Grip } from "../parts/grip.tsx";
import { Picture } from "../parts/picture.tsx";
import { rowsWith } from "../parts/rows-with.ts";
import { MinerSign } from "../parts/signs.tsx";
import { accountOf, DAYS, type Mine, MOST, PLAN, TOGETHER } from "./account.ts";
import { across, BOX, crossingOf, FOOT, HIGHEST, height, Lines, RIGHT } from "./lines.tsx";

/** Where the line of income is held: before the end, so that it is not held together with the line of cost. */
const HELD = 34;
/** As far as the words below the end of the line of cost reach to the left, in any language: the line is lower there. */
const WORDS = 92;
/** The rows of the table: the plan, and what becomes of it as others get better. */
const SHARES = [0.01, 0.005, 0.004, 0.0025];

/** What goes out and what comes in, day by day: where the lines cross it has paid, if they do. Three things can be moved. */
export default function MinerEconomicsFigure(part: FigurePart) {
  const t = useTranslations("figure.minerEconomics");
  const { number } = useFormatter();
  const [moved, setMoved] = useState<Mine | null>(null);
  const mine = moved ?? PLAN;
  const { place, machine } = mine;
  const { income, paidAfter } = accountOf(mine);
  const set = (change: Partial<Mine>) => setMoved({ ...mine, ...change });
  const tao = (value: number) => `${number(value, { maximumFractionDigits: 3 })}\u00A0τ`;
  const signed = (value: number, digits = 3) =>
    `${number(value, { maximumFractionDigits: digits, signDisplay: "exceptZero" })}\u00A0τ`;
  const percent = (value: number) => number(value, { style: "percent", maximumFractionDigits: 2 });
  const days = (value: number) =>
    number(Math.ceil(value), { style: "unit", unit: "day", unitDisplay: "long", maximumFractionDigits: 0 });
  const spent = (at: number) => place + machine * at;
  const { crossing, isShown } = crossingOf(mine);
  const incomeAt = height(income * HELD) + (income * HELD > spent(HELD) ? -12 : 26);
  const [start, end, top] = [height(place), height(spent(DAYS)), height(income * DAYS)];
  // Then the words at both would stand on each other.
  const isNear = Math.abs(incomeAt - start + 12) < 30;
  const placeAt = isNear ? start + (incomeAt > start ? -26 : 22) : start - 12;
  return (
    <FigureFrame
      part={part}
      isLong
      hasMoved={moved !== null}
      sentence={t(paidAfter === null ? "never" : "pays", {
        place: tao(place),
        machine: tao(machine),
        income: tao(income),
        share: percent(mine.share),
        days: days(paidAfter ?? 0),
      })}
      table={() => ({
        columns: [t("share"), t("income"), t("machine"), t("place"), t("paid")],
        rows: rowsWith(SHARES, [mine.share], percent).map((share) => {
          const row = accountOf({ ...mine, share });
          return [
            percent(share),
            tao(row.income),
            tao(machine),
            tao(place),
            row.paidAfter === null ? t("no") : days(row.paidAfter),
          ];
        }),
      })}
    >
      <Picture
        height={284}
        of="miner"
        grips={
          <>
            <Grip
              box={BOX}
              at={BOX.left}
              value={place / HIGHEST}
              onMove={(share) => set({ place: Math.min(MOST.place, share * HIGHEST) })}
              label={t("place")}
              valueText={tao(place)}
            />
            <Grip
              box={BOX}
              at={RIGHT}
              value={spent(DAYS) / HIGHEST}
              onMove={(share) =>
                set({ machine: Math.min(MOST.machine, Math.max(0, (share * HIGHEST - place) / DAYS)) })
              }
              label={t("machine")}
              valueText={tao(machine)}
            />
            <Grip
              box={BOX}
              at={across(HELD)}
              value={(income * HELD) / HIGHEST}
              onMove={(share) => set({ share: Math.min(MOST.share, (share * HIGHEST) / (HELD * TOGETHER)) })}
              label={t("share")}
              valueText={percent(mine.share)}
            />
          </>
        }
      >
        {(hatch) => (
          <>
            <Lines mine={mine} hatch={hatch} />
            <text className={`${ink.strong} ${ink.halo}`} x={BOX.left + 16} y={placeAt}>
              {signed(-place, 2)}
            </text>
            <text
              className={ink.halo}
              x={RIGHT - 18}
              y={top < end ? end + 24 + (WORDS * (start - end)) / BOX.width : end - 14}
              textAnchor="end"
            >
              {t("perDay", { amount: signed(-machine) })}
            </text>
            <text className={ink.halo} x={across(HELD) - 10} y={incomeAt} textAnchor="end">
              {t("perDay", { amount: signed(income) })}
            </text>
            <MinerSign x={BOX.left + 12} y={FOOT + 44} size={10} />
            <text x={BOX.left + 30} y={FOOT + 49}>
              {t("in", { share: percent(mine.share) })}
            </text>
            <text
              className={ink.strong}
              x={isShown ? Math.min(across(crossing), RIGHT - 50) : RIGHT}
              y={FOOT + 22}
              textAnchor={isShown && crossing < DAYS * 0.8 ? "middle" : "end"}
            >
              {paidAfter === null ? t("no") : days(paidAfter)}
            </text>
          </>
        )}
      </Picture>
    </FigureFrame>
  );
}
