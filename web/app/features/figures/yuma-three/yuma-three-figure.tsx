import { useState } from "react";
import { useFormatter, useTranslations } from "#app/i18n/interface-texts.ts";
import type { FigurePart } from "#app/ui/rich-text/figures.ts";
import { Arrow } from "../parts/arrow.tsx";
import ink from "../parts/drawing.module.css";
import { FigureFrame } from "../parts/figure-frame.tsx";
import { Grip } from "../parts/grip.tsx";
import { labLink } from "../parts/lab-link.ts";
import { Picture } from "../parts/picture.tsx";
import { acrossOf, heightOf, type PlotBox } from "../parts/plot-box.ts";
import { rowsWith } from "../parts/rows-with.ts";
import { AlphaSign, ValidatorSign } from "../parts/signs.tsx";
import { type Starts, startOf } from "../parts/starts.ts";
import { Stepper } from "../parts/stepper.tsx";
import { AFTER, BEFORE, EPOCHS, HOURS_PER_EPOCH, sharesAfter } from "./shares.ts";

/** From the change on; before it lies a margin in which nothing happens yet. */
const BOX: PlotBox = { left: 84, width: 216, top: 20, height: 190 };
const [START, RIGHT, FOOT] = [10, BOX.left + BOX.width, BOX.top + BOX.height];
const HIGHEST = 0.7;
const FIRST_EPOCH = 10;
const STEP_MS = 400;
/** The rows of the table: those of the text. */
const ROWS = [0, 1, 5, 10, 20];
const NAME = "A";

const across = (epochs: number) => acrossOf(BOX, epochs / EPOCHS);
const height = (share: number) => heightOf(BOX, share / HIGHEST);
const curve = (epochs: number) =>
  Array.from(
    { length: epochs + 1 },
    (_, epoch) => `${across(epoch)} ${height(sharesAfter(epoch).two).toFixed(1)}`,
  ).join("L");
const [OLD, NEW] = [height(BEFORE), height(AFTER)];
const WHOLE = curve(EPOCHS);
const STARTS: Starts<"yuma-three"> = { "at-once": 1, "one-day": 20 };

/** Others stake behind a validator: its dividends jump in one form, and follow slowly in the other. Time can be moved. */
export default function YumaThreeFigure(part: FigurePart) {
  const t = useTranslations("figure.yumaThree");
  const { number } = useFormatter();
  const [moved, setMoved] = useState<number | null>(null);
  const epochs = moved ?? startOf(part, STARTS, FIRST_EPOCH);
  const { two, three } = sharesAfter(epochs);
  const percent = (value: number) => number(value, { style: "percent", maximumFractionDigits: 1 });
  const whole = (value: number) => number(value, { style: "percent", maximumFractionDigits: 0 });
  const hours = number(epochs * HOURS_PER_EPOCH, {
    style: "unit",
    unit: "hour",
    unitDisplay: "long",
    maximumFractionDigits: 0,
  });
  return (
    <FigureFrame
      part={part}
      isLong
      hasMoved={moved !== null}
      sentence={t(epochs === 0 ? "before" : "after", {
        name: NAME,
        epochs,
        hours,
        two: percent(two),
        three: percent(three),
        stake: percent(AFTER),
      })}
      table={() => ({
        columns: [t("epoch"), "Yuma 2", "Yuma 3"],
        rows: rowsWith(ROWS, [epochs], number).map((row) => [
          number(row),
          percent(sharesAfter(row).two),
          percent(sharesAfter(row).three),
        ]),
      })}
      lab={labLink("weight-copying", { q: "yuma3" })}
      controls={
        <Stepper
          step={epochs}
          count={EPOCHS + 1}
          onStep={setMoved}
          name={t("epochs", { epochs })}
          canPlay
          stepMs={STEP_MS}
        />
      }
    >
      <Picture
        height={272}
        of="validator"
        grips={
          <Grip
            box={BOX}
            axis="horizontal"
            at={FOOT}
            step={1 / EPOCHS}
            value={epochs / EPOCHS}
            onMove={(share) => setMoved(Math.round(share * EPOCHS))}
            label={t("grip")}
            valueText={t("epochs", { epochs })}
          />
        }
      >
        {(hatch) => (
          <>
            <path className={ink.pale} d={`M${START} ${FOOT}V${OLD}H${BOX.left}L${curve(epochs)}V${FOOT}Z`} />
            {epochs > 0 ? (
              <path
                d={`M${BOX.left} ${NEW}H${across(epochs)}L${curve(epochs).split("L").reverse().join("L")}Z`}
                fill={hatch}
              />
            ) : null}
            <path className={ink.thick} d={`M${START} ${OLD}H${BOX.left}L${WHOLE}`} />
            <path className={ink.thick} d={`M${BOX.left} ${OLD}V${NEW}H${RIGHT}`} strokeDasharray="9 5" />
            <path className={ink.line} d={`M${START} ${FOOT}H${RIGHT}M${across(epochs)} ${FOOT}V${BOX.top - 4}`} />
            <circle className={ink.key} cx={across(epochs)} cy={height(two)} r="6" />
            <circle className={ink.key} cx={across(epochs)} cy={height(three)} r="6" />
            <text x={RIGHT + 10} y={NEW - 4}>
              Yuma 3
            </text>
            <text className={ink.strong} x={RIGHT + 10} y={NEW + 16}>
              {percent(three)}
            </text>
            <text x={RIGHT + 10} y={NEW + 50}>
              Yuma 2
            </text>
            <text className={ink.strong} x={RIGHT + 10} y={NEW + 70}>
              {percent(two)}
            </text>
            <ValidatorSign x={START + 14} y={OLD - 44} label={NAME} />
            <text x={START} y={OLD - 12}>
              {whole(BEFORE)}
            </text>
            <Arrow from={[BOX.left, FOOT + 40]} to={[BOX.left, FOOT + 6]} isLit />
            <AlphaSign x={BOX.left - 22} y={FOOT + 27} size={10} />
            <text x={BOX.left} y={FOOT + 58} textAnchor="middle">
              {whole(AFTER)}
            </text>
            <text className={ink.strong} x={RIGHT} y={FOOT + 40} textAnchor="end">
              {t("epochs", { epochs })}
            </text>
          </>
        )}
      </Picture>
    </FigureFrame>
  );
}
