import type { TextNotesView } from "./text-notes.server.ts";

/** What the terms mean that a text links, as descriptions of those links. Hidden: `term-cards.tsx` shows it where they stand. */
export function UsedTerms({ terms }: { terms: TextNotesView["terms"] }) {
  return (
    <div hidden>
      {terms.map(({ key, definition }) => (
        <p key={key} id={`definition-${key}`}>
          {definition}
        </p>
      ))}
    </div>
  );
}
