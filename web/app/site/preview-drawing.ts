/** A chart without words: areas for bars, lines for series, a dot where the state stands. In units of 240 by 120. */
export interface PreviewDrawing {
  bars: { x: number; y: number; width: number; height: number; isSecond: boolean }[];
  lines: { d: string; isSecond: boolean }[];
  dot: { x: number; y: number } | null;
}
