import { Suspense } from "react";
import { lateComponent } from "#app/ui/late-component.tsx";
import type { ReadingSlots } from "#app/ui/reading/reading-slots.ts";
import { ShownOnce } from "#app/ui/shown-once.tsx";
import { CLOCK_ID } from "./clock-id.ts";
import { CorrectedLine } from "./corrected-line.tsx";
import { CheckedShort } from "./facts/checked-line.tsx";
import { ProtocolClock } from "./protocol-clock.tsx";
import { renderSideNotes } from "./side-notes.tsx";
import type { ShownNotes } from "./text-notes.server.ts";
import { UsedTerms } from "./used-terms.tsx";

/** Most translations are up to date. */
const TranslationNotice = lateComponent(() =>
  import("./translation-notice.tsx").then(({ TranslationNotice }) => TranslationNotice),
);

/**
 * What the notes on a text add to its page, at `path` without language; nothing where there is nothing to say. What its terms
 * mean may stand beside the text, in its sections (`withSideNotes`).
 */
export function textNoteParts(notes: ShownNotes | null, path: string): ReadingSlots {
  if (!notes) return {};
  const { facts, terms, translation, corrected } = notes;
  return {
    fact:
      facts || corrected ? (
        <>
          {facts ? (
            <ShownOnce of={facts} as="a" href={`#${CLOCK_ID}`} part="-line">
              {(facts) => <CheckedShort facts={facts} />}
            </ShownOnce>
          ) : null}
          {corrected ? <CorrectedLine corrected={corrected} /> : null}
        </>
      ) : null,
    notice: translation ? (
      <Suspense>
        <TranslationNotice translation={translation} path={path} />
      </Suspense>
    ) : null,
    inText: renderSideNotes,
    end: (
      <>
        {facts ? <ProtocolClock facts={facts} /> : null}
        {terms ? <UsedTerms terms={terms} /> : null}
      </>
    ),
  };
}
