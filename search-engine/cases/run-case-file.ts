import type { Case, CaseFile } from "./case-file.ts";
import type { Engines } from "./engines.ts";
import { listFixtures, runCase } from "./run-case.ts";

/** Runs all cases of a file; a line for each that fails, with everything in it that does not hold. */
export async function runCaseFile(file: CaseFile, engines: Engines): Promise<{ passed: number; failures: string[] }> {
  const failures: string[] = [];
  try {
    for (const one of inOrder(file.cases)) {
      const problems = await runAlone(one, file, engines);
      if (problems.length > 0) failures.push(`${one.id} (${one.level}): ${problems.join("; ").replaceAll("\n", " ")}`);
    }
  } finally {
    await engines.clear();
  }
  return { passed: file.cases.length - failures.length, failures };
}

async function runAlone(one: Case, file: CaseFile, engines: Engines): Promise<string[]> {
  try {
    return await runCase(one, file, await engines.provide(listFixtures(one)));
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}

/** Cases with the same fixtures one after another: to fill an index takes longer than to ask it. */
function inOrder(cases: readonly Case[]): Case[] {
  const keys = new Map(cases.map((one) => [one, listFixtures(one).join()]));
  const first = new Map<string, number>();
  for (const [index, one] of cases.entries()) {
    const key = keys.get(one) ?? "";
    if (!first.has(key)) first.set(key, index);
  }
  return cases.toSorted(
    (one, other) => (first.get(keys.get(one) ?? "") ?? 0) - (first.get(keys.get(other) ?? "") ?? 0),
  );
}
