import type { ComponentProps } from "react";
import styles from "./button.module.css";

export type ButtonTone = "primary" | "secondary" | "quiet" | "danger";

interface Props extends Omit<ComponentProps<"button">, "disabled"> {
  /** What most visitors of the page want is `primary`, once; what cannot be taken back is `danger`. */
  tone?: ButtonTone;
  /** It is at work on what it was pressed for. */
  isBusy?: boolean;
  /** There is nothing to press it for now. */
  isUnavailable?: boolean;
}

/**
 * Something to press. Busy or unavailable, it stays where it is and keeps the focus, which `disabled` would take away; a
 * press does nothing then.
 */
export function Button({ tone = "secondary", isBusy = false, isUnavailable = false, ...button }: Props) {
  const isIdle = isBusy || isUnavailable;
  return (
    <button
      type="button"
      {...button}
      className={`${TONES[tone]} ${button.className ?? ""}`.trim()}
      aria-busy={isBusy || undefined}
      aria-disabled={isIdle || undefined}
      onClick={isIdle ? (event) => event.preventDefault() : button.onClick}
    />
  );
}

const TONES: Record<ButtonTone, string | undefined> = {
  primary: `${styles.button} ${styles.primary}`,
  secondary: styles.button,
  quiet: `${styles.button} ${styles.quiet}`,
  danger: `${styles.button} ${styles.danger}`,
};
