import { useEffect, useRef, useState } from "react";
import { useTranslations } from "#app/i18n/interface-texts.ts";
import { useAnnounce } from "#app/ui/announcer.tsx";
import fieldStyles from "#app/ui/forms/field.module.css";
import { fieldOf } from "./field-names.ts";
import styles from "./question-forms.late.module.css";
import type { QuestionView } from "./quizzes.server.ts";

type Control = "place" | "up" | "down";

/**
 * Steps that are put in order: each has its place in a list of places, which is sent, also without scripts. With them a step
 * goes where its place is, and two buttons move it by one.
 */
export function OrderFields({ question }: { question: QuestionView }) {
  const t = useTranslations("questionForms.order");
  const announce = useAnnounce();
  const { options } = question;
  const [order, setOrder] = useState(() => options.map(({ key }) => key));
  const list = useRef<HTMLOListElement>(null);
  const moved = useRef<{ key: string; by: Control } | null>(null);

  // Places may have been chosen before React was here.
  useEffect(() => {
    const places = Array.from(list.current?.querySelectorAll("select") ?? [], ({ value }) => Number(value));
    const chosen = options.map(({ key }, at) => ({ key, place: places[at] ?? at }));
    setOrder(chosen.toSorted((one, other) => one.place - other.place).map(({ key }) => key));
  }, [options]);

  // A step that moves in the document loses the focus.
  useEffect(() => {
    if (!moved.current) return;
    const { key, by } = moved.current;
    moved.current = null;
    list.current?.querySelector<HTMLElement>(`[data-moves="${by} ${key}"]`)?.focus();
  });

  const move = (key: string, to: number, by: Control) => {
    if (to < 0 || to >= order.length) return;
    const others = order.filter((each) => each !== key);
    moved.current = { key, by };
    setOrder([...others.slice(0, to), key, ...others.slice(to)]);
    announce(t("moved", { step: textOf(key), place: String(to + 1), count: String(order.length) }));
  };
  const textOf = (key: string) => options.find((option) => option.key === key)?.text ?? "";

  return (
    <>
      <p className={styles.hint}>{t("hint")}</p>
      <ol ref={list} className={styles.steps}>
        {order.map((key, at) => (
          <li key={key} className={styles.step}>
            <select
              data-moves={`place ${key}`}
              className={fieldStyles.field}
              name={fieldOf.place(question.key, key)}
              value={at + 1}
              onChange={(event) => move(key, Number(event.currentTarget.value) - 1, "place")}
              aria-label={t("place", { step: textOf(key) })}
            >
              {order.map((each, place) => (
                <option key={each} value={place + 1}>
                  {place + 1}
                </option>
              ))}
            </select>
            <span className={styles.words}>{textOf(key)}</span>
            <span className={styles.moves}>
              <Move moves={`up ${key}`} isIdle={at === 0} onPress={() => move(key, at - 1, "up")}>
                {[t("up", { step: textOf(key) }), "↑"]}
              </Move>
              <Move moves={`down ${key}`} isIdle={at === order.length - 1} onPress={() => move(key, at + 1, "down")}>
                {[t("down", { step: textOf(key) }), "↓"]}
              </Move>
            </span>
          </li>
        ))}
      </ol>
    </>
  );
}

function Move(props: { moves: string; isIdle: boolean; onPress: () => void; children: [name: string, sign: string] }) {
  const { moves, isIdle, onPress, children } = props;
  const [name, sign] = children;
  return (
    <button data-moves={moves} type="button" onClick={onPress} aria-label={name} aria-disabled={isIdle || undefined}>
      <span aria-hidden="true">{sign}</span>
    </button>
  );
}
