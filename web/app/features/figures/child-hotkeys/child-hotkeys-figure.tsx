import { useState } from "react";
import { useFormatter, useTranslations } from "#app/i18n/interface-texts.ts";
import type { FigurePart } from "#app/ui/rich-text/figures.ts";
import ink from "../parts/drawing.module.css";
import { FigureFrame } from "../parts/figure-frame.tsx";
import { Grip } from "../parts/grip.tsx";
import { labLink } from "../parts/lab-link.ts";
import { Picture } from "../parts/picture.tsx";
import { heightOf, type PlotBox } from "../parts/plot-box.ts";
import { ValidatorSign } from "../parts/signs.tsx";
import { ChildColumn } from "./child-column.tsx";
import { CHILD, CHILD_TAKE, lend, lentInLab, PARENT, PARENT_TAKE } from "./lent.ts";

/** The parent's stake is as high as the box. */
const BOX: PlotBox = { left: 166, width: 68, top: 56, height: 186 };
const [FOOT, RIGHT] = [BOX.top + BOX.height, BOX.left + BOX.width];
const PER_ALPHA = BOX.height / PARENT;
const OWN = FOOT - CHILD * PER_ALPHA;
/** One on either side of the parent, and where that side of the parent is. */
const CHILDREN = [
  { name: "C", x: 12, inner: 86, edge: BOX.left - 8 },
  { name: "D", x: 320, inner: 314, edge: RIGHT + 8 },
] as const;
/** As in the text: a half for the one, nothing yet for the other. */
const FIRST_SHARES = [0.5, 0] as const;

/** Three validators, as high as their stake weight: parts of the parent's count at two children, and what they earn flows back. The parts can be moved. */
export default function ChildHotkeysFigure(part: FigurePart) {
  const t = useTranslations("figure.childHotkeys");
  const { number } = useFormatter();
  const [moved, setMoved] = useState<readonly [number, number] | null>(null);
  const shares = moved ?? FIRST_SHARES;
  const day = lend(shares);
  const kept = 1 - day.share;
  const alpha = (value: number) => `${number(value, { maximumFractionDigits: 1 })}\u00A0α`;
  const percent = (value: number) => number(value, { style: "percent", maximumFractionDigits: 0 });
  /** Borders in the parent's column: below the first what it keeps, above the second what the second child gets. */
  const set = (first: number, second: number) =>
    setMoved([Number((second - first).toFixed(2)), Number((1 - second).toFixed(2))]);
  const borders = [kept, 1 - shares[1]] as const;
  const [low, high] = [heightOf(BOX, borders[0]), heightOf(BOX, borders[1])];
  const lentFrom = [(low + high) / 2, (high + BOX.top) / 2] as const;
  return (
    <FigureFrame
      part={part}
      isLong
      hasMoved={moved !== null}
      sentence={t(day.share === 0 ? "nothing" : "lent", {
        share: percent(day.share),
        child: alpha(CHILD),
        earned: alpha(day.earned),
        back: alpha(day.back),
        stakers: alpha(day.forStakers),
        childTake: percent(CHILD_TAKE),
        parentTake: percent(PARENT_TAKE),
      })}
      table={() => ({
        columns: [t("who"), t("share"), t("weight"), t("earned"), t("back")],
        rows: [
          ["P", percent(day.share), alpha(day.parent), "–", "–"],
          ...day.children.map(({ share, weight, earned, back }, place) => [
            CHILDREN[place]?.name ?? "",
            percent(share),
            alpha(weight),
            alpha(earned),
            alpha(back),
          ]),
        ],
      })}
      lab={labLink("validator-month", lentInLab(shares))}
    >
      <Picture
        height={290}
        of="validator"
        grips={
          <>
            <Grip
              box={BOX}
              at={BOX.left}
              value={borders[0]}
              onMove={(value) => set(Math.min(value, borders[1]), borders[1])}
              label={t("grip")}
              valueText={percent(kept)}
            />
            <Grip
              box={BOX}
              at={RIGHT}
              value={borders[1]}
              onMove={(value) => set(borders[0], Math.max(value, borders[0]))}
              label={t("divided")}
              valueText={CHILDREN.map(({ name }, place) => `${name} ${percent(shares[place] ?? 0)}`).join(", ")}
            />
          </>
        }
      >
        {(hatch) => (
          <>
            <rect
              className={ink.ground}
              x={BOX.left}
              y={BOX.top}
              width={BOX.width}
              height={low - BOX.top}
              strokeDasharray="5 4"
            />
            {shares[1] > 0 ? <path className={ink.line} d={`M${BOX.left} ${high}h${BOX.width}`} /> : null}
            <rect className={ink.full} x={BOX.left} y={low} width={BOX.width} height={FOOT - low} />
            {CHILDREN.map((sides, place) => {
              const { share = 0, weight = 0, back = 0 } = day.children[place] ?? {};
              return (
                <ChildColumn
                  key={sides.name}
                  {...sides}
                  tops={[FOOT - weight * PER_ALPHA, OWN, FOOT]}
                  lentFrom={share > 0 ? (lentFrom[place] ?? 0) : null}
                  hatch={hatch}
                  words={{ weight: alpha(weight), share: percent(share), back: alpha(back), child: t("child") }}
                />
              );
            })}
            <path className={ink.line} d={`M4 ${FOOT}H396`} />
            <text x={BOX.left + BOX.width / 2} y="24" textAnchor="middle">
              {alpha(PARENT)}
            </text>
            <ValidatorSign x={BOX.left + 2} y={FOOT + 28} size={11} label="P" />
            <text x={BOX.left + 20} y={FOOT + 33}>
              {t("parent")}
            </text>
          </>
        )}
      </Picture>
    </FigureFrame>
  );
}
