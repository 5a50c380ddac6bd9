import { useTranslations } from "#app/i18n/interface-texts.ts";
import type { TermLetter } from "./glossary.server.ts";
import { letterId } from "./letter-id.ts";
import styles from "./letter-links.module.css";

/** The letters that terms begin with; those of which none is shown lead nowhere. */
export function LetterLinks({ letters, found }: { letters: readonly TermLetter[]; found: readonly TermLetter[] }) {
  const t = useTranslations("glossary");
  const shown = new Set(found.map(({ letter }) => letter));
  return (
    <nav aria-label={t("letters")} className={styles.letterLinks}>
      <ul>
        {letters.map(({ letter }) => (
          <li key={letter}>
            {shown.has(letter) ? <a href={`#${letterId(letter)}`}>{letter}</a> : <span>{letter}</span>}
          </li>
        ))}
      </ul>
    </nav>
  );
}
