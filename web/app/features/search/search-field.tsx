import type { ComponentProps } from "react";
import { useTranslations } from "#app/i18n/interface-texts.ts";
import { LONGEST_QUERY } from "#app/site/longest-query.ts";
import fieldStyles from "#app/ui/forms/field.module.css";
import textStyles from "#app/ui/text.module.css";
import styles from "./search-field.module.css";

export function SearchField({ id, ...rest }: ComponentProps<"input"> & { id: string }) {
  const t = useTranslations("search");
  return (
    <>
      <label className={textStyles.srOnly} htmlFor={id}>
        {t("label")}
      </label>
      <input
        id={id}
        className={`${fieldStyles.field} ${styles.searchField}`}
        type="search"
        name="q"
        placeholder={t("placeholder")}
        maxLength={LONGEST_QUERY}
        autoComplete="off"
        enterKeyHint="search"
        {...rest}
      />
    </>
  );
}
