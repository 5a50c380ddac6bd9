import { useLocale, useTranslations } from "#app/i18n/interface-texts.ts";
import { localizedPath } from "#app/i18n/localized-path.ts";
import { InTurns } from "#app/ui/lists/in-turns.tsx";
import { type Once, ShownOnce } from "#app/ui/shown-once.tsx";
import { FactDetails } from "./fact-details.tsx";
import styles from "./fact-list.module.css";
import type { RegisteredFact } from "./facts.server.ts";

/** Each fact at an address of its own: its value, what it rests on, what was true before, and the texts that rest on it. */
export function FactList({ facts }: { facts: Once<readonly RegisteredFact[]> }) {
  return (
    <ShownOnce of={facts}>
      {(facts) => <InTurns of={facts}>{(fact) => <Fact key={fact.key} fact={fact} />}</InTurns>}
    </ShownOnce>
  );
}

function Fact({ fact }: { fact: RegisteredFact }) {
  const t = useTranslations("facts");
  const locale = useLocale();
  const titleId = `${fact.key}-title`;
  return (
    <section id={fact.key} className={styles.fact} aria-labelledby={titleId}>
      <h2 id={titleId}>
        <a href={`#${fact.key}`}>{fact.name}</a>
      </h2>
      <div>
        <FactDetails fact={fact} />
        {fact.texts.length > 0 ? (
          <details className={styles.texts}>
            <summary>{t("texts", { count: fact.texts.length })}</summary>
            <ul>
              {fact.texts.map(({ href, title }) => (
                <li key={href}>
                  <a href={localizedPath(href, locale)}>{title}</a>
                </li>
              ))}
            </ul>
          </details>
        ) : null}
      </div>
    </section>
  );
}
