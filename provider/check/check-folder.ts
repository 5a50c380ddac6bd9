import { existsSync } from "node:fs";
import { join } from "node:path";
import { readContentFiles } from "../content/content-files.ts";
import { readInterfaceFiles } from "../interface-texts/interface-files.ts";
import { checkComplete } from "./check-complete.ts";
import { checkContent } from "./check-content.ts";
import { checkFloors } from "./check-floors.ts";
import { listUnanswered } from "./check-unanswered.ts";
import { countInterfaceTexts, countStatus, countSubnetTexts, countTerms, formatStatus } from "./status-board.ts";

type Folders = {
  contentDir: string;
  /** Where the files are that the site serves by their address. */
  staticDir: string;
  /** The day of the check. */
  now: Date;
};

/** Checks a content folder; `status` is the board of what there is, in lines, and where texts leave a question open. */
export async function checkFolder({ contentDir, staticDir, now }: Folders) {
  const today = now.toISOString().slice(0, "2026-11-20".length);
  const hasFile = (address: string) => existsSync(join(staticDir, address));
  const interfaceFiles = readInterfaceFiles(contentDir);
  const checked = checkContent(readContentFiles(contentDir), { today, hasFile, interfaceFiles });
  const { files, terms, interfaceTexts } = checked;
  const rows = [
    ...countStatus(files),
    countSubnetTexts(files),
    countTerms(terms.values()),
    countInterfaceTexts(interfaceTexts),
  ];
  const report = (path: string, problem: string) => void checked.problems.push(`${path}: ${problem}`);
  checkFloors(rows, report);
  checkComplete(files, report);
  return { ...checked, status: [...formatStatus(rows), "", ...listUnanswered(files)] };
}
