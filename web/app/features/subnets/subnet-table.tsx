import { memo } from "react";
import { useTranslations } from "#app/i18n/interface-texts.ts";
import { LocalLink } from "#app/i18n/local-link.tsx";
import type { MiningNeeds } from "#app/site/mining-needs.server.ts";
import { Emblem } from "#app/ui/emblem/emblem.tsx";
import { useLangOf } from "#app/ui/fallback-notice.tsx";
import { InTurns } from "#app/ui/lists/in-turns.tsx";
import { ShownOnce } from "#app/ui/shown-once.tsx";
import textStyles from "#app/ui/text.module.css";
import { useTransitionPart } from "#app/ui/view-transitions/use-transition-part.ts";
import shareStyles from "./emission-share.module.css";
import { EmissionShare } from "./emission-share.tsx";
import quietLinksStyles from "./quiet-links.module.css";
import { subnetPath } from "./subnet-address.ts";
import { type SubnetFilter, type SubnetOrder, subnetListPath } from "./subnet-filter.ts";
import tableStyles from "./subnet-table.module.css";
import type { ListedSubnet } from "./subnets.server.ts";
import type { useChoice } from "./use-choice.ts";
import { useMiningWords } from "./use-mining-words.ts";

/** The form that chooses what the list shows, and what of it stands side by side. */
export const SUBNET_FORM_ID = "subnet-form";

export const COMPARE_COUNT_ID = "compare-count";

interface TableProps {
  subnets: readonly ListedSubnet[];
  /** The largest share of all subnets, also of those that are not shown. */
  largestShare: number;
  filter: SubnetFilter;
  /** Whether somebody answers the wish for another order, or for a comparison. */
  canAsk?: boolean;
  choice: ReturnType<typeof useChoice>;
}

/**
 * The list of subnets. Sorting is a link, filtering and choosing a form: all of it works without scripts and can be shared.
 * On phones each row is a card.
 */
export function SubnetTable({ subnets, filter, canAsk = true, largestShare, choice }: TableProps) {
  const t = useTranslations("subnets");
  const { list, chosen, isFull, onInput, onClick } = choice;
  // Another order of the same list keeps what is chosen.
  const heads = { canAsk, filter: { ...filter, asked: { ...filter.asked, numbers: [...chosen] } } };
  return (
    <table ref={list} className={`${tableStyles.subnetTable} ${quietLinksStyles.quietLinks}`}>
      <caption className={textStyles.srOnly}>{t("title")}</caption>
      <thead>
        <tr>
          {canAsk ? (
            <th scope="col">
              <span className={textStyles.srOnly}>{t("compare.choose")}</span>
            </th>
          ) : null}
          <OrderHead {...heads} order="number" />
          <OrderHead {...heads} order="name" />
          <th scope="col">{t("columns.description")}</th>
          <OrderHead {...heads} order="team" />
          <th scope="col">{t("tags")}</th>
          <OrderHead {...heads} order="emission" />
        </tr>
      </thead>
      <tbody>
        <InTurns of={subnets}>
          {(subnet) => (
            <SubnetRow
              key={subnet.slug}
              {...{ subnet, canAsk, largestShare, onInput, onClick }}
              isAsked={filter.asked.numbers.includes(subnet.mainnetId ?? Number.NaN)}
              isWaiting={isFull && !chosen.includes(subnet.mainnetId ?? Number.NaN)}
            />
          )}
        </InTurns>
      </tbody>
    </table>
  );
}

function OrderHead(props: { order: SubnetOrder; filter: SubnetFilter; canAsk: boolean }) {
  const { order, filter, canAsk } = props;
  const t = useTranslations("subnets");
  const direction = order === "emission" ? "descending" : "ascending";
  return (
    <th scope="col" className={tableStyles[order]} aria-sort={filter.order === order ? direction : undefined}>
      {canAsk ? (
        <LocalLink to={subnetListPath({ ...filter, order })} keepsScroll>
          {t(`columns.${order}`)}
        </LocalLink>
      ) : (
        t(`columns.${order}`)
      )}
    </th>
  );
}

interface RowProps extends Pick<ReturnType<typeof useChoice>, "onInput" | "onClick"> {
  subnet: ListedSubnet;
  canAsk: boolean;
  largestShare: number;
  /** Whether the address has it among those that stand side by side. */
  isAsked: boolean;
  /** Whether as many are chosen as fit, and not this one. */
  isWaiting: boolean;
}

const SubnetRow = memo(function SubnetRow(props: RowProps) {
  const { subnet, canAsk, largestShare, isAsked, isWaiting, onInput, onClick } = props;
  const { mainnetId, name, symbol, share, mining } = subnet;
  const t = useTranslations("subnets");
  const langOf = useLangOf();
  const sharedEmblem = useTransitionPart(subnetPath(subnet), "emblem");
  return (
    <tr>
      {canAsk ? (
        <td className={tableStyles.choice}>
          {mainnetId === null ? null : (
            <label>
              <input
                type="checkbox"
                name="compare"
                aria-label={t("compare.chooseOne", { name })}
                value={mainnetId}
                form={SUBNET_FORM_ID}
                defaultChecked={isAsked}
                onInput={onInput}
                onClick={onClick}
                aria-disabled={isWaiting || undefined}
                aria-describedby={isWaiting ? COMPARE_COUNT_ID : undefined}
              />
              <span className={tableStyles.choiceWord}>{t("compare.choose")}</span>
            </label>
          )}
        </td>
      ) : null}
      <td className={tableStyles.number}>{mainnetId ?? t("announced")}</td>
      <th scope="row" className={tableStyles.name}>
        <span {...sharedEmblem}>
          <Emblem number={mainnetId} />
        </span>
        <span className={tableStyles.title}>
          <LocalLink to={subnetPath(subnet)} isName>
            {name}
          </LocalLink>
          {symbol ? <span className={tableStyles.symbol}> {symbol}</span> : null}
        </span>
      </th>
      <td className={tableStyles.description}>
        <ShownOnce of={subnet.description} as="span" lang={langOf(subnet.locale)}>
          {(description) => description}
        </ShownOnce>
        {mining ? <Needs needs={mining} /> : null}
      </td>
      <td className={tableStyles.team}>{subnet.team ?? <span className={textStyles.muted}>{t("noTeam")}</span>}</td>
      <ShownOnce of={subnet.tags} as="td" className={tableStyles.tags} lang={langOf(subnet.tagsLocale)}>
        {(tags) => tags.join("\u00A0· ")}
      </ShownOnce>
      <td className={tableStyles.emission}>
        {share === null ? <NoShare /> : <EmissionShare share={share} largest={largestShare} />}
      </td>
    </tr>
  );
});

function Needs({ needs }: { needs: MiningNeeds }) {
  const t = useTranslations("mining");
  const { describeNeeds } = useMiningWords();
  return (
    <p className={tableStyles.needs}>
      <strong>{t("needs")}</strong> {describeNeeds(needs).join("; ")}
    </p>
  );
}

/** Where figures stand that are known. */
function NoShare() {
  return (
    <span className={shareStyles.emissionShare}>
      <span className={shareStyles.figure}>–</span>
    </span>
  );
}
