import type { FieldValue } from "./fields.ts";
import { loadLab } from "./load-lab.ts";

/** What a page asks a worker to compute. */
export interface LabTask {
  readonly lab: string;
  readonly state: Readonly<Record<string, FieldValue>>;
}

/** What the worker tells: how far it is, then what it came to. */
export type LabNews =
  | { readonly kind: "progress"; readonly share: number }
  | { readonly kind: "result"; readonly result: unknown };

const MS_BETWEEN_NEWS = 60;

self.addEventListener("message", async ({ data }: MessageEvent<LabTask>) => {
  const lab = await loadLab(data.lab);
  const tell = (news: LabNews) => self.postMessage(news);
  const computation = lab.simulate(data.state);
  let toldAt = performance.now();
  for (;;) {
    const step = computation.next();
    if (step.done) return tell({ kind: "result", result: step.value });
    if (performance.now() - toldAt < MS_BETWEEN_NEWS) continue;
    toldAt = performance.now();
    tell({ kind: "progress", share: step.value });
  }
});
