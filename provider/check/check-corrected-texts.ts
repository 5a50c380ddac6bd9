import { keyOf } from "../content/content-place.ts";
import type { Correction } from "../content/corrections/parse-corrections.ts";
import type { EntryFile } from "../content/entry-file.ts";
import type { Report } from "../content/report.ts";

/** A text that was put right was changed on that day, in every language: its day is what others cite. */
export function checkCorrectedTexts(
  corrections: readonly Correction[],
  files: readonly EntryFile[],
  report: Report,
): void {
  const byKey = Map.groupBy(files, keyOf);
  for (const { id, correctedOn, texts } of corrections) {
    for (const { path, fields } of texts.flatMap((text) => byKey.get(keyOf(text)) ?? [])) {
      const day = String(fields.updatedAt).slice(0, correctedOn.length);
      if (day < correctedOn) {
        report(path, `updatedAt: expected a day not before ${correctedOn}, when "${id}" was corrected, got ${day}`);
      }
    }
  }
}
