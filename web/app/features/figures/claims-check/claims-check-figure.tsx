import { useState } from "react";
import { useFormatter, useTranslations } from "#app/i18n/interface-texts.ts";
import type { FigurePart } from "#app/ui/rich-text/figures.ts";
import { Choice } from "../parts/choice.tsx";
import ink from "../parts/drawing.module.css";
import { FigureFrame } from "../parts/figure-frame.tsx";
import { Picture } from "../parts/picture.tsx";
import { TapArea } from "../tap-area.tsx";
import { BARS, QUESTIONS, type Question, ROWS } from "./findings.ts";
import { LEFT, SplitRow } from "./split-row.tsx";

const ROW = 34;
const PAGE = { x: 4, y: 4, width: 392, height: QUESTIONS.length * ROW + 8 };
const lineY = (place: number) => PAGE.y + 4 + place * ROW;
const BELOW = PAGE.y + PAGE.height + 26;
const [WIDTH, BAR] = [292, 16];
const hasBars = (question: Question): question is keyof typeof BARS => question in BARS;

/** Five claims, and a question to each: below it stands what it counts, hatched, and what holds. */
export default function ClaimsCheckFigure(part: FigurePart) {
  const t = useTranslations("figure.claimsCheck");
  const { number } = useFormatter();
  const [chosen, setChosen] = useState<Question | null>(null);
  const now = chosen ?? "share";
  const tao = (value: number) => `${number(value, { maximumFractionDigits: 0 })}\u00A0τ`;
  const percent = (value: number) => number(value, { style: "percent", maximumFractionDigits: 0 });
  const days = (value: number) => number(value, { style: "unit", unit: "day", unitDisplay: "long" });
  const [code, chain] = BARS.source;
  const [alpha, price, worth] = BARS.unit;
  const [all, , paid] = BARS.share;
  const values = {
    tao: tao(all.value),
    paid: tao(paid.value),
    percent: percent(alpha.value - 1),
    fall: percent(1 - price.value),
    loss: percent(1 - worth.value),
    days: days(code.value),
    read: days(chain.value),
  };
  const amount = (question: Question, value: number) => {
    if (question === "share") return tao(value);
    if (question === "source") return days(value);
    return number(value - 1, { style: "percent", maximumFractionDigits: 0, signDisplay: "exceptZero" });
  };
  return (
    <FigureFrame
      part={part}
      isLong
      hasMoved={chosen !== null}
      sentence={t(`found.${now}`, values)}
      table={() => ({
        columns: [t("claim"), t("ask"), t("answer")],
        rows: QUESTIONS.map((question) => [
          t(`claims.${question}`, values),
          t(`asks.${question}`),
          t(`found.${question}`, values),
        ]),
      })}
      controls={
        <Choice
          legend={t("ask")}
          options={QUESTIONS.map((value) => ({ value, label: t(`asks.${value}`) }))}
          value={now}
          onChoose={setChosen}
        />
      }
    >
      <Picture
        height={BELOW + 126}
        of="chain"
        grips={QUESTIONS.map((question, place) => (
          <TapArea
            key={question}
            x={PAGE.x}
            y={lineY(place)}
            width={PAGE.width}
            height={ROW}
            onTap={() => setChosen(question)}
          />
        ))}
      >
        {(hatch) => (
          <>
            <rect className={ink.ground} {...PAGE} rx="4" />
            {QUESTIONS.map((question, place) => (
              <g key={question}>
                {question === now ? (
                  <rect
                    className={ink.marker}
                    x={PAGE.x + 5}
                    y={lineY(place) + 2}
                    width={PAGE.width - 10}
                    height={ROW - 4}
                    rx="4"
                  />
                ) : null}
                <text
                  className={question === now ? `${ink.strong} ${ink.onMarker}` : undefined}
                  x={PAGE.x + 16}
                  y={lineY(place) + 22}
                >
                  {t(`claims.${question}`, values)}
                </text>
              </g>
            ))}
            {hasBars(now) ? (
              BARS[now].map(({ name, value }, place, bars) => {
                const y = BELOW + place * 44;
                const width = (value / Math.max(...bars.map((bar) => bar.value))) * WIDTH;
                const isLast = place === bars.length - 1;
                return (
                  <g key={name}>
                    <text className={isLast ? ink.strong : undefined} x={LEFT} y={y - 6}>
                      {t(`bars.${name}`)}
                    </text>
                    <rect
                      className={isLast ? ink.full : ink.edge}
                      x={LEFT}
                      y={y}
                      width={width}
                      height={BAR}
                      fill={isLast ? undefined : place === 0 ? hatch : "none"}
                    />
                    <text className={isLast ? ink.strong : undefined} x={LEFT + width + 8} y={y + 13}>
                      {amount(now, value)}
                    </text>
                  </g>
                );
              })
            ) : (
              <SplitRow top={BELOW} parts={ROWS[now].parts} claimed={ROWS[now].claimed} hatch={hatch}>
                {[t(`rowClaimed.${now}`), t(`rowHolds.${now}`)]}
              </SplitRow>
            )}
          </>
        )}
      </Picture>
    </FigureFrame>
  );
}
