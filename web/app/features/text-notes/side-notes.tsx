import { useTranslations } from "#app/i18n/interface-texts.ts";
import type { RenderPart, SideNotesPart } from "#app/ui/rich-text/rich-text.tsx";
import { ShownOnce } from "#app/ui/shown-once.tsx";
import styles from "./side-notes.module.css";

/** Shows what the terms of a section mean beside it. */
export const renderSideNotes: RenderPart = (part) => (part.kind === "side notes" ? <SideNotes {...part} /> : null);

/**
 * A note of the text, not a landmark of the page: there is one in each section. Beside the text, it shows whose it is (`data-of`):
 * where notes are many, they stand lower than their section.
 */
function SideNotes({ terms, title }: SideNotesPart) {
  const t = useTranslations("textNotes");
  return (
    <div className={styles.sideNotes} role="note" data-of={title} aria-label={t("words")}>
      <ShownOnce of={terms} as="dl">
        {(terms) =>
          terms.map(({ key, name, definition }) => (
            <div key={key}>
              <dt>{name}</dt>
              <dd id={`definition-${key}`}>{definition}</dd>
            </div>
          ))
        }
      </ShownOnce>
    </div>
  );
}
