import { LocalLink } from "#app/i18n/local-link.tsx";
import textLinksStyles from "#app/ui/text-links.module.css";
import touchStyles from "#app/ui/touch.module.css";

/** The way to where commands can be tried, in its words; nothing where a guide has none. */
export function TryCommands({ text }: { text: string | null }) {
  return text === null ? null : (
    <p className={`${textLinksStyles.textLinks} ${touchStyles.links}`}>
      <LocalLink to="/lab/terminal">{text}</LocalLink>
    </p>
  );
}
