import { type ReactNode, useId } from "react";
import ink from "./drawing.module.css";

interface PictureProps {
  /** In units of the `viewBox`: 400 are as wide as a text on a phone. */
  width?: number;
  height: number;
  /** What is drawn. A function is given the `fill` of what is cut off, withheld or missing: hatched. */
  children: ReactNode | ((hatch: string) => ReactNode);
  /** Whose colour `ink.full`, `ink.pale`, `ink.edge` and the hatching have. Default: the colour of text. */
  of?: "miner" | "validator" | "owner" | "root" | "chain";
  /** What can be moved: above what is drawn. */
  grips?: ReactNode;
}

/** What a figure draws. Hidden from assistive technology, which has the sentence, the table and the grips. */
export function Picture({ width = 400, height, children, of, grips }: PictureProps) {
  const hatch = useId();
  const role = of && ink[of];
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: the caption, the sentence and the table say it; what is drawn is hidden.
    <svg viewBox={`0 0 ${width} ${height}`}>
      {typeof children === "function" ? (
        <pattern
          id={hatch}
          className={role}
          width="6"
          height="6"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <path className={ink.edge} d="M3 0v6" />
        </pattern>
      ) : null}
      {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it can be focused. */}
      <g aria-hidden="true" className={role}>
        {typeof children === "function" ? children(`url(#${hatch})`) : children}
      </g>
      {grips}
    </svg>
  );
}
