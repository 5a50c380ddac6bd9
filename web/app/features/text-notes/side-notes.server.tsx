import { renderToStaticMarkup } from "react-dom/server";
import type { Translator } from "#app/i18n/translator.ts";
import type { TextNotesView } from "./text-notes.server.ts";

type Terms = TextNotesView["terms"];

const SECTION = /(?=<div class="heading"><h2[ >])/;
const HEADING_END = "</div>";
const TITLE = /<h2[^>]*>(.*?)<\/h2>/s;
const TERM_LINK = /href="[^"]*\/concepts\/glossary#term-([^"]+)"/g;

/**
 * A text with notes: after the heading of each section, what the terms mean that are linked there for the first time.
 * `html` is what `ui/rich-text` makes of a text. Terms that it does not link are left out. Beside the text, a note shows whose
 * it is (`data-of`): where notes are many, they stand lower than their section.
 */
export function withSideNotes(html: string, terms: Terms, t: Translator): string {
  const waiting = new Map(terms.map((term) => [term.key, term]));
  return html
    .split(SECTION)
    .map((section) => {
      const used = [...section.matchAll(TERM_LINK)].flatMap(([, key = ""]) => {
        const term = waiting.get(decodeURIComponent(key));
        return term && waiting.delete(term.key) ? [term] : [];
      });
      if (used.length === 0) return section;
      const markup = renderToStaticMarkup(<SideNotes terms={used} t={t} />);
      const notes = markup.replace(' role="note"', (role) => `${role} data-of="${titleOf(section)}"`);
      const begin = SECTION.test(section) ? section.indexOf(HEADING_END) + HEADING_END.length : 0;
      return section.slice(0, begin) + notes + section.slice(begin);
    })
    .join("");
}

/** A section's title as it may stand in an attribute: without tags, escaped as it is. Empty for what stands before the first. */
function titleOf(section: string): string {
  const [, title = ""] = TITLE.exec(section) ?? [];
  return title
    .replaceAll(/<[^>]*>/g, "")
    .replaceAll('"', "&quot;")
    .trim();
}

/** A note of the text, not a landmark of the page: there is one in each section. */
function SideNotes({ terms, t }: { terms: Terms; t: Translator }) {
  return (
    <div className="side-notes" role="note" aria-label={t("textNotes.words")}>
      <dl data-term-definitions={t("textNotes.allTerms")}>
        {terms.map(({ key, name, definition }) => (
          <div key={key}>
            <dt>{name}</dt>
            <dd id={`definition-${key}`} data-term={name}>
              {definition}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
