import { useTranslations } from "#app/i18n/interface-texts.ts";
import { SiteForm } from "#app/i18n/site-form.tsx";
import { Button } from "#app/ui/button.tsx";
import fieldStyles from "#app/ui/forms/field.module.css";
import { SelectField } from "#app/ui/forms/select-field.tsx";
import { useFilterWhileTyping } from "#app/ui/forms/use-filter-while-typing.ts";
import { useFormValues } from "#app/ui/forms/use-form-values.ts";
import filterFormStyles from "#app/ui/lists/filter-form.module.css";
import { MiningFields } from "./mining-fields.tsx";
import { miningQuery } from "./mining-filter.ts";
import { SUBNET_ORDERS, type SubnetFilter, type SubnetOrder, usualOrder } from "./subnet-filter.ts";
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
  // The usual order is not asked for: it becomes another one with what somebody has to mine with.
  const toSort = (order: SubnetOrder) => (order === usualOrder(filter.mining) ? "" : order);
  const sort = toSort(filter.order);
  const form = useFormValues({ q: filter.text, tag: filter.tag ?? "", sort, ...mining });
  return (
    <SiteForm
      id={SUBNET_FORM_ID}
      {...useFilterWhileTyping("/subnets", form)}
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
        defaultValue={sort}
        options={SUBNET_ORDERS.map((order) => ({ value: toSort(order), name: t(`columns.${order}`) }))}
      />
      <MiningFields filter={filter.mining} />
      <Button type="submit">{t("apply")}</Button>
    </SiteForm>
  );
}
