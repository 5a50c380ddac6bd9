import { useFormatter, useTranslations } from "#app/i18n/interface-texts.ts";
import { Sentences } from "#app/i18n/sentences.tsx";
import { CompareBar } from "./compare-bar.tsx";
import type { SubnetFilter } from "./subnet-filter.ts";
import listStyles from "./subnet-list.module.css";
import { SubnetTable } from "./subnet-table.tsx";
import type { ListedSubnet } from "./subnets.server.ts";
import { useChoice } from "./use-choice.ts";

interface ListProps {
  /** Those that the filter finds. */
  subnets: readonly ListedSubnet[];
  filter: SubnetFilter;
  canAsk: boolean;
  /** Of all subnets, also of those that are not shown. */
  largestShare: number;
  /** The day of the latest share, where one is known. */
  sharesOn: string | null;
}

/** The table of subnets with the day of its figures, and the bar that leads to a comparison. */
export function SubnetList({ subnets, filter, canAsk, largestShare, sharesOn }: ListProps) {
  const t = useTranslations("subnets");
  const format = useFormatter();
  const choice = useChoice(filter.asked.numbers);
  if (subnets.length === 0) return null;
  return (
    <>
      <p className={listStyles.note}>
        <Sentences>
          {sharesOn
            ? t("emission.note", { date: format.dateTime(new Date(sharesOn), { dateStyle: "long", timeZone: "UTC" }) })
            : null}
          {t("sourceNote")}
          {canAsk ? t("compare.hint") : null}
        </Sentences>
      </p>
      <SubnetTable {...{ subnets, filter, canAsk, largestShare, choice }} />
      {canAsk ? <CompareBar {...{ filter, choice }} listed={subnets.map(({ mainnetId }) => mainnetId)} /> : null}
    </>
  );
}
