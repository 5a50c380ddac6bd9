/**
 * Checks the texts of the site, and answers questions about them:
 *
 *     npm run content:check                        everything
 *     npm run content:check -- <file> …            the named files alone, against everything else
 *     npm run content:check -- --facts [id …]      which texts depend on a fact
 */
import { parseArgs } from "node:util";
import { readContentFiles } from "../content/content-files.ts";
import { checkContent } from "./check-content.ts";
import { listDependents } from "./check-facts.ts";

const CONTENT_DIR = "content";

if (import.meta.main) {
  const { values, positionals } = parseArgs({ options: { facts: { type: "boolean" } }, allowPositionals: true });
  const today = new Date().toISOString().slice(0, "2026-11-20".length);
  const { problems, facts, files } = checkContent(await readContentFiles(CONTENT_DIR), { today });
  if (values.facts) print(listDependents(facts, files, positionals));
  else
    finish(
      positionals.length === 0 ? problems : problems.filter((line) => positionals.some((path) => isAbout(line, path))),
    );
}

function isAbout(line: string, path: string): boolean {
  return line.startsWith(`${path.replace(/^\.\//, "")}:`);
}

function finish(problems: readonly string[]): void {
  print(problems);
  if (problems.length > 0) process.exitCode = 1;
}

function print(lines: readonly string[]): void {
  for (const line of lines) process.stdout.write(`${line}\n`);
}
