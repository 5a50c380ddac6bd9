import type { ComponentProps } from "react";
import { useTranslations } from "#app/i18n/interface-texts.ts";
import { GuardedForm } from "./secrets/guarded-form.tsx";
import { SecretNote } from "./secrets/secret-note.tsx";

interface SearchFormProps
  extends Omit<ComponentProps<typeof GuardedForm>, "onPassed" | "refusedNote" | "notCheckedNote"> {
  /** Takes the text instead of the browser or the router. */
  onSearch?: (text: string) => void;
}

/** A form that searches for what stands in its field `q`, unless that is a secret. */
export function SearchForm({ onSearch, ...form }: SearchFormProps) {
  const t = useTranslations("search");
  return (
    <GuardedForm
      {...form}
      {...(onSearch && { onPassed: ([text = ""]) => onSearch(text) })}
      refusedNote={<SecretNote />}
      notCheckedNote={<p role="status">{t("unavailable")}</p>}
    />
  );
}
