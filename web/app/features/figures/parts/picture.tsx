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
  of?: "miner" | "validator" | "owner" | "root" | "chain" | "subnet";
  /** What can be moved: above what is drawn. */
  grips?: ReactNode;
}

/** How much higher a file is that says where it comes from. */
const SOURCE_LINE = 22;

/** What a figure draws. Hidden from assistive technology, which has the sentence, the table and the grips. */
export function Picture({ width = 400, height, children, of, grips }: PictureProps) {
  const hatch = useId();
  const role = of && ink[of];
  const file = use(PictureFileContext);
  const source = file?.source ?? null;
  const foot = source === null ? 0 : SOURCE_LINE;
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: the caption, the sentence and the table say it; what is drawn is hidden.
    <svg
      className={ink.sheet}
      // A file cuts off what a page shows: some labels end a little beside the picture.
      viewBox={file === null ? `0 0 ${width} ${height}` : `-12 -6 ${width + 24} ${height + 12 + foot}`}
      xmlns={file === null ? undefined : "http://www.w3.org/2000/svg"}
      {...(source && { width: width + 24, height: height + 12 + foot })}
    >
      {source === null ? null : (
        <>
          <title>{source.title}</title>
          <desc>{source.caption}</desc>
        </>
      )}
      {file === null ? null : <style>{file.styles}</style>}
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
      {file === null ? grips : null}
      {source === null ? null : (
        <text y={height + SOURCE_LINE} fontSize="12">
          {source.line}
        </text>
      )}
    </svg>
  );
}
