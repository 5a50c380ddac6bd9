import { useTranslations } from "#app/i18n/interface-texts.ts";
import { SiteForm } from "#app/site-form.tsx";
import { useFormValues } from "#app/ui/use-form-values.ts";
import { SUBNET_ORDERS, type SubnetFilter } from "./subnet-filter.ts";

export function SubnetFilterForm(props: {
  filter: SubnetFilter;
  tags: { slug: string; name: string; count: number }[];
}) {
  const t = useTranslations("subnets");
  const { filter, tags } = props;
  const form = useFormValues({ q: filter.text, tag: filter.tag ?? "", sort: filter.order });
  return (
    <SiteForm ref={form} className="filter-form" role="search" aria-label={t("filter")} preventScrollReset>
      <label>
        <span>{t("text")}</span>
        <input className="field" type="search" name="q" defaultValue={filter.text} maxLength={100} />
      </label>
      <label>
        <span>{t("tag")}</span>
        <select className="field" name="tag" defaultValue={filter.tag}>
          <option value="">{t("allTags")}</option>
          {tags.map((tag) => (
            <option key={tag.slug} value={tag.slug}>
              {t("tagCount", { tag: tag.name, count: String(tag.count) })}
            </option>
          ))}
        </select>
      </label>
      <label>
        <span>{t("order")}</span>
        <select className="field" name="sort" defaultValue={filter.order}>
          {SUBNET_ORDERS.map((order) => (
            <option key={order} value={order}>
              {t(`columns.${order}`)}
            </option>
          ))}
        </select>
      </label>
      <button type="submit" className="button">
        {t("apply")}
      </button>
    </SiteForm>
  );
}
