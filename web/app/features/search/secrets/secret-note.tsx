import { load } from "virtual:messages/searchPanel";
import { useLocale, useTranslations } from "#app/i18n/interface-texts.ts";
import { MoreTexts } from "#app/i18n/more-texts.tsx";
import { useLazy } from "../use-lazy.ts";
import noteStyles from "./secret-note.late.module.css";
import { SecretText } from "./secret-notice.tsx";

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
        <SecretText title={t("withheldTitle")} guide={t("withheldGuide")} />
      ) : null}
    </div>
  );
}

function NoteText() {
  const t = useTranslations("searchPanel");
  return <SecretText title={t("secretTitle")} text={t("secretText")} guide={t("secretGuide")} />;
}
