import { useEffect, useMemo, useState } from "react";
import type { FieldValue } from "./fields.ts";
import { finish } from "./finish.ts";
import type { AnyLab } from "./lab-definition.ts";
import type { LabNews, LabTask } from "./lab-worker.ts";

type State = Readonly<Record<string, FieldValue>>;

interface Computed {
  readonly state: State;
  readonly result: unknown;
}

/** What is shown, of which state, and how a long computation is doing. */
export interface LabResult extends Computed {
  readonly progress: { readonly share: number; readonly isCancelled: boolean } | null;
  readonly cancel: () => void;
  readonly again: () => void;
}

/** A slider that is being moved starts no worker for each position. */
const DELAY_MS = 120;

/**
 * Computes a state: at once where that takes no longer than a frame, else in a worker, while what was computed before
 * stays. `quick` is the last state that could be computed at once.
 */
export function useLabResult(lab: AnyLab, asked: State, quick: State): LabResult {
  const isLong = asked !== quick && lab.isLong(asked);
  const atOnce = useMemo<Computed>(() => ({ state: quick, result: finish(lab.simulate(quick)) }), [lab, quick]);
  const [late, setLate] = useState<Computed | null>(null);
  const [share, setShare] = useState(0);
  const [cancelled, setCancelled] = useState<State | null>(null);
  const isDone = late?.state === asked;
  const isCancelled = cancelled === asked;

  useEffect(() => {
    if (!isLong || isDone || isCancelled) return;
    let worker: Worker | null = null;
    setShare(0);
    const waiting = setTimeout(() => {
      worker = new Worker(new URL("./lab-worker.ts", import.meta.url), { type: "module" });
      worker.addEventListener("message", ({ data }: MessageEvent<LabNews>) => {
        if (data.kind === "progress") setShare(data.share);
        else setLate({ state: asked, result: data.result });
      });
      // A worker that breaks is as good as one that was stopped: the visitor can ask again.
      worker.addEventListener("error", () => setCancelled(asked));
      worker.postMessage({ lab: lab.name, state: asked } satisfies LabTask);
    }, DELAY_MS);
    return () => {
      clearTimeout(waiting);
      worker?.terminate();
    };
  }, [lab, asked, isLong, isDone, isCancelled]);

  const shown = isLong ? (late ?? atOnce) : atOnce;
  return {
    ...shown,
    progress: isLong && !isDone ? { share, isCancelled } : null,
    cancel: () => setCancelled(asked),
    again: () => setCancelled(null),
  };
}
