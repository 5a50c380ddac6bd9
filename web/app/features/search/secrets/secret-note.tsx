import { load } from "virtual:messages/searchPanel";
import { useLocale, useTranslations } from "#app/i18n/interface-texts.ts";
import { LocalLink } from "#app/i18n/local-link.tsx";
import { MoreTexts } from "#app/i18n/more-texts.tsx";
import touchStyles from "#app/ui/touch.module.css";
import { useLazy } from "../use-lazy.ts";
import noteStyles from "./secret-note.late.module.css";

/** Where the site explains how to handle keys. */
export const KEY_SAFETY_GUIDE = "/guides/first-wallet/keep-it-safe";

/** Says calmly why a text was not searched for, and where to read on. Few ever see it: its words are loaded with it, else it has fewer. */
export function SecretNote() {
  const t = useTranslations("search");
  const { value: texts, hasFailed } = useLazy(load[useLocale()], { isWanted: true, name: "the note about a secret" });
  return (
    <div role="status" className={noteStyles.place}>
      {texts ? (
        <MoreTexts texts={texts.messages}>
          <NoteText />
        </MoreTexts>
      ) : hasFailed ? (
        <Note title={t("withheldTitle")} guide={t("withheldGuide")} />
      ) : null}
    </div>
  );
}

function NoteText() {
  const t = useTranslations("searchPanel");
  return <Note title={t("secretTitle")} text={t("secretText")} guide={t("secretGuide")} />;
}

function Note({ title, text, guide }: { title: string; text?: string; guide: string }) {
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
