import { useTranslations } from "#app/i18n/interface-texts.ts";
import { SiteForm } from "#app/i18n/site-form.tsx";
import { Button } from "#app/ui/button.tsx";
import fieldStyles from "#app/ui/forms/field.module.css";
import { useFilterWhileTyping } from "#app/ui/forms/use-filter-while-typing.ts";
import { useFormValues } from "#app/ui/forms/use-form-values.ts";
import filterFormStyles from "#app/ui/lists/filter-form.module.css";
import { GLOSSARY_PATH, LONGEST_FILTER } from "./term-filter.ts";

/** Narrows the glossary as one types; without scripts by its button. */
export function TermFilterForm({ text }: { text: string }) {
  const t = useTranslations("glossary");
  const form = useFormValues({ q: text });
  return (
    <SiteForm
      {...useFilterWhileTyping(GLOSSARY_PATH, form)}
      ref={form}
      className={filterFormStyles.filterForm}
      role="search"
      aria-label={t("filter")}
      preventScrollReset
    >
      <label>
        <span>{t("text")}</span>
        <input
          className={fieldStyles.field}
          type="search"
          name="q"
          defaultValue={text}
          maxLength={LONGEST_FILTER}
          autoComplete="off"
        />
      </label>
      <Button type="submit">{t("apply")}</Button>
    </SiteForm>
  );
}
