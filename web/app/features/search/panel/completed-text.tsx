import { type RefObject, useLayoutEffect, useState } from "react";
import { useLocale } from "#app/i18n/interface-texts.ts";
import { completeText } from "./complete-text.ts";
import styles from "./completed-text.module.css";
import { isListOpen, type PanelState } from "./panel-state.ts";

/** The title that goes on with what was typed; null where none does, or none is shown. */
export function completionOf(state: PanelState, locale: string): string | null {
  if (state.isComposing || !isListOpen(state)) return null;
  return completeText(state.text, titlesOf(state), locale);
}

export function titlesOf({ found }: PanelState): string[] {
  return found?.inSources.flatMap(({ hits }) => hits.map(({ title }) => title)) ?? [];
}

/** A field shows all that was typed. */
export function showsWhole(field: HTMLInputElement): boolean {
  return field.scrollWidth <= field.clientWidth;
}

/** The rest of a title, greyed, behind what was typed: where all of that is in view. */
export function CompletedText({ state, field }: { state: PanelState; field: RefObject<HTMLInputElement | null> }) {
  const { text } = state;
  const title = completionOf(state, useLocale());
  const [isWhole, setIsWhole] = useState(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: how wide the text is changes with it.
  useLayoutEffect(() => {
    if (field.current) setIsWhole(showsWhole(field.current));
  }, [field, text, title]);
  if (title === null || !isWhole) return null;
  return (
    <div className={styles.completedText} aria-hidden="true">
      <span className={styles.typed}>{text}</span>
      <span className={styles.rest}>{title.slice(text.normalize("NFC").length)}</span>
      <kbd className={styles.key}>Tab</kbd>
    </div>
  );
}
