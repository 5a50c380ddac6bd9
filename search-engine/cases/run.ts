import { readFileSync } from "node:fs";
import process from "node:process";
import { setTimeout as wait } from "node:timers/promises";
import { DEFAULT_BUDGET_MS } from "../create-search-engine.ts";
import type { CaseFile } from "./case-file.ts";
import { createEmbeddedEngines, createRemoteEngines, type Engines } from "./engines.ts";
import { runCaseFile } from "./run-case-file.ts";

/**
 * `npm run search:cases -- FILE.json …`: runs executable cases against the embedded engine, or against the one that
 * `SEARCH_URL` and `SEARCH_ADMIN_KEY` name. A line for each failing case, then how many passed and failed.
 */
const files = process.argv.slice(2);
const { SEARCH_URL: url, SEARCH_ADMIN_KEY: adminKey } = process.env;
if (files.length === 0) {
  console.error("expected a file of cases: npm run search:cases -- FILE.json");
  process.exitCode = 2;
} else if (url && !adminKey) {
  console.error("SEARCH_ADMIN_KEY: expected a key that may make indexes at SEARCH_URL, got nothing");
  process.exitCode = 2;
} else {
  const engines = url
    ? createRemoteEngines({ url: url.replace(/\/+$/, ""), adminKey: adminKey ?? "", wait })
    : createEmbeddedEngines({ budgetMs: DEFAULT_BUDGET_MS });
  let [passed, failed] = [0, 0];
  for (const file of files) {
    const report = await runFile(file, engines);
    for (const failure of report.failures) console.log(failure);
    passed += report.passed;
    failed += report.failures.length;
  }
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}

/** A file that cannot be run counts as one failure, so that the others are still looked at. */
async function runFile(path: string, engines: Engines): Promise<{ passed: number; failures: string[] }> {
  try {
    const file: CaseFile = JSON.parse(readFileSync(path, "utf8"));
    return await runCaseFile(file, engines);
  } catch (error) {
    return { passed: 0, failures: [`${path}: ${error instanceof Error ? error.message : error}`] };
  }
}
