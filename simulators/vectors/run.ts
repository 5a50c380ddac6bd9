import { readFileSync } from "node:fs";
import path from "node:path";
import process from "node:process";
import { checkVectors, formatFailure } from "./check-vectors.ts";

/** `npm run vectors -- FILE.json …`: a line per failing vector, then how many passed and failed. */
const files = process.argv.slice(2);
if (files.length === 0) {
  console.error("expected a vector file: npm run vectors -- FILE.json");
  process.exitCode = 2;
} else {
  // npm runs the scripts of a workspace in its folder; the names are meant from where npm was called.
  const calledFrom = process.env.INIT_CWD ?? process.cwd();
  const reports = files.map((file) => checkVectors(JSON.parse(readFileSync(path.resolve(calledFrom, file), "utf8"))));
  const failures = reports.flatMap((report) => report.failures);
  for (const failure of failures) console.log(formatFailure(failure));
  const passed = reports.reduce((sum, report) => sum + report.passed, 0);
  console.log(`${passed} passed, ${failures.length} failed`);
  process.exitCode = failures.length === 0 ? 0 : 1;
}
