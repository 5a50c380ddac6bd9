import { MADE_UP_PHRASE } from "@learn-bittensor/simulators/terminal/made-up";
import { useTranslations } from "#app/i18n/interface-texts.ts";
import chipLinksStyles from "#app/ui/lists/chip-links.module.css";
import styles from "./command-line.module.css";

interface Props {
  readonly completions: readonly string[];
  readonly suggestion: string | null;
  readonly isAnswer: boolean;
  readonly onRun: (line: string) => void;
  readonly onComplete: (line: string) => void;
}

/** What to type next, as buttons: the step of the mission, or how the line that is being typed may go on. */
export function Suggestions({ completions, suggestion, isAnswer, onRun, onComplete }: Props) {
  const t = useTranslations("lab.terminal");
  const isCompleting = completions.length > 0;
  const lines = isCompleting ? completions : isAnswer ? [suggestion ?? ""] : [suggestion ?? "btcli --help"];
  return (
    <div className={styles.suggestions}>
      <span id="terminal-suggestions">{isCompleting ? t("complete") : t("next")}</span>
      <ul className={chipLinksStyles.chips} aria-labelledby="terminal-suggestions">
        {lines.map((line, place) => (
          // A button that was pressed stays where it is and keeps the focus, with the next line on it.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above.
          <li key={place}>
            <button
              type="button"
              className={`${chipLinksStyles.chip} ${styles.suggestion}`}
              onClick={() => (isCompleting ? onComplete(line) : onRun(line))}
            >
              <SuggestionText line={isCompleting ? line.trim() : line} />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

function SuggestionText({ line }: { line: string }) {
  const t = useTranslations("lab.terminal");
  if (line === "") return t("enter");
  if (line === "•") return t("anyPassword");
  if (line === MADE_UP_PHRASE) return t("madeUpWords");
  return (
    <code lang="en" translate="no">
      {line}
    </code>
  );
}
