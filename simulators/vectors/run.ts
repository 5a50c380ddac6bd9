import { readFileSync } from "node:fs";
import process from "node:process";
import { checkVectors, formatFailure, type VectorReport } from "./check-vectors.ts";

/** `npm run vectors -- FILE.json …`: a line per failing vector, then how many passed and failed. */
const files = process.argv.slice(2);
if (files.length === 0) {
  console.error("expected a vector file: npm run vectors -- FILE.json");
  process.exitCode = 2;
} else {
  const reports = files.map(checkFile);
  const failures = reports.flatMap((report) => report.failures);
  for (const failure of failures) console.log(formatFailure(failure));
  const passed = reports.reduce((sum, report) => sum + report.passed, 0);
  console.log(`${passed} passed, ${failures.length} failed`);
  process.exitCode = failures.length === 0 ? 0 : 1;
}

/** A file that cannot be read counts as one failure, so that the others are still looked at. */
function checkFile(file: string): VectorReport {
  try {
    return checkVectors(JSON.parse(readFileSync(file, "utf8")));
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error);
    return { passed: 0, failures: [{ id: file, kind: "file", difference: null, problem }] };
  }
}
