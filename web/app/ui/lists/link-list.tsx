import { useId } from "react";
import { LocalLink } from "#app/i18n/local-link.tsx";
import { type Once, ShownOnce } from "../shown-once.tsx";
import textStyles from "../text.module.css";
import styles from "./link-list.module.css";

/** A titled list of places to go, with or without what each is about. */
export function LinkList(props: {
  title: string;
  links: readonly { title: string; description?: string | Once<string>; href: string }[];
  compact?: boolean;
  className?: string;
}) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={props.className ?? styles.linkList}>
      <h2 id={titleId} className={styles.title}>
        {props.title}
      </h2>
      <ul>
        {props.links.map((link) => (
          <li key={link.href}>
            <LocalLink to={link.href}>{link.title}</LocalLink>
            {props.compact || link.description === undefined ? null : (
              <ShownOnce of={toOnce(link.description)} as="p" className={textStyles.muted}>
                {(description) => description}
              </ShownOnce>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function toOnce(description: string | Once<string>): Once<string> {
  return typeof description === "string" ? { value: description } : description;
}
