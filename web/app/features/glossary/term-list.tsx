import { useTranslations } from "#app/i18n/interface-texts.ts";
import { LocalLink } from "#app/i18n/local-link.tsx";
import { Sentences } from "#app/i18n/sentences.tsx";
import { InTurns } from "#app/ui/lists/in-turns.tsx";
import type { TermView } from "./glossary.server.ts";
import styles from "./term-list.module.css";

/** Texts shown of those that use a term; the others are unfolded. */
const SHOWN_USES = 3;

/** The terms with their definitions and where each is used. */
export function TermList({ terms }: { terms: readonly TermView[] }) {
  return (
    <dl className={styles.termList}>
      <InTurns of={terms}>
        {(term) => (
          <div key={term.key} id={`term-${term.key}`} className={styles.term}>
            <dt>{term.name}</dt>
            <dd>
              <p>{term.definition}</p>
              <TermNames term={term} />
              <RelatedTerms term={term} />
              <TermUses term={term} />
            </dd>
          </div>
        )}
      </InTurns>
    </dl>
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

function RelatedTerms({ term }: { term: TermView }) {
  const t = useTranslations("glossary");
  if (term.related.length === 0) return null;
  return (
    <p className={styles.uses}>
      <Sentences>
        {t("related")}
        <span>
          {term.related.map(({ key, name }) => (
            <a key={key} href={`#term-${key}`}>
              {name}
            </a>
          ))}
        </span>
      </Sentences>
    </p>
  );
}

function TermUses({ term }: { term: TermView }) {
  const t = useTranslations("glossary");
  const [shown, folded] = [term.usedIn.slice(0, SHOWN_USES), term.usedIn.slice(SHOWN_USES)];
  if (shown.length === 0) return null;
  return (
    <>
      <p className={styles.uses}>
        <Sentences>
          {t("usedIn")}
          <span>
            {shown.map(({ href, title }) => (
              <LocalLink key={href} to={href}>
                {title}
              </LocalLink>
            ))}
          </span>
        </Sentences>
      </p>
      {folded.length > 0 ? (
        <details className={styles.uses}>
          <summary>{t("more", { count: folded.length })}</summary>
          {folded.map(({ href, title }) => (
            <LocalLink key={href} to={href}>
              {title}
            </LocalLink>
          ))}
        </details>
      ) : null}
    </>
  );
}
