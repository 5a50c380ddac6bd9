import type { ContentsEntry } from "@learn-bittensor/markdown/contents";
import { useTranslations } from "#app/i18n/interface-texts.ts";
import { useCurrentSection } from "../rich-text/use-current-section.ts";
import styles from "./contents-panel.module.css";

/**
 * A text's contents: beside it on wide screens, folded above it on narrow ones. The section being read is marked. Nothing where
 * there is nothing to choose.
 */
export function ContentsPanel({ contents }: { contents: readonly ContentsEntry[] }) {
  const t = useTranslations("content");
  const current = useCurrentSection(contents);
  if (contents.length < 2) return null;
  const toItem = ({ id, title }: ContentsEntry, parts: readonly ContentsEntry[] = []) => (
    <li key={id}>
      <a href={`#${id}`} aria-current={id === current ? "location" : undefined}>
        {title}
      </a>
      {parts.length > 0 ? <ol>{parts.map((part) => toItem(part))}</ol> : null}
    </li>
  );
  return (
    <details className={`${styles.contents} ${styles.contentsPanel}`}>
      <summary>{t("onThisPage")}</summary>
      <nav aria-label={t("onThisPage")} className="table-of-contents">
        <ol>{toSections(contents).map(({ heading, parts }) => toItem(heading, parts))}</ol>
      </nav>
    </details>
  );
}

/** Headings of the third level belong to the one of the second level before them; without one they stand for themselves. */
function toSections(contents: readonly ContentsEntry[]): { heading: ContentsEntry; parts: ContentsEntry[] }[] {
  const sections: { heading: ContentsEntry; parts: ContentsEntry[] }[] = [];
  for (const entry of contents) {
    const section = sections.at(-1);
    if (section?.heading.depth === 2 && entry.depth === 3) section.parts.push(entry);
    else sections.push({ heading: entry, parts: [] });
  }
  return sections;
}
