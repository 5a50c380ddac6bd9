import { useTranslations } from "#app/i18n/interface-texts.ts";
import type { TextNotesView } from "./text-notes.server.ts";

/**
 * What the terms that a text links mean, for `term-behaviour.ts` to show where they stand, and as descriptions of those
 * links. Hidden: the glossary itself is a page.
 */
export function UsedTerms({ terms }: { terms: TextNotesView["terms"] }) {
  const t = useTranslations("textNotes");
  return (
    <div hidden data-term-definitions={t("allTerms")}>
      {terms.map(({ key, name, definition }) => (
        <p key={key} id={`definition-${key}`} data-term={name}>
          {definition}
        </p>
      ))}
    </div>
  );
}
