import { useFormatter, useLocale, useTranslations } from "#app/i18n/interface-texts.ts";
import { localizedPath } from "#app/i18n/localized-path.ts";
import { useTimeFormat } from "#app/i18n/use-time-format.ts";
import { type Once, ShownOnce } from "#app/ui/shown-once.tsx";
import { ChangeFigure } from "./change-figure.tsx";
import styles from "./change-list.module.css";
import { ROLE_CLASS } from "./role-class.ts";
import type { ShownChange } from "./timeline.server.ts";
import { groupByYear } from "./timeline-filter.ts";
import { versionNotes } from "./version-notes.ts";

/** The changes on a line, the latest on top, each at an address of its own. It is only read: its links load documents. */
export function ChangeList({ changes }: { changes: Once<readonly ShownChange[]> }) {
  return (
    <ShownOnce of={changes}>
      {(changes) =>
        groupByYear(changes).map(([year, ofYear]) => (
          <section key={year} aria-labelledby={`y${year}`} className={styles.year}>
            <h2 id={`y${year}`}>{year}</h2>
            <ol>
              {ofYear.map((change) => (
                <Change key={change.key} change={change} />
              ))}
            </ol>
          </section>
        ))
      }
    </ShownOnce>
  );
}

function Change({ change }: { change: ShownChange }) {
  const { key, title, text, on, time, roles, before, after, sketch, lab, figure, texts, fact } = change;
  const t = useTranslations("timeline");
  const locale = useLocale();
  const formatTime = useTimeFormat();
  const date = formatTime(on);
  const links = [
    ...(lab ? [{ href: lab, label: t("lab") }] : []),
    ...(figure ? [{ href: figure, label: t("figure") }] : []),
    ...texts.map(({ href, title }) => ({ href, label: title })),
    ...(fact ? [{ href: `/facts#${fact}`, label: t("fact") }] : []),
  ];
  return (
    <li id={key} className={styles.change}>
      <p className={styles.when}>
        <time dateTime={time ? `${on}T${time}Z` : on}>{time ? t("dateTime", { date, time }) : date}</time>
      </p>
      <div>
        <h3>
          <a href={`#${key}`}>{title}</a>
        </h3>
        {roles.length > 0 ? (
          <ul className={styles.roles} aria-label={t("concerns")}>
            {roles.map((role) => (
              <li key={role} className={ROLE_CLASS[role]}>
                {t(`roles.${role}`)}
              </li>
            ))}
          </ul>
        ) : null}
        {text ? <p>{text}</p> : null}
        {before && after ? <ChangeFigure before={before} after={after} sketch={sketch} /> : null}
        <Source change={change} />
        {links.length > 0 ? (
          <p className={styles.links}>
            {links.map(({ href, label }) => (
              <a key={href} href={localizedPath(href, locale)}>
                {label}
              </a>
            ))}
          </p>
        ) : null}
      </div>
    </li>
  );
}

/** Version, first block, and what shows it; sources are called what they are in English. */
function Source({ change }: { change: ShownChange }) {
  const t = useTranslations();
  const format = useFormatter();
  return (
    <p className={styles.note}>
      {versionNotes(change, t, (block) => format.number(block)).map((note) => (
        <span key={note}>{note}</span>
      ))}
      {change.sources.map(({ ref, href }) =>
        href ? (
          <a key={ref} href={href} target="_blank" rel="noopener noreferrer" lang="en">
            {ref}
          </a>
        ) : null,
      )}
    </p>
  );
}
