import { Slider as Base } from "@base-ui/react/slider";
import { useDeferredValue } from "react";
import { useHydrated } from "../use-hydrated.ts";
import styles from "./slider.module.css";

/**
 * A value found by moving: with a finger anywhere on the track, or by keyboard (Shift or Page Up and Down for ten steps at
 * once).
 *
 * Where the thumb is, is a style attribute, which no page of the site is sent with: until scripts have come, an empty
 * track keeps the place.
 */
export function Slider(props: {
  /** The element with its name. */
  labelledBy: string;
  describedBy?: string | undefined;
  /** Positions count from 0 to this. */
  max: number;
  value: number;
  /** The value in words, with its unit. */
  valueText: string;
  /** What the first and the last position stand for, written below them. */
  ends?: readonly [string, string];
  /** A position to find back to, marked on the track. */
  mark?: number;
  isDisabled?: boolean;
  onChange: (value: number) => void;
  /** The thumb was let go of, or left. Keys come one after the other: they are done when the slider is left. */
  onSettle?: () => void;
}) {
  const { labelledBy, describedBy, max, value, valueText, ends, mark, isDisabled, onChange, onSettle } = props;
  // A lab has many: React would make all of them in one task as soon as it has taken over.
  const isHydrated = useDeferredValue(useHydrated());
  return (
    <div className={styles.slider}>
      {isHydrated ? (
        <Base.Root
          min={0}
          max={max}
          value={value}
          disabled={isDisabled}
          onValueChange={onChange}
          onValueCommitted={(_, { reason }) => {
            if (reason !== "keyboard") onSettle?.();
          }}
        >
          <Base.Control className={styles.control}>
            <Base.Track className={styles.track}>
              <Base.Indicator className={styles.filled} />
              {mark === undefined ? null : (
                // biome-ignore lint/style/noInlineStyles: its place is a value, and only scripts put it there, which the policy of pages allows.
                <span className={styles.mark} style={{ insetInlineStart: `${(mark / max) * 100}%` }} />
              )}
              <Base.Thumb
                className={styles.thumb}
                aria-labelledby={labelledBy}
                aria-describedby={describedBy}
                aria-valuetext={valueText}
                onBlur={onSettle}
              />
            </Base.Track>
          </Base.Control>
        </Base.Root>
      ) : (
        <div className={styles.control}>
          <div className={styles.track} />
        </div>
      )}
      {ends ? (
        <div className={styles.ends} aria-hidden="true">
          <span>{ends[0]}</span>
          <span>{ends[1]}</span>
        </div>
      ) : null}
    </div>
  );
}
