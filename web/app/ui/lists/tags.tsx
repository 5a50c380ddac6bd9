import styles from "./tag.module.css";

/** What a text is about, word by word. */
export function Tags({ tags }: { tags: readonly string[] }) {
  return tags.map((tag) => (
    <span key={tag} className={styles.tag}>
      {tag}
    </span>
  ));
}
