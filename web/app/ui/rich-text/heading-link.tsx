import { useTranslations } from "#app/i18n/interface-texts.ts";
import { useCopying } from "./use-copying.ts";

/** The link beside a heading that is not part of a text, as texts have them (`steps/finish-elements.ts`). */
export function HeadingLink({ id, title }: { id: string; title: string }) {
  const t = useTranslations("content");
  return (
    <a
      className="heading-link"
      href={`#${id}`}
      aria-label={`${t("headingLink")}: ${title}`}
      data-copied={t("linkCopied")}
      onClick={useCopying()}
    >
      #
    </a>
  );
}
