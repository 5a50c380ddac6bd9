import { parseMarkdown } from "@learn-bittensor/markdown/parse-markdown";
import { readText } from "@learn-bittensor/markdown/read-text";
import type { EntryFile } from "../content/entry-file.ts";
import type { Report } from "../content/report.ts";

const DESTINATION_RULE = "coldkey-swap-destination";
const ANNOUNCED = /\b(?:swap-coldkey announce|announce-coldkey-swap)\b[^\n]*?--new-coldkey[ =](\S+)/g;
const SENT_TO = /\btransfer(?:-stake|-all)?\b[^\n]*?(?:-d|--dest(?:ination|-coldkey|-ss58)?)[ =](\S+)/g;

/**
 * The chain refuses to swap a coldkey to one that has held stake, and says so only when the swap is executed, days after
 * it was announced. So a text that shows the command says what the destination must be, and sends nothing there.
 */
export function checkAnnouncedColdkeys(files: readonly EntryFile[], report: Report): void {
  for (const { path, markdown, citedFacts } of files) {
    // Reading a text as Markdown takes long, and few announce anything.
    if (markdown.search(ANNOUNCED) === -1) continue;
    const code = readText(parseMarkdown(markdown)).code.join("\n");
    const announced = destinationsIn(code, ANNOUNCED);
    if (announced.size === 0) continue;
    if (!citedFacts.includes(DESTINATION_RULE)) {
      report(path, `text: expected {fact:${DESTINATION_RULE}} where a coldkey swap is announced, got none`);
    }
    const sentTo = destinationsIn(code, SENT_TO);
    for (const address of announced) {
      if (!sentTo.has(address)) continue;
      report(path, `text: expected a coldkey swap to an address that nothing is sent to, got "${address}"`);
    }
  }
}

function destinationsIn(code: string, command: RegExp): Set<string> {
  return new Set([...code.matchAll(command)].flatMap(([, address]) => address ?? []));
}
