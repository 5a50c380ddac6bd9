/** An icon as it is drawn: what stands in its `<svg>`, sanitised, and the field that is drawn for, from `left` and `top`. */
export interface IconData {
  body: string;
  width: number;
  height: number;
  left?: number;
  top?: number;
}
