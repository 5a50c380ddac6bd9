import { useState } from "react";
import { useFormatter, useTranslations } from "#app/i18n/interface-texts.ts";
import type { FigurePart } from "#app/ui/rich-text/figures.ts";
import { Choice } from "../parts/choice.tsx";
import ink from "../parts/drawing.module.css";
import { FigureFrame } from "../parts/figure-frame.tsx";
import { Picture } from "../parts/picture.tsx";
import { KeySign, TaoSign } from "../parts/signs.tsx";
import { TapArea } from "../tap-area.tsx";
import { HOOKS, type Hook, PROMISED, wouldBe } from "./hooks.ts";

const MESSAGE = { x: 4, y: 6, width: 392, height: 272 };
const ROW = 44;
const rowY = (place: number) => MESSAGE.y + 4 + place * ROW;
/** What each line is about, drawn beside it: a face with a tick, a clock, a rise, a link. */
const DRAWN: Readonly<Partial<Record<Hook, string>>> = {
  sender: "M-9 9a9 9 0 0 1 18 0M-4.5-5a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0-9 0",
  hurry: "M-10 0a10 10 0 1 0 20 0a10 10 0 1 0-20 0M0-6V0l5 4",
  promise: "M-11 9-3 1 2 5 10-8M3-8h7v7",
  link: "M-2 5-5 8a5 5 0 0 1-7-7l4-4a5 5 0 0 1 7 0M2-5 5-8a5 5 0 0 1 7 7L8 3a5 5 0 0 1-7 0",
};
/** Of a name that can belong to nobody. */
const ADDRESS = "bittensor-claim.example";
/** A fish hook. */
const HOOK = "M6-13a3 3 0 1 0 .1 0M6-7V5A6.5 6.5 0 0 1-7 5V0M-11 4l4-5 4 5";

/** A message in six lines, a hook in each: the one that is chosen is lit, and below stands what gives it away. */
export default function ScamAnatomyFigure(part: FigurePart) {
  const t = useTranslations("figure.scamAnatomy");
  const { number } = useFormatter();
  const [chosen, setChosen] = useState<Hook | null>(null);
  const now = chosen ?? "words";
  const tao = (value: number) => `${number(value, { maximumFractionDigits: 0 })}\u00A0τ`;
  const values = {
    rate: number(PROMISED.rate, { style: "percent" }),
    one: tao(1),
    address: ADDRESS,
    from: tao(PROMISED.from),
    to: tao(wouldBe(PROMISED)),
  };
  return (
    <FigureFrame
      part={part}
      hasMoved={chosen !== null}
      sentence={t(`fact.${now}`, values)}
      table={() => ({
        columns: [t("hook"), t("says"), t("gives")],
        rows: HOOKS.map((hook) => [t(`name.${hook}`), t(`line.${hook}`, values), t(`fact.${hook}`, values)]),
      })}
      controls={
        <Choice
          legend={t("hook")}
          options={HOOKS.map((value) => ({ value, label: t(`name.${value}`) }))}
          value={now}
          onChoose={setChosen}
        />
      }
    >
      <Picture
        height={284}
        grips={HOOKS.map((hook, place) => (
          <TapArea
            key={hook}
            x={MESSAGE.x}
            y={rowY(place)}
            width={MESSAGE.width}
            height={ROW}
            onTap={() => setChosen(hook)}
          />
        ))}
      >
        <rect className={ink.ground} {...MESSAGE} rx="14" />
        {HOOKS.map((hook, place) => {
          const isNow = hook === now;
          const y = rowY(place) + ROW / 2;
          return (
            <g key={hook} className={isNow ? ink.onMarker : undefined}>
              {isNow ? (
                <rect
                  className={ink.marker}
                  x={MESSAGE.x + 6}
                  y={y - 20}
                  width={MESSAGE.width - 12}
                  height="40"
                  rx="8"
                />
              ) : null}
              {hook === "words" ? (
                <KeySign x={MESSAGE.x + 24} y={y - 2} size={11} />
              ) : hook === "payment" ? (
                <g>
                  <TaoSign x={MESSAGE.x + 26} y={y} size={10} />
                  <circle className={ink.line} cx={MESSAGE.x + 26} cy={y} r="10" />
                </g>
              ) : (
                <path className={ink.line} d={DRAWN[hook]} transform={`translate(${MESSAGE.x + 26} ${y})`} />
              )}
              <text className={isNow ? `${ink.strong} ${ink.onMarker}` : undefined} x={MESSAGE.x + 50} y={y + 5}>
                {t(`line.${hook}`, values)}
              </text>
              <path
                className={isNow ? ink.thick : ink.line}
                d={HOOK}
                transform={`translate(${MESSAGE.x + MESSAGE.width - 26} ${y})`}
                opacity={isNow ? 1 : 0.5}
              />
            </g>
          );
        })}
      </Picture>
    </FigureFrame>
  );
}
