import type { Changes } from "../content/changes/parse-changes.ts";
import type { ContentFile } from "../content/content-files.ts";
import type { Correction } from "../content/corrections/parse-corrections.ts";
import type { Report } from "../content/report.ts";
import type { Terms } from "../content/terms/parse-terms.ts";
import { setFrenchSpaces } from "./french-spaces.ts";

const FRENCH_FILE = /^content\/fr\//;
const REMEDY = "expected spaces that do not break where French has them (--stamp sets them), got";

/** French texts are written with the spaces of French, so that no line begins with a question mark. */
export function checkFrenchSpaces(
  files: readonly ContentFile[],
  { terms, corrections, changes }: { terms: Terms; corrections: readonly Correction[]; changes: Changes },
  report: Report,
): void {
  for (const { path, text } of files.filter((file) => FRENCH_FILE.test(file.path))) {
    const lines = text.split("\n");
    const at = setFrenchSpaces(text)
      .split("\n")
      .findIndex((line, index) => line !== lines[index]);
    if (at >= 0) report(path, `line ${at + 1}: ${REMEDY} ${JSON.stringify(lines[at]?.trim().slice(0, 60))}`);
  }
  for (const { id, definition } of terms.values()) {
    if (!definition || setFrenchSpaces(definition.fr) === definition.fr) continue;
    report("content/terms.yaml", `terms.${id}.definition.fr: ${REMEDY} ${JSON.stringify(definition.fr.slice(0, 60))}`);
  }
  for (const { id, title, wrong, right } of corrections) {
    const broken = [title.fr, wrong.fr, right.fr].find((words) => setFrenchSpaces(words) !== words);
    if (broken === undefined) continue;
    report("content/corrections.yaml", `corrections.${id}: ${REMEDY} ${JSON.stringify(broken.slice(0, 60))}`);
  }
  for (const { id, title, text, sides, curves } of changes.written) {
    const said = [
      title,
      text,
      ...(sides ? [sides.before.words, sides.after.words] : []),
      ...(curves ? [curves.of] : []),
    ];
    const broken = said.find(({ fr }) => setFrenchSpaces(fr) !== fr)?.fr;
    if (broken === undefined) continue;
    report("content/changes.yaml", `changes.${id}: ${REMEDY} ${JSON.stringify(broken.slice(0, 60))}`);
  }
}
