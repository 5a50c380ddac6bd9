import type { ReadingSlots } from "#app/ui/reading/reading-slots.ts";
import { CheckedLine } from "./checked-line.tsx";
import { CorrectedLine } from "./corrected-line.tsx";
import { CLOCK_ID, ProtocolClock } from "./protocol-clock.tsx";
import { sideNotesOf } from "./side-notes.tsx";
import type { TextNotesView } from "./text-notes.server.ts";
import { TranslationNotice } from "./translation-notice.tsx";
import { UsedTerms } from "./used-terms.tsx";

/**
 * What the notes on a text add to its page, at `path` without language; nothing where there is nothing to say. What its terms
 * mean may stand beside the text, in its sections.
 */
export function textNoteParts(
  notes: TextNotesView | null,
  path: string,
  { areTermsBeside = false }: { areTermsBeside?: boolean } = {},
): ReadingSlots {
  if (!notes) return {};
  const { facts, terms, translation, corrections } = notes;
  return {
    fact:
      facts.length + corrections.length > 0 ? (
        <>
          {facts.length > 0 ? (
            <a href={`#${CLOCK_ID}`}>
              <CheckedLine facts={facts} />
            </a>
          ) : null}
          <CorrectedLine corrections={corrections} />
        </>
      ) : null,
    notice:
      translation && translation.changed.length > 0 ? (
        <TranslationNotice translation={translation} path={path} />
      ) : null,
    ...(areTermsBeside && { inText: sideNotesOf(terms) }),
    end: (
      <>
        {facts.length > 0 ? <ProtocolClock facts={facts} /> : null}
        {terms.length > 0 && !areTermsBeside ? <UsedTerms terms={terms} /> : null}
      </>
    ),
  };
}
