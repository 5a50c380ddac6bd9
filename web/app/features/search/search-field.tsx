import { useTranslations } from "#app/i18n/interface-texts.ts";
import { LONGEST_QUERY } from "./search-query.ts";

export function SearchField(props: { id: string; defaultValue?: string; autoFocus?: boolean }) {
  const t = useTranslations("search");
  return (
    <>
      <label className="sr-only" htmlFor={props.id}>
        {t("label")}
      </label>
      <input
        id={props.id}
        className="search-field"
        type="search"
        name="q"
        defaultValue={props.defaultValue}
        placeholder={t("placeholder")}
        maxLength={LONGEST_QUERY}
        autoComplete="off"
        enterKeyHint="search"
        // In a dialog that was just opened this is where one wants to be.
        // biome-ignore lint/a11y/noAutofocus: it only takes effect when the dialog opens.
        autoFocus={props.autoFocus}
      />
    </>
  );
}
