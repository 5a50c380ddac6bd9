import type { GuideView } from "./guides.server.ts";

/** The share of a guide that a page shows: all of it, or a section. All sections count the same. */
export function shownShare({ outline, section }: Pick<GuideView, "outline" | "section">): { from: number; to: number } {
  const at = outline.findIndex(({ anchor }) => anchor === section?.anchor);
  return at < 0 ? { from: 0, to: 1 } : { from: at / outline.length, to: (at + 1) / outline.length };
}
