import type { PreviewDrawing } from "#app/site/preview-drawing.ts";
import type { Site } from "#app/site/site.server.ts";
import { finish } from "../frame/finish.ts";
import type { AnyLab } from "../frame/lab-definition.ts";
import { createLabNumbers } from "../frame/lab-numbers.ts";
import { isLabName, loadLab } from "../frame/load-lab.ts";
import { drawPreview } from "./draw-preview.ts";

/**
 * The first picture of a lab as it begins, computed by the lab itself; null where there is no lab of that name. What it computes is
 * the same each time, and takes longer than the rest of a page: it is cached.
 */
export async function getLabPreview(
  { labPreviews }: Pick<Site, "labPreviews">,
  widget: string | null,
): Promise<PreviewDrawing | null> {
  if (!isLabName(widget)) return null;
  const drawing = labPreviews.get(widget) ?? drawLab(await loadLab(widget));
  if (drawing) labPreviews.set(widget, drawing);
  return drawing;
}

/** Words are not shown: their names serve. */
function drawLab(lab: AnyLab): PreviewDrawing | null {
  const result = finish(lab.simulate(lab.initial));
  const [chart] = lab.show({ state: lab.initial, result, words: String, numbers: createLabNumbers("en") }).charts;
  return chart ? drawPreview(chart) : null;
}
