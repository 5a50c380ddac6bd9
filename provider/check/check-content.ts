import type { ContentFile } from "../content/content-files.ts";
import { parseFiles } from "../content/parse-files.ts";
import { checkFacts } from "./check-facts.ts";

/** What the texts of a content folder are held to besides their format; `today` is a day like 2026-11-20. */
export function checkContent(files: readonly ContentFile[], { today }: { today: string }) {
  const problems: string[] = [];
  const report = (path: string, problem: string) => void problems.push(`${path}: ${problem}`);
  const { facts, files: parsed } = parseFiles(files, report);
  checkFacts(facts, today, report);
  return { problems: problems.sort(), facts, files: parsed };
}
