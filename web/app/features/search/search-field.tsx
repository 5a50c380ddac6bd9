import type { ComponentProps } from "react";
import { useTranslations } from "#app/i18n/interface-texts.ts";
import { LONGEST_QUERY } from "#app/site/longest-query.ts";

export function SearchField({ id, ...rest }: ComponentProps<"input"> & { id: string }) {
  const t = useTranslations("search");
  return (
    <>
      <label className="sr-only" htmlFor={id}>
        {t("label")}
      </label>
      <input
        id={id}
        className="search-field"
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
