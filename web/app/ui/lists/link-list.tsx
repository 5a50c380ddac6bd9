import { useId } from "react";
import { LocalLink } from "#app/i18n/local-link.tsx";
import textStyles from "../text.module.css";
import styles from "./link-list.module.css";

/** A titled list of places to go, with or without what each is about. */
export function LinkList(props: {
  title: string;
  links: { title: string; description: string; href: string }[];
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
            {props.compact ? null : <p className={textStyles.muted}>{link.description}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}
