/** A formula: text (a number, a name or a sign), or parts in an arrangement that MathML knows. */
export type MathNode = string | { readonly tag: MathTag; readonly children: readonly MathNode[] };

export type MathTag = "mrow" | "mfrac" | "msup" | "msub" | "msqrt";

export function row(...children: MathNode[]): MathNode {
  return { tag: "mrow", children };
}

export function frac(above: MathNode, below: MathNode): MathNode {
  return { tag: "mfrac", children: [above, below] };
}

export function sup(base: MathNode, exponent: MathNode): MathNode {
  return { tag: "msup", children: [base, exponent] };
}

export function sub(base: string, index: string): MathNode {
  return { tag: "msub", children: [base, index] };
}

export function paren(...children: MathNode[]): MathNode {
  return row("(", ...children, ")");
}
