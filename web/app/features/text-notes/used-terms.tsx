import { ShownOnce } from "#app/ui/shown-once.tsx";
import type { ShownNotes } from "./text-notes.server.ts";

/** What the terms mean that a text links, as descriptions of those links. Hidden: `term-cards.tsx` shows it where they stand. */
export function UsedTerms({ terms }: { terms: NonNullable<ShownNotes["terms"]> }) {
  return (
    <ShownOnce of={terms} as="dl" hidden>
      {(terms) =>
        terms.map(({ key, name, definition }) => (
          <div key={key}>
            <dt>{name}</dt>
            <dd id={`definition-${key}`}>{definition}</dd>
          </div>
        ))
      }
    </ShownOnce>
  );
}
