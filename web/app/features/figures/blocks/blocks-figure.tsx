import { useState } from "react";
import { useFormatter, useTranslations } from "#app/i18n/interface-texts.ts";
import type { FigurePart } from "#app/ui/rich-text/figures.ts";
import { Arrow } from "../parts/arrow.tsx";
import ink from "../parts/drawing.module.css";
import { FigureFrame } from "../parts/figure-frame.tsx";
import { Picture } from "../parts/picture.tsx";
import { BlockSign } from "../parts/signs.tsx";
import { Stepper } from "../parts/stepper.tsx";
import { CALLS, DUE, STEPS, standAt } from "./block-steps.ts";

const OPEN = { left: 226, top: 8, width: 166, height: 168 };
const ROW = 28;
/** How high the blocks before it are. */
const MIDDLE = 134;
const EARLIER = [24, 94, 164];
/** Where calls wait. */
const AHEAD = { left: 8, top: 28, apart: 24 };
/** The block that is being made. An invented number. */
const NUMBER = 9_000_004;

/** Blocks in a row, and the newest one open: signed calls come in, the chain adds what is due. Each step does one thing. */
export default function BlocksFigure(part: FigurePart) {
  const t = useTranslations("figure.blocks");
  const { number } = useFormatter();
  const [moved, setMoved] = useState<number | null>(null);
  const step = moved ?? STEPS.length - 2;
  const now = STEPS[step] ?? "signed";
  const { waiting, taken, isDue, isFinal } = standAt(step);
  const seconds = number(12, { style: "unit", unit: "second", unitDisplay: "short" });
  const line = (place: number) => OPEN.top + 24 + place * ROW;
  return (
    <FigureFrame
      part={part}
      hasMoved={moved !== null}
      sentence={t(`does.${now}`)}
      table={() => ({
        columns: [t("step"), t("what")],
        rows: STEPS.map((name, place) => [`${place + 1} ${t(name)}`, t(`does.${name}`)]),
      })}
      controls={<Stepper step={step} count={STEPS.length} onStep={setMoved} name={t(now)} canPlay />}
    >
      <Picture height={206} of="chain">
        <path className={ink.line} d={`M0 ${MIDDLE}H${OPEN.left}`} />
        {EARLIER.map((x, place) => (
          <g key={x}>
            <BlockSign x={x} y={MIDDLE} size={18} />
            <text x={(x + (EARLIER[place + 1] ?? OPEN.left)) / 2} y={MIDDLE + 40} textAnchor="middle">
              {seconds}
            </text>
          </g>
        ))}
        <rect
          className={isFinal ? ink.pale : ink.ground}
          x={OPEN.left}
          y={OPEN.top}
          width={OPEN.width}
          height={OPEN.height}
          rx="4"
          strokeDasharray={isFinal ? undefined : "5 4"}
        />
        <text x={OPEN.left} y={OPEN.top + OPEN.height + 22}>
          {t(isFinal ? "final" : "open", { number: number(NUMBER) })}
        </text>
        <Arrow from={[158, AHEAD.top + 18]} to={[OPEN.left - 8, AHEAD.top + 18]} isLit={now === "taken"} />
        {waiting.map((call, place) => (
          <Call
            key={call}
            name={t(call)}
            x={AHEAD.left}
            y={AHEAD.top + place * AHEAD.apart}
            isLit={now === "signed" || now === "waiting"}
          />
        ))}
        {taken.map((call, place) => (
          <Call key={call} name={t(call)} x={OPEN.left + 14} y={line(place)} isLit={now === "taken"} />
        ))}
        {isDue
          ? DUE.map((due, place) => (
              <g key={due}>
                <circle
                  className={now === "due" ? ink.marker : ink.full}
                  cx={OPEN.left + 20}
                  cy={line(CALLS.length + place) + 3}
                  r="7"
                />
                <text
                  className={now === "due" ? ink.strong : undefined}
                  x={OPEN.left + 36}
                  y={line(CALLS.length + place) + 8}
                >
                  {t(due)}
                </text>
              </g>
            ))
          : null}
        <path className={ink.line} d={`M${OPEN.left + 10} ${line(CALLS.length) - 14}h${OPEN.width - 20}`} />
      </Picture>
    </FigureFrame>
  );
}

/** A call that somebody signed. */
function Call({ name, x, y, isLit }: { name: string; x: number; y: number; isLit: boolean }) {
  return (
    <g>
      <rect className={isLit ? ink.marker : ink.full} x={x} y={y - 11} width="13" height="13" rx="2" />
      <text className={isLit ? ink.strong : undefined} x={x + 22} y={y}>
        {name}
      </text>
    </g>
  );
}
