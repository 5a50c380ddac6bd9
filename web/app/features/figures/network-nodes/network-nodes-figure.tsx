import { useState } from "react";
import { useTranslations } from "#app/i18n/interface-texts.ts";
import type { FigurePart } from "#app/ui/rich-text/figures.ts";
import { Arrow } from "../parts/arrow.tsx";
import { Choice } from "../parts/choice.tsx";
import ink from "../parts/drawing.module.css";
import { FigureFrame } from "../parts/figure-frame.tsx";
import { Picture } from "../parts/picture.tsx";
import { BlockSign, KeySign } from "../parts/signs.tsx";
import { TapArea } from "../tap-area.tsx";
import { BLOCKS, NODES, type NodeKind, nodeOf } from "./nodes.ts";

const YOU = { x: 34, y: 134 };
const CARD = { x: 112, width: 284, height: 72 };
const cardY = (place: number) => 18 + place * 84;
const SPACE = 25;

/** You on the left, three nodes on the right, and in each the blocks whose state it keeps. The one you ask is lit. */
export default function NetworkNodesFigure(part: FigurePart) {
  const t = useTranslations("figure.networkNodes");
  const [chosen, setChosen] = useState<NodeKind | null>(null);
  const now = chosen ?? "archive";
  const yes = (value: boolean) => t(value ? "yes" : "no");
  return (
    <FigureFrame
      part={part}
      isLong
      hasMoved={chosen !== null}
      sentence={t(`says.${now}`)}
      table={() => ({
        columns: [t("node"), t("knowsNow"), t("knowsThen"), t("makesBlocks"), t("anybody")],
        rows: NODES.map((kind) => {
          const node = nodeOf(kind);
          return [t(kind), yes(node.knowsNow), yes(node.knowsThen), yes(node.makesBlocks), yes(node.isForAnybody)];
        }),
      })}
      controls={
        <Choice
          legend={t("ask")}
          options={NODES.map((value) => ({ value, label: t(value) }))}
          value={now}
          onChoose={setChosen}
        />
      }
    >
      <Picture
        height={276}
        grips={NODES.map((kind, place) => (
          <TapArea key={kind} {...CARD} y={cardY(place)} onTap={() => setChosen(kind)} />
        ))}
      >
        <path
          className={ink.line}
          d={`M${YOU.x - 20} ${YOU.y - 8}a20 20 0 0 1 40 0M${YOU.x - 10} ${YOU.y - 38}a10 10 0 1 0 20 0a10 10 0 1 0-20 0`}
        />
        <KeySign x={YOU.x} y={YOU.y + 14} />
        <text x={YOU.x} y={YOU.y + 42} textAnchor="middle">
          {t("you")}
        </text>
        {NODES.map((kind, place) => {
          const y = cardY(place);
          const isNow = kind === now;
          const { keeps, makesBlocks } = nodeOf(kind);
          return (
            <g key={kind}>
              <Arrow
                from={[YOU.x + 28, YOU.y - 14 + (place - 1) * 16]}
                to={[CARD.x - 6, y + CARD.height / 2]}
                isLit={isNow}
                isDashed={!isNow}
              />
              <rect className={isNow ? ink.marker : ink.ground} {...CARD} y={y} rx="8" />
              <text className={isNow ? `${ink.strong} ${ink.onMarker}` : undefined} x={CARD.x + 14} y={y + 25}>
                {t(kind)}
              </text>
              {keeps.map((isKept, block) => {
                const x = CARD.x + 24 + block * SPACE;
                return isKept ? (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a block is its place.
                  <BlockSign key={block} x={x} y={y + 50} size={9} />
                ) : (
                  <rect
                    // biome-ignore lint/suspicious/noArrayIndexKey: a block is its place.
                    key={block}
                    className={isNow ? `${ink.onMarker} ${ink.dashed}` : ink.dashed}
                    x={x - 9}
                    y={y + 41}
                    width="18"
                    height="18"
                    rx="2"
                  />
                );
              })}
              {makesBlocks ? (
                <g className={isNow ? ink.onMarker : undefined}>
                  <rect className={ink.key} x={CARD.x + 16 + BLOCKS * SPACE} y={y + 41} width="18" height="18" rx="2" />
                  <path className={ink.line} d={`M${CARD.x + 25 + BLOCKS * SPACE} ${y + 45}v10m-5-5h10`} />
                </g>
              ) : null}
            </g>
          );
        })}
      </Picture>
    </FigureFrame>
  );
}
