import type { ReadText } from "@learn-bittensor/markdown/read-text";

/** Figures are known by their names, say what they show, and stand between the paragraphs of a text. */
export function checkFigures(
  figures: ReadText["figures"],
  known: readonly string[],
  listPresets: (name: string) => readonly string[],
  report: (problem: string) => void,
): void {
  for (const { name, preset, caption, unknown, isNested } of figures) {
    const figure = name === null ? "::figure" : `"${name}"`;
    if (name === null || !known.includes(name)) {
      report(`text: expected the name of a figure (${known.join(", ") || "there is none yet"}), got ${figure}`);
    }
    const presets = listPresets(name ?? "");
    if (preset !== null && !presets.includes(preset)) {
      report(`text: expected a preset of ${figure} (${presets.join(", ") || "it has none"}), got "${preset}"`);
    }
    if (caption === "")
      report(`text: expected a caption, like ::figure[What it shows]{name="…"}, got none for ${figure}`);
    if (isNested) report(`text: expected ${figure} between paragraphs, got it within a list, a quotation or a note`);
    for (const attribute of unknown) {
      report(`text: expected id, name or preset, got ${attribute} for ${figure}`);
    }
  }
}
