import { LocalLink } from "#app/i18n/local-link.tsx";
import styles from "./chip-links.module.css";

/** A choice of which each answer is an address: the page stays where it is, and shows less or more. */
export function ChipLinks(props: {
  label: string;
  choices: readonly { name: string; href: string; isCurrent: boolean }[];
}) {
  return (
    <nav aria-label={props.label} className={styles.chips}>
      {props.choices.map(({ name, href, isCurrent }) => (
        <LocalLink
          key={name}
          className={styles.chip}
          to={href}
          aria-current={isCurrent ? "true" : undefined}
          keepsScroll
        >
          {name}
        </LocalLink>
      ))}
    </nav>
  );
}
