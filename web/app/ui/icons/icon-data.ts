/** An icon as Iconify's components draw it: what stands in its `<svg>`, and the size that is drawn for. */
export interface IconData {
  body: string;
  width: number;
  height: number;
  left?: number;
  top?: number;
  rotate?: number;
  hFlip?: boolean;
  vFlip?: boolean;
}
