import { useTranslations } from "#app/i18n/interface-texts.ts";
import { LocalLink } from "#app/i18n/local-link.tsx";
import type { ReadingSlots } from "#app/ui/reading/reading-slots.ts";
import textLinksStyles from "#app/ui/text-links.module.css";
import touchStyles from "#app/ui/touch.module.css";
import { ASK_PATH } from "./ask-path.ts";

/** A text's page with the way to ask about its subject behind the text; without a subject, as it was. */
export function withAsk(parts: ReadingSlots, subject: string | null): ReadingSlots {
  if (subject === null) return parts;
  return {
    ...parts,
    end: (
      <>
        {parts.end}
        <AskAbout subject={subject} />
      </>
    ),
  };
}

function AskAbout({ subject }: { subject: string }) {
  const t = useTranslations("content");
  return (
    <p className={`${textLinksStyles.textLinks} ${touchStyles.links}`}>
      <LocalLink to={`${ASK_PATH}?${new URLSearchParams({ q: subject })}`} rel="nofollow">
        {t("askAbout")}
      </LocalLink>
    </p>
  );
}
