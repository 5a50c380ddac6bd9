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
import { CASES, type Case, isProved, namesKey, namesSite, turned } from "./proof.ts";

const CHAIN = { x: 4, y: 40, width: 132, height: 132 };
const SITE = { ...CHAIN, x: 264 };
const FROM = CHAIN.x + CHAIN.width + 10;
const TO = SITE.x - 10;
const WAYS = { site: 78, key: 136 };
/** A name that belongs to nobody, and an address as it begins. */
const NAME = "example.org";
const KEY = "5F3s…";

/** An entry on the chain and a website, and whether each names the other: an arrow can be tapped. */
export default function TwoWayProofFigure(part: FigurePart) {
  const t = useTranslations("figure.twoWayProof");
  const [chosen, setChosen] = useState<Case | null>(null);
  const now = chosen ?? "chain";
  const yes = (value: boolean) => t(value ? "yes" : "no");
  const middle = (FROM + TO) / 2;
  return (
    <FigureFrame
      part={part}
      hasMoved={chosen !== null}
      sentence={t(`says.${now}`)}
      table={() => ({
        columns: [t("case"), t("namesSite"), t("namesKey"), t("proved")],
        rows: CASES.map((what) => [t(what), yes(namesSite(what)), yes(namesKey(what)), yes(isProved(what))]),
      })}
      controls={
        <Choice
          legend={t("case")}
          options={CASES.map((value) => ({ value, label: t(value) }))}
          value={now}
          onChoose={setChosen}
        />
      }
    >
      <Picture
        height={222}
        grips={(["site", "key"] as const).map((direction) => (
          <TapArea
            key={direction}
            x={FROM}
            y={WAYS[direction] - 24}
            width={TO - FROM}
            height={48}
            onTap={() => setChosen(turned(now, direction))}
          />
        ))}
      >
        <text x={CHAIN.x} y={CHAIN.y - 12}>
          {t("onChain")}
        </text>
        <text x={SITE.x + SITE.width} y={SITE.y - 12} textAnchor="end">
          {t("website")}
        </text>
        <rect className={ink.ground} {...CHAIN} rx="4" />
        {[0, 1, 2, 3].map((place) => (
          <BlockSign key={place} x={CHAIN.x + 24 + place * 28} y={CHAIN.y + 112} size={9} />
        ))}
        <text className={namesSite(now) ? ink.strong : undefined} x={CHAIN.x + 12} y={WAYS.site + 5}>
          {namesSite(now) ? NAME : "—"}
        </text>
        <rect className={ink.ground} {...SITE} rx="10" />
        <path
          className={ink.line}
          d={`M${SITE.x} ${SITE.y + 24}h${SITE.width}M${SITE.x + 12} ${SITE.y + 12}h.1m9.9 0h.1m9.9 0h.1`}
          strokeLinecap="round"
        />
        <text className={ink.strong} x={SITE.x + 12} y={SITE.y + 44}>
          {NAME}
        </text>
        {namesKey(now) ? (
          <>
            <KeySign x={SITE.x + 24} y={WAYS.key} size={10} />
            <text className={ink.strong} x={SITE.x + 46} y={WAYS.key + 5}>
              {KEY}
            </text>
          </>
        ) : (
          <text x={SITE.x + 12} y={WAYS.key + 5}>
            —
          </text>
        )}
        <Arrow from={[FROM, WAYS.site]} to={[TO, WAYS.site]} isLit={namesSite(now)} isDashed={!namesSite(now)} />
        <Arrow from={[TO, WAYS.key]} to={[FROM, WAYS.key]} isLit={namesKey(now)} isDashed={!namesKey(now)} />
        <text className={`${ink.large} ${ink.strong}`} x={middle} y="212" textAnchor="middle">
          {isProved(now) ? "✓" : "?"}
        </text>
      </Picture>
    </FigureFrame>
  );
}
