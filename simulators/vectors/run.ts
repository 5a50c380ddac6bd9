import { readFileSync } from "node:fs";
import path from "node:path";
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
  // npm runs the scripts of a workspace in its folder; the names are meant from where npm was called.
  const location = path.resolve(process.env.INIT_CWD ?? process.cwd(), file);
  try {
    return checkVectors(JSON.parse(readFileSync(location, "utf8")));
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error);
    return { passed: 0, failures: [{ id: file, kind: "file", difference: null, problem }] };
  }
}
