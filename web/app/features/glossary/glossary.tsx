import { type ReactNode, useMemo } from "react";
import { useLocation } from "react-router";
import { useTranslations } from "#app/i18n/interface-texts.ts";
import { LocalLink } from "#app/i18n/local-link.tsx";
import textLinksStyles from "#app/ui/text-links.module.css";
import touchStyles from "#app/ui/touch.module.css";
import styles from "./glossary.module.css";
import type { TermLetter } from "./glossary.server.ts";
import { LetterLinks } from "./letter-links.tsx";
import { filterTerms, GLOSSARY_PATH, parseTermFilter } from "./term-filter.ts";
import { TermFilterForm } from "./term-filter-form.tsx";
import { TermList } from "./term-list.tsx";

/** As long as no recovery words can be: they are put into no link. */
const SHORT_ENOUGH = 22;

/**
 * The terms from A to Z. What the address asks for is looked for in what the page has been given: once React is there, nothing is
 * asked of the server. `tell` is the way to those who could add a term.
 */
export function Glossary(props: {
  letters: readonly TermLetter[];
  canFilter: boolean;
  tell: (words: string) => ReactNode;
}) {
  const { letters, canFilter, tell } = props;
  const t = useTranslations("glossary");
  const { search } = useLocation();
  const text = canFilter ? parseTermFilter(new URLSearchParams(search)) : "";
  const found = useMemo(() => filterTerms(letters, text), [letters, text]);
  const count = found.reduce((sum, { terms }) => sum + terms.length, 0);
  return (
    <>
      {canFilter ? <TermFilterForm text={text} /> : null}
      <LetterLinks letters={letters} found={found} />
      <p role="status" className={styles.count}>
        {t("found", { count })}
      </p>
      {count > 0 ? (
        <TermList letters={found} isWhole={found === letters} canSearch={canFilter} />
      ) : (
        <NoTerms text={text} tell={tell} />
      )}
    </>
  );
}

/** Where nothing has been found: the ways on. */
function NoTerms({ text, tell }: { text: string; tell: (words: string) => ReactNode }) {
  const t = useTranslations("glossary");
  const isShort = text.length <= SHORT_ENOUGH;
  return (
    <>
      <p>{t("nothing")}</p>
      <ul className={`${styles.ways} ${textLinksStyles.textLinks} ${touchStyles.links}`}>
        <li>
          <LocalLink to={GLOSSARY_PATH} keepsScroll>
            {t("all")}
          </LocalLink>
        </li>
        {isShort ? (
          <li>
            <LocalLink to={`/search?q=${encodeURIComponent(text)}`} rel="nofollow">
              {t("search", { text })}
            </LocalLink>
          </li>
        ) : null}
      </ul>
      {isShort ? tell(text) : null}
    </>
  );
}
