import type { Locale } from "@learn-bittensor/contract/locales";
import { ContentError } from "../content-error.ts";
import { citeFacts } from "./cite-facts.ts";
import { parseFacts } from "./parse-facts.ts";

type Place = { locale: Locale; quote: (value: string) => string };

/**
 * Puts facts into texts that stand beside the content, as those of the labs do: they are written `{fact:id}` there too.
 * Throws a `ContentError` for a `facts.yaml` that cannot be read, and for texts that cite what is not in it.
 */
export function createFactCiter(factsFile: { path: string; text: string }): (text: string, place: Place) => string {
  const problems: string[] = [];
  const facts = parseFacts(factsFile, (path, problem) => void problems.push(`${path}: ${problem}`));
  if (problems.length > 0) throw new ContentError(problems.sort());

  return (text, place) => {
    const wrong: string[] = [];
    const report = (problem: string) => void wrong.push(`${JSON.stringify(text)}: ${problem}`);
    const withFacts = citeFacts(text, facts, { ...place, isMarkdown: false }, { cited: new Set(), report });
    if (wrong.length > 0) throw new ContentError(wrong);
    return withFacts;
  };
}
