import { useTranslations } from "#app/i18n/interface-texts.ts";
import { useLangOf } from "#app/ui/fallback-notice.tsx";
import { CardGrid, LinkCard } from "#app/ui/lists/card.tsx";
import { ChipLinks } from "#app/ui/lists/chip-links.tsx";
import { Pagination } from "#app/ui/lists/pagination.tsx";
import { EXPLORE_TYPES, type ExploreFilter, type ExploreItem } from "./explore-filter.ts";
import styles from "./explore-list.module.css";

/** Everything there is, narrowed by kind and category. */
export function ExploreList(props: {
  filter: ExploreFilter;
  categories: { slug: string; name: string }[];
  found: { items: ExploreItem[]; total: number; page: number; pageCount: number };
  /** Whether somebody answers a choice. */
  canFilter: boolean;
}) {
  const t = useTranslations("explore");
  const langOf = useLangOf();
  const { filter, categories, found, canFilter } = props;
  return (
    <>
      {canFilter ? <ExploreFilters filter={filter} categories={categories} /> : null}
      <p role="status" className={styles.found}>
        {t("found", { count: found.total })}
      </p>
      <CardGrid>
        {found.items.map((item) => (
          <LinkCard
            key={item.href}
            title={item.title}
            text={item.description}
            href={item.href}
            lang={langOf(item.locale)}
            details={filter.type === null ? <span>{t(`types.${item.type}`)}</span> : null}
          />
        ))}
      </CardGrid>
      <Pagination page={found.page} pageCount={found.pageCount} hrefOf={(page) => hrefOf({ ...filter, page })} />
    </>
  );
}

/** Each choice is a link. */
function ExploreFilters({
  filter,
  categories,
}: {
  filter: ExploreFilter;
  categories: { slug: string; name: string }[];
}) {
  const t = useTranslations("explore");
  const types = [
    { slug: null, name: t("allTypes") },
    ...EXPLORE_TYPES.map((type) => ({ slug: type, name: t(`types.${type}`) })),
  ];
  const everyCategory = [{ slug: null, name: t("allCategories") }, ...categories];
  return (
    <>
      <ChipLinks
        label={t("filterByType")}
        choices={types.map(({ slug, name }) => ({
          name,
          href: hrefOf({ ...filter, type: slug, page: 1 }),
          isCurrent: filter.type === slug,
        }))}
      />
      <ChipLinks
        label={t("filterByCategory")}
        choices={everyCategory.map(({ slug, name }) => ({
          name,
          href: hrefOf({ ...filter, category: slug, page: 1 }),
          isCurrent: filter.category === slug,
        }))}
      />
    </>
  );
}

function hrefOf(filter: { type: string | null; category: string | null; page: number }): string {
  const query = new URLSearchParams();
  if (filter.type) query.set("type", filter.type);
  if (filter.category) query.set("category", filter.category);
  if (filter.page > 1) query.set("page", String(filter.page));
  return query.size > 0 ? `/explore?${query}` : "/explore";
}
