import { type Lesson, MISTAKES } from "@learn-bittensor/simulators/terminal/result";
import type { Entry } from "@learn-bittensor/simulators/terminal/terminal";
import { type ReactNode, useEffect, useRef } from "react";
import { useFormatter, useLocale, useTranslations } from "#app/i18n/interface-texts.ts";
import styles from "./terminal-log.module.css";

/** What was typed with what came of it, the newest below. `undo` stands at the last line, where it was a mistake. */
export function TerminalLog({ entries, undo }: { entries: readonly Entry[]; undo: ReactNode }) {
  const t = useTranslations("lab.terminal");
  const log = useRef<HTMLDivElement>(null);
  const count = entries.length;
  useEffect(() => {
    if (log.current && count > 0) log.current.scrollTop = log.current.scrollHeight;
  }, [count]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also by keyboard.
    <div ref={log} role="log" aria-live="polite" aria-label={t("log")} tabIndex={0} className={styles.terminalLog}>
      {count === 0 ? <p className={styles.empty}>{t("empty")}</p> : null}
      {entries.map((entry, place) => (
        // Lines are only ever added and taken away at the end.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above.
        <EntryView key={place} entry={entry} undo={place === count - 1 ? undo : null} />
      ))}
    </div>
  );
}

export function EntryView({ entry, undo = null }: { entry: Entry; undo?: ReactNode }) {
  const { line, prompt, lines, lessons } = entry;
  const lang = useLocale() === "en" ? undefined : "en";
  return (
    <div className={styles.entry}>
      <p className={styles.line} lang={lang} translate="no">
        <span className={styles.prompt}>{prompt === null ? "$" : `${prompt}:`}</span> {line}
      </p>
      {lines.length > 0 ? (
        <pre className={styles.output} lang={lang} translate="no">
          {lines.join("\n")}
        </pre>
      ) : null}
      {lessons.length > 0 ? (
        <div className={styles.lesson}>
          {lessons.map((lesson) => (
            <LessonText key={`${lesson.name} ${Object.values(lesson.values).join(" ")}`} lesson={lesson} />
          ))}
          {lessons.some(({ name }) => MISTAKES.has(name)) ? undo : null}
        </div>
      ) : null}
    </div>
  );
}

function LessonText({ lesson: { name, values } }: { lesson: Lesson }) {
  const t = useTranslations("lab.terminal.lesson");
  const { number } = useFormatter();
  const said = Object.entries(values).map(([key, value]) => [key, typeof value === "number" ? number(value) : value]);
  // Which values each text takes is held together by `lessons.test.tsx`.
  return <p>{t(name, Object.fromEntries(said) as never)}</p>;
}
