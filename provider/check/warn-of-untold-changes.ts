import { listFactChanges } from "../content/changes/list-fact-changes.ts";
import type { Changes } from "../content/changes/parse-changes.ts";
import type { Facts } from "../content/facts/parse-facts.ts";
import type { Report } from "../content/report.ts";

/** A changed fact stands on the time line by itself; whom it concerns and what it means is written in `changes.yaml`. */
export function warnOfUntoldChanges({ written, leftOut }: Changes, facts: Facts, warn: Report): void {
  const told = new Set(written.flatMap((change) => change.facts));
  for (const { key, fact } of [...facts.values()].flatMap(listFactChanges)) {
    if (told.has(key) || leftOut.includes(fact.id)) continue;
    warn("content/changes.yaml", `expected a change with "${key}" among its facts, got none`);
  }
}
