import { existsSync } from "node:fs";
import { join } from "node:path";
import { readContentFiles } from "../content/content-files.ts";
import { checkComplete } from "./check-complete.ts";
import { checkContent } from "./check-content.ts";
import { checkFloors } from "./check-floors.ts";
import type { GetLabTexts } from "./lab-texts.ts";
import { countStatus, countSubnetTexts, countTerms, formatStatus } from "./status-board.ts";

type Folders = {
  contentDir: string;
  /** Where the files are that the site serves by their address. */
  staticDir: string;
  getLabTexts: GetLabTexts;
  /** The day of the check. */
  now: Date;
};

/** Checks a content folder; `status` is the board of what there is, in lines. */
export async function checkFolder({ contentDir, staticDir, getLabTexts, now }: Folders) {
  const today = now.toISOString().slice(0, "2026-11-20".length);
  const hasFile = (address: string) => existsSync(join(staticDir, address));
  const checked = checkContent(readContentFiles(contentDir), { today, hasFile, getLabTexts });
  const rows = [...countStatus(checked.files), countSubnetTexts(checked.files), countTerms(checked.terms.values())];
  const report = (path: string, problem: string) => void checked.problems.push(`${path}: ${problem}`);
  checkFloors(rows, report);
  checkComplete(checked.files, report);
  return { ...checked, status: formatStatus(rows) };
}
