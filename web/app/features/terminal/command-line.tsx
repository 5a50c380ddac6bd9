import type { Generation } from "@learn-bittensor/simulators/terminal/grammar";
import { LONGEST_LINE, type Pending } from "@learn-bittensor/simulators/terminal/terminal";
import { type KeyboardEvent, type Ref, type SubmitEvent, useState } from "react";
import { useTranslations } from "#app/i18n/interface-texts.ts";
import { Button } from "#app/ui/button.tsx";
import fieldStyles from "#app/ui/forms/field.module.css";
import styles from "./command-line.module.css";
import { COMMAND_TABLES } from "./command-tables.ts";
import { completeLine } from "./complete-line.ts";
import { Suggestions } from "./suggestions.tsx";

interface Props {
  readonly field: Ref<HTMLInputElement>;
  readonly pending: Pending | null;
  readonly generation: Generation;
  /** Commands that were typed, the newest last. */
  readonly typedBefore: readonly string[];
  readonly suggestion: string | null;
  /** Says whether the line was taken; where it was not, the field is emptied all the same. */
  readonly onLine: (line: string) => void;
}

/** The field for commands and answers. Up and down bring back what was typed; buttons below say what to type next. */
export function CommandLine({ field, pending, generation, typedBefore, suggestion, onLine }: Props) {
  const t = useTranslations("lab.terminal");
  const [text, setText] = useState("");
  /** How far back in what was typed; 0 is the line that is being written. */
  const [back, setBack] = useState(0);
  const set = (line: string, steps = 0) => {
    setText(line);
    setBack(steps);
  };
  const run = (line: string) => {
    set("");
    onLine(line);
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    run(text);
  };
  const recall = (event: KeyboardEvent<HTMLInputElement>) => {
    const step = event.key === "ArrowUp" ? 1 : event.key === "ArrowDown" ? -1 : 0;
    if (step === 0 || pending || event.nativeEvent.isComposing) return;
    event.preventDefault();
    const place = Math.min(typedBefore.length, Math.max(0, back + step));
    if (place !== back) set(place === 0 ? "" : (typedBefore.at(-place) ?? ""), place);
  };
  return (
    <div className={styles.commandLine}>
      <form className={styles.form} onSubmit={submit} autoComplete="off">
        <label htmlFor="terminal-field">{pending ? t("answer", { prompt: pending.label }) : t("command")}</label>
        <div className={styles.line}>
          <input
            ref={field}
            id="terminal-field"
            className={`${fieldStyles.field} ${styles.field}`}
            type="text"
            value={text}
            onChange={(event) => set(event.currentTarget.value)}
            onKeyDown={recall}
            maxLength={LONGEST_LINE}
            autoComplete="off"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            enterKeyHint="go"
            translate="no"
          />
          <Button type="submit" tone="primary">
            {t("run")}
          </Button>
        </div>
      </form>
      <Suggestions
        completions={pending ? [] : completeLine(text, COMMAND_TABLES[generation])}
        suggestion={suggestion}
        isAnswer={pending !== null}
        onRun={run}
        onComplete={set}
      />
    </div>
  );
}
