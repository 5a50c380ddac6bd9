import { useTranslations } from "#app/i18n/interface-texts.ts";
import { LocalLink } from "#app/i18n/local-link.tsx";
import textLinksStyles from "#app/ui/text-links.module.css";
import touchStyles from "#app/ui/touch.module.css";
import { tellAddress } from "./feedback-address.ts";

/** Where somebody looked in vain: the form, with what they looked for. */
export function TellEditors({ page, about }: { page: string; about: string }) {
  const t = useTranslations("pageFeedback");
  return (
    <p className={`${textLinksStyles.textLinks} ${touchStyles.links}`}>
      <LocalLink to={tellAddress({ page, about, reason: "missing" })} rel="nofollow">
        {t("tell")}
      </LocalLink>
    </p>
  );
}
