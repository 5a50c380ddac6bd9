import { useTranslations } from "#app/i18n/interface-texts.ts";
import { LocalLink } from "#app/i18n/local-link.tsx";
import touchStyles from "#app/ui/touch.module.css";
import noteStyles from "../secrets/secret-note.late.module.css";
import { type AddressKind, EXPLAINED } from "./find-address.ts";

/** Says calmly that a text is an address, and where to read what that is: it was not searched for. */
export function AddressNote({ kind }: { kind: AddressKind }) {
  const t = useTranslations("search");
  return (
    <div role="status" className={noteStyles.place}>
      <div className={`${noteStyles.secretNote} ${touchStyles.links}`}>
        <p className={noteStyles.title}>
          <LocalLink to={EXPLAINED[kind]}>{t(`address.${kind}`)}</LocalLink>
        </p>
        <p>{t("address.text")}</p>
      </div>
    </div>
  );
}
