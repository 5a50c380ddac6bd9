import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseRedirects } from "../addresses/parse-redirects.ts";
import { readContentFiles, toText } from "../content/content-files.ts";
import type { Terms } from "../content/terms/parse-terms.ts";
import { readInterfaceFiles } from "../interface-texts/interface-files.ts";
import { parseSearchWords } from "../search-words/parse-search-words.ts";
import { checkAddresses, formatPublished, parsePublished } from "./check-addresses.ts";
import { checkComplete } from "./check-complete.ts";
import { checkContent } from "./check-content.ts";
import { checkFloors } from "./check-floors.ts";
import { checkSearchWords, SEARCH_WORDS_FILE } from "./check-search-words.ts";
import { listUnanswered } from "./check-unanswered.ts";
import type { KnownAddresses } from "./known-addresses.ts";
import { countInterfaceTexts, countStatus, countSubnetTexts, countTerms, formatStatus } from "./status-board.ts";

type Folders = {
  contentDir: string;
  /** Where the files are that the site serves by their address. */
  staticDir: string;
  /** The day of the check. */
  now: Date;
};

/** The register of every address that was ever published, beside the languages. */
export const PUBLISHED_FILE = "published-addresses.txt";

/**
 * Checks a content folder; `status` is the board of what there is, in lines, and where texts leave a question open;
 * `published` is the register of addresses as it should be.
 */
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
  const read = (name: string) => readIfThere(join(contentDir, name));
  const addresses = withTerms(checked.addresses, terms);
  const published = parsePublished(read(PUBLISHED_FILE));
  const redirects = parseRedirects({ path: "content/redirects.yaml", text: read("redirects.yaml") }, report);
  checkAddresses({ addresses, published, redirects }, report);
  const words = { path: `content/${SEARCH_WORDS_FILE}`, text: read(SEARCH_WORDS_FILE) };
  checkSearchWords(parseSearchWords(words, report), files, report);
  return {
    ...checked,
    published: formatPublished(published, addresses),
    status: [...formatStatus(rows), "", ...listUnanswered(files)],
  };
}

function readIfThere(file: string): string {
  return existsSync(file) ? toText(readFileSync(file)) : "";
}

/** The glossary has a place for each term that is explained. */
function withTerms(addresses: KnownAddresses, terms: Terms): KnownAddresses {
  const explained = [...terms.values()].filter(({ definition }) => definition !== null);
  return new Map([...addresses, ["/concepts/glossary", new Set(explained.map(({ id }) => `term-${id}`))]]);
}
