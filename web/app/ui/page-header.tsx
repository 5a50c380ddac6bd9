import type { ReactNode } from "react";
import { LocalLink } from "#app/i18n/local-link.tsx";
import styles from "./page-header.module.css";
import { sharedHere } from "./view-transitions/use-transition-part.ts";

export interface Crumb {
  label: string;
  href: string;
}

/** The head of a page: where one is, what it is called, what it is about. */
export function PageHeader(props: {
  title: string;
  lead?: string | null | undefined;
  crumbs?: Crumb[];
  crumbsLabel?: string;
  lang?: string | undefined;
  /** Stands beside the title. */
  picture?: ReactNode;
  className?: string | undefined;
  children?: ReactNode;
}) {
  const { title, lead, crumbs = [], crumbsLabel, lang, picture, className, children } = props;
  const form = picture ? styles.pictured : (className ?? "");
  return (
    <header className={`${styles.pageHeader} ${form}`.trim()}>
      {picture}
      {crumbs.length > 0 ? (
        <nav aria-label={crumbsLabel}>
          <ol className={styles.crumbs}>
            {crumbs.map((crumb) => (
              <li key={crumb.href}>
                <LocalLink to={crumb.href} leadsBack>
                  {crumb.label}
                </LocalLink>
              </li>
            ))}
          </ol>
        </nav>
      ) : null}
      <h1 className={styles.title} lang={lang} {...sharedHere("name")}>
        {title}
      </h1>
      {lead ? (
        <p className={styles.lead} lang={lang}>
          {lead}
        </p>
      ) : null}
      {children}
    </header>
  );
}
