import { useTranslations } from "#app/i18n/interface-texts.ts";
import { LocalLink } from "#app/i18n/local-link.tsx";
import { Sentences } from "#app/i18n/sentences.tsx";
import { InTurns } from "#app/ui/lists/in-turns.tsx";
import type { TermLetter, TermView } from "./glossary.server.ts";
import { letterId } from "./letter-id.ts";
import { GLOSSARY_PATH } from "./term-filter.ts";
import styles from "./term-list.module.css";

interface Looks {
  /** All terms are there. */
  isWhole: boolean;
  /** There is a server to search for more texts. */
  canSearch: boolean;
}

/** The terms by their letters, with their definitions and where each is used. */
export function TermList({ letters, ...looks }: { letters: readonly TermLetter[] } & Looks) {
  return letters.map(({ letter, terms }) => (
    <section key={letter} className={styles.letter} aria-labelledby={letterId(letter)}>
      <h2 id={letterId(letter)} className={styles.title}>
        {letter}
      </h2>
      <dl className={styles.termList}>
        <InTurns of={terms}>{(term) => <Term key={term.key} term={term} {...looks} />}</InTurns>
      </dl>
    </section>
  ));
}

function Term({ term, isWhole, canSearch }: { term: TermView } & Looks) {
  return (
    <div id={`term-${term.key}`} className={styles.term}>
      <dt>{term.name}</dt>
      <dd>
        <p>{term.definition}</p>
        <TermNames term={term} />
        <RelatedTerms term={term} isWhole={isWhole} />
        <TermUses term={term} canSearch={canSearch} />
      </dd>
    </div>
  );
}

/** What the term is called in the other languages: tools and conversations are mostly in English. */
function TermNames({ term }: { term: TermView }) {
  const t = useTranslations("glossary");
  if (term.elsewhere.length === 0) return null;
  return (
    <p className={styles.uses}>
      <Sentences>
        {t("elsewhere")}
        <span className={styles.names}>
          {term.elsewhere.map(({ locale, name }) => (
            <span key={locale} lang={locale}>
              {name}
            </span>
          ))}
        </span>
      </Sentences>
    </p>
  );
}

/** Where terms are left out, the others are on the page of all. */
function RelatedTerms({ term, isWhole }: { term: TermView; isWhole: boolean }) {
  const t = useTranslations("glossary");
  if (term.related.length === 0) return null;
  return (
    <p className={styles.uses}>
      <Sentences>
        {t("related")}
        <span>
          {term.related.map(({ key, name }) =>
            isWhole ? (
              <a key={key} href={`#term-${key}`}>
                {name}
              </a>
            ) : (
              <LocalLink key={key} to={`${GLOSSARY_PATH}#term-${key}`}>
                {name}
              </LocalLink>
            ),
          )}
        </span>
      </Sentences>
    </p>
  );
}

function TermUses({ term, canSearch }: { term: TermView; canSearch: boolean }) {
  const t = useTranslations("glossary");
  if (term.usedIn.length === 0) return null;
  return (
    <p className={styles.uses}>
      <Sentences>
        {t("usedIn")}
        <span>
          {term.usedIn.map(({ href, title }) => (
            <LocalLink key={href} to={href}>
              {title}
            </LocalLink>
          ))}
          {term.isUsedInMore && canSearch ? (
            <LocalLink to={`/search?q=${encodeURIComponent(term.name)}`} rel="nofollow">
              {t("search", { text: term.name })}
            </LocalLink>
          ) : null}
        </span>
      </Sentences>
    </p>
  );
}
