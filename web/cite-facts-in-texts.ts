import { readFile } from "node:fs/promises";
import type { Locale } from "@learn-bittensor/contract/locales";
import { createFactCiter } from "@learn-bittensor/provider/create-fact-citer";

/**
 * Puts the facts of a `facts.yaml` into interface texts that cite them as `{fact:tempo}`. Throws where a text cites what
 * is not there, so that no build has a text with a hole.
 */
export async function createTextCiter(factsFile: string) {
  const cite = createFactCiter({ path: "content/facts.yaml", text: await readFile(factsFile, "utf8") });

  return (text: string, locale: Locale): string => cite(text, { locale, quote: quotedForIcu });
}

/** Signs that mean something in a message are taken as they are. */
function quotedForIcu(value: string): string {
  return value.replaceAll("'", "''").replaceAll(/[{}<>]/g, "'$&'");
}
