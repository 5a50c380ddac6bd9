import { useTranslations } from "#app/i18n/interface-texts.ts";
import { Arrow } from "../parts/arrow.tsx";
import ink from "../parts/drawing.module.css";
import { Picture } from "../parts/picture.tsx";
import { ASKER, Bubble, bubbleWidth, Everybody, HEIGHT, MINER_ROWS, MINERS_X, moves } from "./stage.tsx";

/** Where arrows begin or end at the validator, by the miner they lead to. */
const AT_ASKER = [ASKER.y - 12, ASKER.y, ASKER.y + 12] as const;
const QUESTION_Y = 26;

function useWords() {
  const t = useTranslations("story");
  return {
    t,
    words: { validator: t("validator"), miners: t("miners"), chain: t("chain") },
    question: (
      <>
        <path className={ink.line} d={`M${ASKER.x} ${QUESTION_Y + 17}V${ASKER.y - 22}`} />
        <Bubble x={8} y={QUESTION_Y} text={t("asked")} />
      </>
    ),
  };
}

/** A question comes to a validator, and from there to all miners. */
export function QuestionPicture() {
  const { words, question } = useWords();
  return (
    <Picture height={HEIGHT}>
      <g className={moves("comes", "first")}>{question}</g>
      {MINER_ROWS.map((y, place) => (
        <g key={y} className={moves("wipes", place === 1 ? "second" : "third")}>
          <Arrow from={[ASKER.x + 28, AT_ASKER[place] ?? y]} to={[MINERS_X - 26, y]} isLit />
        </g>
      ))}
      <Everybody words={words} />
    </Picture>
  );
}

/** Three answers come back, each from a machine of its own. */
export function AnswersPicture() {
  const { t, words, question } = useWords();
  return (
    <Picture height={HEIGHT}>
      {question}
      {(["first", "second", "third"] as const).map((answer, place) => {
        const y = MINER_ROWS[place] ?? 0;
        const text = t(`answers.${answer}`);
        const left = MINERS_X - 26 - bubbleWidth(text);
        return (
          <g key={answer}>
            <g className={moves("wipesBack", "third")}>
              <Arrow from={[left - 4, y]} to={[ASKER.x + 28, AT_ASKER[place] ?? y]} isLit />
            </g>
            <g className={moves("comes", place === 1 ? "first" : "second")}>
              <Bubble x={left} y={y} text={text} />
            </g>
          </g>
        );
      })}
      <Everybody words={words} />
    </Picture>
  );
}
