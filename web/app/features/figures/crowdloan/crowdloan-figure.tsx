import { useState } from "react";
import { useFormatter, useTranslations } from "#app/i18n/interface-texts.ts";
import type { FigurePart } from "#app/ui/rich-text/figures.ts";
import { Arrow } from "../parts/arrow.tsx";
import { Choice } from "../parts/choice.tsx";
import ink from "../parts/drawing.module.css";
import { FigureFrame } from "../parts/figure-frame.tsx";
import { Picture } from "../parts/picture.tsx";
import { AlphaSign, OwnerSign, SubnetSign, TaoSign } from "../parts/signs.tsx";
import { type Starts, startOf } from "../parts/starts.ts";
import { Stepper } from "../parts/stepper.tsx";
import { CAP, CONTRIBUTORS, type Ending, STEPS, YOURS, yourDay } from "./life.ts";

const JAR = { x: 142, y: 40, width: 104, height: 150 };
const FULL = 120;
const FOOT = JAR.y + JAR.height;
const RULE = FOOT - FULL;
const PEOPLE = [62, 106, 150];
const SUBNET = { x: 340, y: 106 };
const STARTS: Starts<"crowdloan", Ending> = { missed: "missed" };

/** Many give into a jar; full in time, it buys a subnet that pays them back in alpha, or all of it goes back. */
export default function CrowdloanFigure(part: FigurePart) {
  const t = useTranslations("figure.crowdloan");
  const { number } = useFormatter();
  const [chosen, setChosen] = useState<Ending | null>(null);
  const [moved, setMoved] = useState<number | null>(null);
  const ending = chosen ?? startOf(part, STARTS, "reached");
  const steps = STEPS[ending];
  const step = Math.min(moved ?? steps.length - 1, steps.length - 1);
  const { name: now, raised } = steps[step] ?? steps[0];
  const tao = (value: number) => `${number(value)}\u00A0τ`;
  const alpha = (value: number) => `${number(value, { maximumFractionDigits: 2 })}\u00A0α`;
  const values = {
    raised: tao(raised),
    cap: tao(CAP),
    yours: tao(YOURS),
    part: number(CONTRIBUTORS, { style: "percent" }),
    day: alpha(yourDay()),
  };
  const isBought = now === "call" || now === "pay";
  const isGiving = now === "open" || now === "collect" || now === "full";
  const level = FOOT - (raised / CAP) * FULL;
  return (
    <FigureFrame
      part={part}
      isLong
      hasMoved={chosen !== null || moved !== null}
      sentence={t(`does.${now}`, values)}
      table={() => ({
        columns: [t("step"), t("jar"), t("yours", { yours: tao(YOURS) })],
        rows: steps.map((row, place) => [
          `${place + 1} ${t(`name.${row.name}`)}`,
          tao(row.raised),
          t(`where.${row.name}`, values),
        ]),
      })}
      controls={
        <>
          <Choice
            legend={t("cap")}
            options={(["reached", "missed"] as const).map((value) => ({ value, label: t(value) }))}
            value={ending}
            onChoose={setChosen}
          />
          <Stepper step={step} count={steps.length} onStep={setMoved} name={t(`name.${now}`)} canPlay />
        </>
      }
    >
      <Picture height={226}>
        <text x="8" y="26">
          {t("people")}
        </text>
        {PEOPLE.map((y, place) => (
          <g key={y}>
            <path className={ink.line} d={`M14 ${y + 14}a14 14 0 0 1 28 0M21 ${y - 8}a7 7 0 1 0 14 0a7 7 0 1 0-14 0`} />
            {place === 1 ? (
              <text className={ink.strong} x="50" y={y + 10}>
                {tao(YOURS)}
              </text>
            ) : null}
          </g>
        ))}
        {isBought ? null : (
          <Arrow
            from={[isGiving ? 104 : 134, 84]}
            to={[isGiving ? 134 : 104, 84]}
            isLit={isGiving || now === "refund"}
            isDashed={now === "late"}
          />
        )}
        {isGiving || now === "refund" ? <TaoSign x={80} y={84} size={10} /> : null}
        <rect className={ink.marker} x={JAR.x} y={level} width={JAR.width} height={FOOT - level} />
        <path className={ink.thick} d={`M${JAR.x} ${JAR.y}v${JAR.height}h${JAR.width}v${-JAR.height}`} />
        <path className={ink.dashed} d={`M${JAR.x - 8} ${RULE}h${JAR.width + 16}`} />
        <text x={JAR.x + JAR.width / 2} y={RULE - 10} textAnchor="middle">
          {tao(CAP)}
        </text>
        {raised > 0 ? (
          <text className={`${ink.strong} ${ink.onMarker}`} x={JAR.x + JAR.width / 2} y={FOOT - 14} textAnchor="middle">
            {tao(raised)}
          </text>
        ) : null}
        <text x={JAR.x + JAR.width / 2} y={FOOT + 24} textAnchor="middle">
          {t("jar")}
        </text>
        <Arrow
          from={[JAR.x + JAR.width + 10, 96]}
          to={[SUBNET.x - 46, 96]}
          isLit={now === "call"}
          isDashed={!isBought}
        />
        <g opacity={isBought ? 1 : 0.35}>
          <SubnetSign {...SUBNET} size={38} />
          <OwnerSign x={SUBNET.x + 30} y={SUBNET.y + 26} size={11} />
          <text x={SUBNET.x} y={SUBNET.y + 64} textAnchor="middle">
            {t("subnet")}
          </text>
        </g>
        {now === "pay" ? (
          <>
            <path className={ink.lit} d={`M${SUBNET.x} 62V20H96V84H62`} />
            <g className={ink.onMarker}>
              <path className={ink.thick} d={`M${SUBNET.x} 62V20H96V84H62m8-5-8 5 8 5`} />
            </g>
            <AlphaSign x={SUBNET.x - 60} y={20} size={12} />
          </>
        ) : null}
      </Picture>
    </FigureFrame>
  );
}
