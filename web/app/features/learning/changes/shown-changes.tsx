import { load } from "virtual:messages/changes";
import { useEffect, useId, useState } from "react";
import { useFormatter, useLocale, useTranslations } from "#app/i18n/interface-texts.ts";
import { localizedPath } from "#app/i18n/localized-path.ts";
import { MoreTexts } from "#app/i18n/more-texts.tsx";
import buttonStyles from "#app/ui/button.module.css";
import textLinksStyles from "#app/ui/text-links.module.css";
import touchStyles from "#app/ui/touch.module.css";
import { useDeviceNotes } from "../notes/use-device-notes.ts";
import styles from "./changes.late.module.css";
import { BEGINNING, cutSections } from "./cut-sections.ts";
import { type ChangedSection, findChanges, type Piece } from "./find-changes.ts";
import { notedReading, noteReading } from "./reading-note.ts";

type Texts = Parameters<typeof MoreTexts>[0]["texts"];
type Text = ReturnType<typeof cutSections>;

interface Found {
  readAt: number;
  text: Text;
  changes: ChangedSection[];
  texts: Texts;
}

/** Compares the page's text with what the device stores of it; where that is nothing, what it is now is stored. */
export function ShownChanges({ path, name }: { path: string; name: string }) {
  const locale = useLocale();
  const notes = useDeviceNotes();
  const [found, setFound] = useState<Found | null>(null);
  useEffect(() => {
    if (!notes) return;
    const leaving = new AbortController();
    const look = async () => {
      const response = await fetch(`${localizedPath(path, locale)}.md`, { signal: leaving.signal });
      if (!response.ok) return;
      const text = cutSections(await response.text());
      const note = notedReading(notes, name);
      const changes = note ? findChanges(note, text) : [];
      if (note && changes.length > 0) {
        const { messages } = await load[locale]();
        if (!leaving.signal.aborted) setFound({ readAt: note.at, text, changes, texts: messages });
      } else noteReading(notes, name, { ...text, now: Date.now() });
    };
    // Without a line, there is nothing to compare with.
    look().catch(() => undefined);
    return () => leaving.abort();
  }, [path, name, notes, locale]);
  if (!found || !notes) return null;
  const onSeen = () => {
    noteReading(notes, name, { ...found.text, now: Date.now() });
    setFound(null);
  };
  return (
    <MoreTexts texts={found.texts}>
      <Changes {...found} onSeen={onSeen} />
    </MoreTexts>
  );
}

/** The sections that have changed, each with what is different. */
function Changes({ readAt, changes, onSeen }: Pick<Found, "readAt" | "changes"> & { onSeen: () => void }) {
  const t = useTranslations("changes");
  const format = useFormatter();
  const titleId = useId();
  return (
    <section className={`${styles.changes} ${textLinksStyles.textLinks}`} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {t("title", { date: format.dateTime(new Date(readAt), { dateStyle: "long" }), count: changes.length })}
      </h2>
      <ul className={touchStyles.links}>
        {changes.map(({ id, title, isNew, pieces }) => (
          <li key={id}>
            {id === BEGINNING ? t("beginning") : <a href={`#${id}`}>{title}</a>}
            {isNew ? <span className={styles.isNew}>{t("isNew")}</span> : null}
            {pieces && !isNew ? (
              <details>
                <summary>{t("difference")}</summary>
                <Difference pieces={pieces} />
              </details>
            ) : null}
          </li>
        ))}
      </ul>
      <button type="button" className={buttonStyles.button} onClick={onSeen}>
        {t("seen")}
      </button>
    </section>
  );
}

/** What was taken out and what was put in; of what stayed, that there is some. */
function Difference({ pieces }: { pieces: readonly Piece[] }) {
  const shown = pieces.filter(({ kind }, place) => kind !== "same" || pieces[place - 1]?.kind !== "same");
  return (
    <p className={styles.difference}>
      {shown.map(({ kind, text }, place) => {
        const key = `${place} ${kind}`;
        if (kind === "same") return <span key={key}> … </span>;
        return kind === "gone" ? <del key={key}>{text} </del> : <ins key={key}>{text} </ins>;
      })}
    </p>
  );
}
