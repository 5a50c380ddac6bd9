import { type ReactNode, use, useId } from "react";
import ink from "./drawing.module.css";
import { PictureFileContext } from "./picture-file.ts";

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
  const fileStyles = use(PictureFileContext);
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: the caption, the sentence and the table say it; what is drawn is hidden.
    <svg
      className={ink.sheet}
      // A file cuts off what a page shows: some labels end a little beside the picture.
      viewBox={fileStyles === null ? `0 0 ${width} ${height}` : `-12 -6 ${width + 24} ${height + 12}`}
      xmlns={fileStyles === null ? undefined : "http://www.w3.org/2000/svg"}
    >
      {fileStyles === null ? null : <style>{fileStyles}</style>}
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
      {fileStyles === null ? grips : null}
    </svg>
  );
}
