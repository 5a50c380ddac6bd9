import { useTranslations } from "#app/i18n/interface-texts.ts";
import { LocalLink } from "#app/i18n/local-link.tsx";
import { Emblem } from "#app/ui/emblem/emblem.tsx";
import { useLangOf } from "#app/ui/fallback-notice.tsx";
import { SUBNET_ORDERS, type SubnetFilter } from "./subnet-filter.ts";
import type { SubnetSummary } from "./subnets.server.ts";

/** The list of subnets. Sorting is a link and filtering a form: both work without scripts and can be shared. */
export function SubnetTable(props: {
  subnets: SubnetSummary[];
  filter: SubnetFilter;
  /** Whether somebody answers the wish for another order. */
  canSort?: boolean;
}) {
  const { subnets, filter, canSort = true } = props;
  const t = useTranslations("subnets");
  const langOf = useLangOf();
  return (
    <table className="subnet-table">
      <caption className="sr-only">{t("title")}</caption>
      <thead>
        <tr>
          {SUBNET_ORDERS.map((order) => (
            <th key={order} scope="col" aria-sort={filter.order === order ? "ascending" : undefined}>
              {canSort ? (
                <LocalLink to={withOrder(filter, order)} keepsScroll>
                  {t(`columns.${order}`)}
                </LocalLink>
              ) : (
                t(`columns.${order}`)
              )}
            </th>
          ))}
          <th scope="col">{t("columns.description")}</th>
        </tr>
      </thead>
      <tbody>
        {subnets.map((subnet) => (
          <tr key={subnet.slug}>
            <td className="subnet-number">{subnet.mainnetId ?? t("announced")}</td>
            <th scope="row">
              <Emblem number={subnet.mainnetId} />
              <LocalLink to={`/subnets/${subnet.mainnetId === 0 ? "root" : (subnet.mainnetId ?? subnet.slug)}`}>
                {subnet.name}
              </LocalLink>
              {subnet.symbol ? <span className="subnet-symbol"> {subnet.symbol}</span> : null}
            </th>
            <td>{subnet.team ?? <span className="text-muted">{t("noTeam")}</span>}</td>
            <td lang={langOf(subnet.locale)}>
              {subnet.description}
              <span className="tags">
                {subnet.tags.map((tag) => (
                  <span key={tag.slug} className="tag">
                    {tag.name}
                  </span>
                ))}
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function withOrder(filter: SubnetFilter, order: string): string {
  const query = new URLSearchParams();
  if (filter.text) query.set("q", filter.text);
  if (filter.tag) query.set("tag", filter.tag);
  if (order !== "number") query.set("sort", order);
  return query.size > 0 ? `/subnets?${query}` : "/subnets";
}
