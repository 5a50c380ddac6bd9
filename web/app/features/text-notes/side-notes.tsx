import { useTranslations } from "#app/i18n/interface-texts.ts";
import type { RenderPart } from "#app/ui/rich-text/rich-text.tsx";
import styles from "./side-notes.module.css";
import type { TextNotesView } from "./text-notes.server.ts";

type Terms = TextNotesView["terms"];

/** Shows beside each section of a text what the terms mean that it is the first to link. Others than `terms` are left out. */
export function sideNotesOf(terms: Terms): RenderPart {
  const byKey = new Map(terms.map((term) => [term.key, term]));
  return (part) => {
    if (part.kind !== "notes") return null;
    const used = part.terms.flatMap((key) => byKey.get(key) ?? []);
    return used.length > 0 ? <SideNotes terms={used} title={part.title} /> : null;
  };
}

/**
 * A note of the text, not a landmark of the page: there is one in each section. Beside the text, it shows whose it is (`data-of`):
 * where notes are many, they stand lower than their section.
 */
function SideNotes({ terms, title }: { terms: Terms; title: string }) {
  const t = useTranslations("textNotes");
  return (
    <div className={styles.sideNotes} role="note" data-of={title} aria-label={t("words")}>
      <dl>
        {terms.map(({ key, name, definition }) => (
          <div key={key}>
            <dt>{name}</dt>
            <dd id={`definition-${key}`}>{definition}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
