import type { Verdict } from "./judge-answer.ts";
import { KIND_NAMES } from "./kinds.ts";

const COLUMNS = ["ok", "moved", "refused", "shed", "broken off", "fault"] as const;

/** Counts what inputs of each kind came to. */
export function createTally() {
  const rows = new Map(
    KIND_NAMES.map((kind) => [kind, { inputs: 0, allMs: 0, slowestMs: 0, outcomes: new Map<string, number>() }]),
  );
  const faults: string[] = [];

  return {
    faults,
    get inputs(): number {
      return [...rows.values()].reduce((sum, row) => sum + row.inputs, 0);
    },
    count(kind: string, index: number, { outcome, fault }: Verdict, milliseconds: number): void {
      const row = rows.get(kind);
      if (!row) throw new Error(`expected a kind of input, got ${kind}`);
      row.inputs += 1;
      row.allMs += milliseconds;
      row.slowestMs = Math.max(row.slowestMs, milliseconds);
      row.outcomes.set(outcome, (row.outcomes.get(outcome) ?? 0) + 1);
      if (fault) faults.push(`input ${index} (${kind}): ${fault}`);
    },
    /** The table, line by line. */
    lines(): string[] {
      const head = [
        "".padEnd(18),
        "inputs".padStart(8),
        ...COLUMNS.map((name) => name.padStart(11)),
        "      mean",
        "   slowest",
      ];
      const body = [...rows].map(([kind, { inputs, allMs, slowestMs, outcomes }]) => {
        const counts = COLUMNS.map((name) => String(outcomes.get(name) ?? 0).padStart(11));
        const times = [allMs / Math.max(inputs, 1), slowestMs].map((ms) => `${ms.toFixed(0).padStart(7)} ms`);
        return [kind.padEnd(18), String(inputs).padStart(8), ...counts, ...times];
      });
      return [head, ...body].map((cells) => cells.join(""));
    },
  };
}
