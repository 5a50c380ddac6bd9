/** Above the consensus by more than rounding. */
export function isClipped(weight: number, consensus: number): boolean {
  return weight > consensus + 1e-9;
}
