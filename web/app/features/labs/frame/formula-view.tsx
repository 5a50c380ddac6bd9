import { createElement, type ReactNode } from "react";
import controlStyles from "./lab-controls.module.css";
import type { MathNode } from "./math-node.ts";

/** A formula as MathML, which browsers draw and read out by themselves. */
export function FormulaView({ label, lines }: { label: string; lines: readonly MathNode[] }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for what can be set
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what may be wider than the screen has to be scrolled by keyboard
    <div className={controlStyles.formula} role="group" tabIndex={0} aria-label={label}>
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines have no names, and their number does not change
        <div key={index}>{createElement("math", { display: "block" }, toElement(line))}</div>
      ))}
    </div>
  );
}

function toElement(node: MathNode, key?: number): ReactNode {
  if (typeof node === "string") return createElement(leafTag(node), { key }, node);
  return createElement(node.tag, { key }, ...node.children.map((child) => toElement(child)));
}

function leafTag(text: string): "mn" | "mo" | "mi" {
  if (/^[−-]?\d/.test(text)) return "mn";
  return /^[=+−·/()[\],≥≤<>×⌊⌋∑→|]+$/u.test(text) || /^(?:min|max)$/.test(text) ? "mo" : "mi";
}
