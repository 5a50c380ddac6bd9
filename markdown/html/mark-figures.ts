import type { Root } from "mdast";
import { listFigures } from "../figures/list-figures.ts";
import { FIGURE_PLACE } from "./places.ts";

/** Marks where figures stand, their captions inside. Of one that is nested or nameless, the caption stays as a paragraph. */
export function markFigures(root: Root): void {
  for (const { node, name, preset, isNested } of listFigures(root)) {
    const isShown = name !== null && !isNested;
    const properties = { ...node.data?.hProperties, dataName: name, ...(preset !== null && { dataPreset: preset }) };
    node.data = isShown ? { hName: FIGURE_PLACE, hProperties: properties } : { hName: "p", hProperties: {} };
  }
}
