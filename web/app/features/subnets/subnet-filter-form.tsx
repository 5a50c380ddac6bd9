import { type FormEvent, type SubmitEvent, use, useEffect, useRef } from "react";
import { useLocation, useSubmit } from "react-router";
import { useLocale, useTranslations } from "#app/i18n/interface-texts.ts";
import { LoadsDocumentsContext } from "#app/i18n/local-link.tsx";
import { localizedPath } from "#app/i18n/localized-path.ts";
import { SiteForm } from "#app/i18n/site-form.tsx";
import { Button } from "#app/ui/button.tsx";
import fieldStyles from "#app/ui/forms/field.module.css";
import { SelectField } from "#app/ui/forms/select-field.tsx";
import { useFormValues } from "#app/ui/forms/use-form-values.ts";
import filterFormStyles from "#app/ui/lists/filter-form.module.css";
import { MiningFields } from "./mining-fields.tsx";
import { miningQuery } from "./mining-filter.ts";
import { SUBNET_ORDERS, type SubnetFilter } from "./subnet-filter.ts";
import styles from "./subnet-filter-form.module.css";
import { SUBNET_FORM_ID } from "./subnet-table.tsx";

export function SubnetFilterForm(props: {
  filter: SubnetFilter;
  tags: { slug: string; name: string; count: number }[];
}) {
  const t = useTranslations("subnets");
  const { filter, tags } = props;
  const mining = {
    gpu: "",
    disk: "",
    line: "",
    skill: "",
    open: "",
    ...Object.fromEntries(miningQuery(filter.mining)),
  };
  const form = useFormValues({ q: filter.text, tag: filter.tag ?? "", sort: filter.order, ...mining });
  return (
    <SiteForm
      id={SUBNET_FORM_ID}
      {...useFilterWhileTyping()}
      ref={form}
      className={`${filterFormStyles.filterForm} ${styles.subnetFilter}`}
      role="search"
      aria-label={t("filter")}
      preventScrollReset
    >
      <label>
        <span>{t("text")}</span>
        <input className={fieldStyles.field} type="search" name="q" defaultValue={filter.text} maxLength={100} />
      </label>
      <SelectField
        label={t("tag")}
        name="tag"
        defaultValue={filter.tag}
        options={[
          { value: "", name: t("allTags") },
          ...tags.map((tag) => ({
            value: tag.slug,
            name: t("tagCount", { tag: tag.name, count: String(tag.count) }),
          })),
        ]}
      />
      <SelectField
        label={t("order")}
        name="sort"
        defaultValue={filter.order}
        options={SUBNET_ORDERS.map((order) => ({ value: order, name: t(`columns.${order}`) }))}
      />
      <MiningFields filter={filter.mining} />
      <Button type="submit">{t("apply")}</Button>
    </SiteForm>
  );
}

/** After the last key. */
const DELAY_MS = 300;
/** The state of an address that typing has led to. */
const TYPED = "typed";

/**
 * The list follows what is typed or chosen; without scripts, and where the site has a newer build, the button asks. All that is typed in
 * one go, and sent at its end, is one step back.
 */
function useFilterWhileTyping() {
  const submit = useSubmit();
  const locale = useLocale();
  const { state } = useLocation();
  const loadsDocuments = use(LoadsDocumentsContext);
  const timer = useRef<number | undefined>(undefined);
  const isTyped = useRef(false);
  useEffect(() => {
    isTyped.current = state === TYPED;
  }, [state]);
  useEffect(() => () => window.clearTimeout(timer.current), []);

  /** `button`, where one was pressed, is part of what is asked: it may ask for the comparison. */
  function ask(form: HTMLFormElement, button: HTMLElement | null, how: { state: string | null }): void {
    const said = [...new FormData(form, button)].flatMap(([name, value]) =>
      typeof value === "string" && value !== "" ? [[name, value]] : [],
    );
    const action = localizedPath("/subnets", locale);
    const replace = isTyped.current;
    void submit(new URLSearchParams(said), { ...how, method: "get", action, replace, preventScrollReset: true });
  }

  return {
    onChange({ currentTarget: form }: FormEvent<HTMLFormElement>) {
      window.clearTimeout(timer.current);
      if (!loadsDocuments) timer.current = window.setTimeout(() => ask(form, null, { state: TYPED }), DELAY_MS);
    },
    onSubmit(event: SubmitEvent<HTMLFormElement>) {
      window.clearTimeout(timer.current);
      if (loadsDocuments) return;
      event.preventDefault();
      ask(event.currentTarget, event.nativeEvent.submitter, { state: null });
    },
  };
}
