import { useTranslations } from "#app/i18n/interface-texts.ts";
import { MOST_COMPARED } from "./asked-subnets.ts";
import { COMPARISON_VIEW, type SubnetFilter } from "./subnet-filter.ts";
import { SUBNET_FORM_ID } from "./subnet-table.tsx";

/**
 * How many subnets are chosen, and the way to see them side by side. Styles show it once one is. What was chosen and is not
 * in the list as it is filtered now stays chosen.
 */
export function CompareBar({ filter, listed }: { filter: SubnetFilter; listed: readonly (number | null)[] }) {
  const t = useTranslations("subnets");
  const { numbers } = filter.asked;
  return (
    <div className="compare-bar">
      {numbers
        .filter((number) => !listed.includes(number))
        .map((number) => (
          <input key={number} type="hidden" name="compare" value={number} form={SUBNET_FORM_ID} />
        ))}
      <output
        id="compare-count"
        form={SUBNET_FORM_ID}
        data-counts={t("compare.chosen", { count: "#", most: String(MOST_COMPARED) })}
        data-full={t("compare.full", { most: String(MOST_COMPARED) })}
      >
        {t(numbers.length < MOST_COMPARED ? "compare.chosen" : "compare.full", {
          count: String(numbers.length),
          most: String(MOST_COMPARED),
        })}
      </output>
      <button type="submit" className="button button-primary" form={SUBNET_FORM_ID} name="view" value={COMPARISON_VIEW}>
        {t("compare.show")}
      </button>
    </div>
  );
}
