import { createKeeper } from "#app/create-keeper.ts";
import { finish } from "../frame/finish.ts";
import type { AnyLab } from "../frame/lab-definition.ts";
import { createLabNumbers } from "../frame/lab-numbers.ts";
import { createWords } from "../frame/lab-words.ts";
import { isLabName, loadLab } from "../frame/load-lab.ts";
import { getLabTexts } from "../lab-texts.server.ts";
import { drawPreview, type PreviewDrawing } from "./draw-preview.ts";

const keep = createKeeper<PreviewDrawing | null>();

/** The first picture of a lab as it begins, computed by the lab itself; null where there is no lab of that name. */
export async function getLabPreview(widget: string | null): Promise<PreviewDrawing | null> {
  if (!isLabName(widget)) return null;
  const lab = await loadLab(widget);
  return keep(lab, "preview", () => drawLab(lab));
}

/** Words are not shown: any language's serve. */
function drawLab(lab: AnyLab): PreviewDrawing | null {
  const words = createWords("en", getLabTexts(lab.name, "en") ?? {}, () => undefined);
  const result = finish(lab.simulate(lab.initial));
  const [chart] = lab.show({ state: lab.initial, result, words, numbers: createLabNumbers("en") }).charts;
  return chart ? drawPreview(chart) : null;
}
