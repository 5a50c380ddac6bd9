import { LocalLink } from "#app/i18n/local-link.tsx";
import touchStyles from "#app/ui/touch.module.css";
import noteStyles from "./secret-note.late.module.css";

/** Where the site explains how to handle keys. */
const KEY_SAFETY_GUIDE = "/guides/first-wallet/keep-it-safe";

/** Says calmly that a text was a secret, and where to read on. */
export function SecretNotice({ title, text, guide }: { title: string; text?: string; guide: string }) {
  return (
    <div role="status" className={noteStyles.place}>
      <SecretText title={title} {...(text && { text })} guide={guide} />
    </div>
  );
}

/** The same within what tells it already. */
export function SecretText({ title, text, guide }: { title: string; text?: string; guide: string }) {
  return (
    <div className={`${noteStyles.secretNote} ${touchStyles.links}`}>
      <p className={noteStyles.title}>{title}</p>
      {text ? <p>{text}</p> : null}
      <p>
        <LocalLink to={KEY_SAFETY_GUIDE}>{guide}</LocalLink>
      </p>
    </div>
  );
}
