import { useTranslations } from "#app/i18n/interface-texts.ts";
import buttonStyles from "#app/ui/button.module.css";
import { MOST_COMPARED } from "./asked-subnets.ts";
import styles from "./compare-bar.module.css";
import { COMPARISON_VIEW, type SubnetFilter } from "./subnet-filter.ts";
import { COMPARE_COUNT_ID, SUBNET_FORM_ID } from "./subnet-table.tsx";
import type { useChoice } from "./use-choice.ts";

/**
 * How many subnets are chosen, and the way to see them side by side. Styles show it once one is. What was chosen and is not
 * in the list as it is filtered now stays chosen.
 */
export function CompareBar(props: {
  filter: SubnetFilter;
  listed: readonly (number | null)[];
  choice: Pick<ReturnType<typeof useChoice>, "chosen" | "isFull" | "isSilent">;
}) {
  const { filter, listed, choice } = props;
  const t = useTranslations("subnets");
  return (
    <div className={styles.compareBar}>
      {filter.asked.numbers
        .filter((number) => !listed.includes(number))
        .map((number) => (
          <input key={number} type="hidden" name="compare" value={number} form={SUBNET_FORM_ID} />
        ))}
      <output id={COMPARE_COUNT_ID} form={SUBNET_FORM_ID}>
        {choice.isSilent
          ? null
          : t(choice.isFull ? "compare.full" : "compare.chosen", {
              count: String(choice.chosen.length),
              most: String(MOST_COMPARED),
            })}
      </output>
      <button
        type="submit"
        className={`${buttonStyles.button} ${buttonStyles.primary}`}
        form={SUBNET_FORM_ID}
        name="view"
        value={COMPARISON_VIEW}
      >
        {t("compare.show")}
      </button>
    </div>
  );
}
