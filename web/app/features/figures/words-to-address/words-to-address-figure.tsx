import { useState } from "react";
import { useTranslations } from "#app/i18n/interface-texts.ts";
import type { FigurePart } from "#app/ui/rich-text/figures.ts";
import { Arrow } from "../parts/arrow.tsx";
import { Choice } from "../parts/choice.tsx";
import ink from "../parts/drawing.module.css";
import { FigureFrame } from "../parts/figure-frame.tsx";
import { Picture } from "../parts/picture.tsx";
import { KeySign, LockSign, TaoSign } from "../parts/signs.tsx";
import { TapArea } from "../tap-area.tsx";
import { canSpend, LINKS, type Link, reachOf } from "./computed.ts";

const CARD = { x: 92, width: 210, height: 48 };
const APART = 80;
const cardY = (place: number) => 8 + place * APART;
const FOOT = cardY(LINKS.length - 1) + CARD.height;
const PERSON = 34;
/** Twelve words, written on four lines. */
const WORDS = "M0 0h26m8 0h18m8 0h30M0 10h20m8 0h28m8 0h18M0 20h30m8 0h16m8 0h24";
/** An eye: what anybody may look at. */
const EYE = "M-12 0Q0-12 12 0Q0 12-12 0M-3 0a3 3 0 1 0 6 0a3 3 0 1 0-6 0";

/** Words, a secret number, its public counterpart and an address, one below the other: who has one of them has those below it. */
export default function WordsToAddressFigure(part: FigurePart) {
  const t = useTranslations("figure.wordsToAddress");
  const [chosen, setChosen] = useState<Link | null>(null);
  const held = chosen ?? "address";
  const reached = reachOf(held);
  const personY = cardY(LINKS.indexOf(held)) + CARD.height / 2;
  const yes = (value: boolean) => t(value ? "yes" : "no");
  return (
    <FigureFrame
      part={part}
      hasMoved={chosen !== null}
      sentence={t(`says.${held}`)}
      table={() => ({
        columns: [t("held"), t("computes"), t("spends")],
        rows: LINKS.map((link) => [
          t(link),
          reachOf(link)
            .slice(1)
            .map((below) => t(below))
            .join(", ") || t("nothing"),
          yes(canSpend(link)),
        ]),
      })}
      controls={
        <Choice
          legend={t("held")}
          options={LINKS.map((value) => ({ value, label: t(value) }))}
          value={held}
          onChoose={setChosen}
        />
      }
    >
      <Picture
        height={FOOT + 6}
        grips={LINKS.map((link, place) => (
          <TapArea key={link} {...CARD} y={cardY(place)} onTap={() => setChosen(link)} />
        ))}
      >
        {(hatch) => (
          <>
            <path
              className={ink.line}
              d={`M${PERSON - 14} ${personY + 18}a14 14 0 0 1 28 0M${PERSON - 7} ${personY - 4}a7 7 0 1 0 14 0a7 7 0 1 0-14 0`}
            />
            <Arrow from={[PERSON + 20, personY]} to={[CARD.x - 5, personY]} />
            {LINKS.map((link, place) => {
              const y = cardY(place);
              const isReached = reached.includes(link);
              return (
                <g key={link}>
                  {place > 0 ? (
                    <Arrow
                      from={[CARD.x + CARD.width / 2, y - APART + CARD.height + 4]}
                      to={[CARD.x + CARD.width / 2, y - 5]}
                      isLit={isReached && link !== held}
                      isDashed={!isReached || link === held}
                    />
                  ) : null}
                  <rect className={isReached ? ink.marker : ink.ground} {...CARD} y={y} rx="8" />
                  {isReached ? null : <rect className={ink.edge} {...CARD} y={y} rx="8" fill={hatch} />}
                  <text
                    className={`${ink.strong} ${isReached ? ink.onMarker : ink.halo}`}
                    x={CARD.x + 12}
                    y={y + CARD.height / 2 + 5}
                  >
                    {t(link)}
                  </text>
                  <g transform={`translate(${CARD.x + CARD.width + 46} ${y + CARD.height / 2})`}>
                    {canSpend(link) ? <LockSign x={0} y={0} size={11} /> : <path className={ink.line} d={EYE} />}
                  </g>
                  <g className={isReached ? ink.onMarker : undefined}>
                    {link === "words" ? (
                      <path
                        className={isReached ? ink.thick : ink.line}
                        d={WORDS}
                        transform={`translate(${CARD.x + CARD.width - 98} ${y + 14})`}
                      />
                    ) : link === "secret" ? (
                      <KeySign x={CARD.x + CARD.width - 30} y={y + CARD.height / 2} size={13} />
                    ) : null}
                  </g>
                </g>
              );
            })}
            {canSpend(held) ? (
              <>
                <TaoSign x={378} y={FOOT - CARD.height / 2} size={14} />
                <path className={ink.thick} d={`M378 ${FOOT - CARD.height / 2 - 22}v-30m-7 8 7-8 7 8`} />
              </>
            ) : (
              <TaoSign x={378} y={FOOT - CARD.height / 2} size={14} />
            )}
          </>
        )}
      </Picture>
    </FigureFrame>
  );
}
