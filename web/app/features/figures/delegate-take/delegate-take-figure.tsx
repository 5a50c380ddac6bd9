import { useState } from "react";
import { useFormatter, useTranslations } from "#app/i18n/interface-texts.ts";
import type { FigurePart } from "#app/ui/rich-text/figures.ts";
import ink from "../parts/drawing.module.css";
import { FigureFrame } from "../parts/figure-frame.tsx";
import { Grip } from "../parts/grip.tsx";
import { labLink } from "../parts/lab-link.ts";
import { Picture } from "../parts/picture.tsx";
import type { PlotBox } from "../parts/plot-box.ts";
import { type Starts, startOf } from "../parts/starts.ts";
import { LARGEST_TAKE, shareDividends, takeInLab, VALIDATORS, YOUR_STAKE } from "./take.ts";

const BAR = { left: 40, top: 28, height: 34, apart: 58 };
/** How wide one α of dividends is. */
const WIDTH_OF_ALPHA = 1.2;
/** Where the boundary between what is kept and what is left can stand. */
const BOX: PlotBox = {
  left: BAR.left,
  width: LARGEST_TAKE * VALIDATORS[0].dividends * WIDTH_OF_ALPHA,
  top: BAR.top,
  height: BAR.height,
};
/** A take is moved by tenths of a percent. */
const STEPS = LARGEST_TAKE * 1_000;
const STARTS: Starts<"delegate-take"> = { "no-take": 0 };

/** Three validators' dividends as bars: first what each keeps, then what is left. The first one's take can be moved. */
export default function DelegateTakeFigure(part: FigurePart) {
  const t = useTranslations("figure.delegateTake");
  const { number } = useFormatter();
  const [moved, setMoved] = useState<number | null>(null);
  const alpha = (value: number, most = 2, least = 0) =>
    `${number(value, { minimumFractionDigits: least, maximumFractionDigits: most })}\u00A0α`;
  const yoursOf = (value: number) => alpha(value, 3, 2);
  const percent = (value: number) => number(value, { style: "percent", maximumFractionDigits: 1 });
  const shared = VALIDATORS.map((validator, place) => {
    const take = place === 0 ? (moved ?? startOf(part, STARTS, validator.take)) : validator.take;
    return { ...validator, ...shareDividends(validator.dividends, take), take };
  });
  const most = Math.max(...shared.map(({ yours }) => yours));
  const [first, second, third] = shared;
  return (
    <FigureFrame
      part={part}
      hasMoved={moved !== null}
      sentence={t("shared", {
        name: VALIDATORS[0].name,
        secondName: VALIDATORS[1].name,
        thirdName: VALIDATORS[2].name,
        take: percent(first?.take ?? 0),
        stake: alpha(YOUR_STAKE),
        kept: alpha(first?.kept ?? 0),
        first: yoursOf(first?.yours ?? 0),
        second: yoursOf(second?.yours ?? 0),
        third: yoursOf(third?.yours ?? 0),
      })}
      table={() => ({
        columns: [t("validator"), t("dividends"), t("take"), t("kept"), t("left"), t("yours")],
        rows: shared.map(({ name, dividends, take, kept, left, yours }) => [
          name,
          alpha(dividends),
          percent(take),
          alpha(kept),
          alpha(left),
          yoursOf(yours),
        ]),
      })}
      lab={labLink("validator-month", takeInLab(first?.take ?? 0))}
    >
      <Picture
        height={190}
        of="validator"
        grips={
          <Grip
            box={BOX}
            axis="horizontal"
            at={BAR.top + BAR.height / 2}
            value={(first?.take ?? 0) / LARGEST_TAKE}
            onMove={(share) => setMoved(Math.round(share * STEPS) / 1_000)}
            label={t("grip", { name: VALIDATORS[0].name })}
            valueText={percent(first?.take ?? 0)}
          />
        }
      >
        {(hatch) => (
          <>
            {shared.map(({ name, dividends, take, kept, left, yours }, place) => {
              const top = BAR.top + place * BAR.apart;
              const middle = top + BAR.height / 2;
              const boundary = BAR.left + kept * WIDTH_OF_ALPHA;
              const end = BAR.left + dividends * WIDTH_OF_ALPHA;
              return (
                <g key={name}>
                  <rect className={ink.full} x="6" y={middle - 12} width="24" height="24" rx="6" />
                  <text className={ink.onRole} x="18" y={middle + 5} textAnchor="middle">
                    {name}
                  </text>
                  <rect
                    className={ink.edge}
                    x={BAR.left}
                    y={top}
                    width={boundary - BAR.left}
                    height={BAR.height}
                    fill={hatch}
                  />
                  <text x={BAR.left} y={top - 7}>
                    {percent(take)}
                  </text>
                  <rect
                    className={`${ink.subnet} ${ink.full}`}
                    x={boundary}
                    y={top}
                    width={end - boundary}
                    height={BAR.height}
                  />
                  <text className={ink.onRole} x={(BAR.left + end) / 2 + 20} y={middle + 5} textAnchor="middle">
                    {alpha(left)}
                  </text>
                  <text className={yours === most ? ink.strong : undefined} x={end + 6} y={middle + 5}>
                    {yoursOf(yours)}
                  </text>
                </g>
              );
            })}
            <text x="396" y={BAR.top - 7} textAnchor="end">
              {t("yours")}
            </text>
          </>
        )}
      </Picture>
    </FigureFrame>
  );
}
