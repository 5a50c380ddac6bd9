import { useState } from "react";
import { useFormatter, useTranslations } from "#app/i18n/interface-texts.ts";
import type { FigurePart } from "#app/ui/rich-text/figures.ts";
import { Choice } from "../parts/choice.tsx";
import ink from "../parts/drawing.module.css";
import { FigureFrame } from "../parts/figure-frame.tsx";
import { Grip } from "../parts/grip.tsx";
import { labLink } from "../parts/lab-link.ts";
import { Picture } from "../parts/picture.tsx";
import { ribbon } from "../parts/ribbon.ts";
import { type Starts, startOf } from "../parts/starts.ts";
import { blockShares, FIRST_ROOT_PROPORTION, proportionInLab, RECEIVERS } from "./block-shares.ts";

const COLORS = { owner: ink.owner, miners: ink.miner, validators: ink.validator, root: ink.root };
const TOP = 28;
const HEIGHT = 210;
const FROM = 28;
const TO = 212;
const BAR = 18;
const GAP = 12;
const LABELS = TO + BAR + 36;
const LINE = 17;
const CUTS = ["on", "off"] as const;
const STARTS: Starts<"block-split"> = { "new-subnet": 0.9, "old-subnet": 0.09 };

/** One alpha as it comes out of a block, and the four who get it. What root gets of the validators' half can be moved. */
export default function BlockSplitFigure(part: FigurePart) {
  const t = useTranslations("figure.blockSplit");
  const { number } = useFormatter();
  const [moved, setMoved] = useState<number | null>(null);
  const proportion = moved ?? startOf(part, STARTS, FIRST_ROOT_PROPORTION);
  const [hasCut, setCut] = useState(true);
  const shares = blockShares(proportion, hasCut);
  const percent = (share: number) => number(share, { style: "percent", maximumFractionDigits: 1 });
  const names = { owner: t("owner"), miners: t("miners"), validators: t("validators"), root: t("root") };
  // Validators and root share a half: no gap between them.
  let filled = 0;
  const flows = RECEIVERS.map((receiver, place) => {
    const height = shares[receiver] * HEIGHT;
    const flow = { receiver, height, start: TOP + filled, end: TOP + filled + Math.min(place, 2) * GAP - GAP };
    filled += height;
    return flow;
  });
  const halfEnd = TOP + GAP + HEIGHT;
  const half = (shares.validators + shares.root) * HEIGHT;
  const halfStart = halfEnd - half;
  const labelTops = {
    owner: TOP - GAP + (shares.owner * HEIGHT) / 2 - LINE / 2 + 4,
    miners: TOP + (shares.owner + shares.miners / 2) * HEIGHT - LINE / 2 + 4,
    validators: halfStart + 13,
    root: halfEnd - LINE - 3,
  };
  return (
    <FigureFrame
      part={part}
      hasMoved={moved !== null || !hasCut}
      sentence={t(hasCut ? "sentence" : "without", {
        proportion: percent(proportion),
        validators: percent(shares.validators),
        root: percent(shares.root),
      })}
      table={() => ({
        columns: [t("receiver"), t("share")],
        rows: RECEIVERS.map((receiver) => [names[receiver], percent(shares[receiver])]),
      })}
      lab={labLink("block-emission", { ...proportionInLab(proportion), ...(!hasCut && { c: 0 }) }, 2)}
      controls={
        <Choice
          legend={t("cut")}
          options={CUTS.map((value) => ({ value, label: t(value) }))}
          value={hasCut ? "on" : "off"}
          onChoose={(value) => setCut(value === "on")}
        />
      }
    >
      <Picture
        height={264}
        grips={
          <Grip
            box={{ left: TO, width: BAR, top: halfStart, height: half }}
            at={TO + BAR / 2}
            value={proportion}
            onMove={setMoved}
            label={t("grip")}
            valueText={percent(proportion)}
          />
        }
      >
        <rect className={`${ink.subnet} ${ink.full}`} x={FROM - BAR} y={TOP} width={BAR} height={HEIGHT} rx="4" />
        <text className={ink.strong} x={FROM - BAR} y={TOP - 9}>
          1 α
        </text>
        {flows.map(({ receiver, height, start, end }) => (
          <g key={receiver} className={COLORS[receiver]}>
            <path className={ink.pale} d={ribbon({ x: FROM, y: start, height }, { x: TO, y: end, height })} />
            <rect className={ink.full} x={TO} y={end} width={BAR} height={height} />
            <text x={LABELS} y={labelTops[receiver]}>
              {names[receiver]}
            </text>
            <text className={ink.strong} x={LABELS} y={labelTops[receiver] + LINE}>
              {percent(shares[receiver])}
            </text>
          </g>
        ))}
      </Picture>
    </FigureFrame>
  );
}
