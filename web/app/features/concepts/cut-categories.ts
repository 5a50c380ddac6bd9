import { cutPage } from "#app/site/page-number.ts";

type Held = { concepts: readonly unknown[] };

/** The categories with those of their concepts that stand on a page of all of them. */
export function cutCategories<Category extends Held>(
  categories: readonly Category[],
  asked: { page: number; pageSize: number },
) {
  const all = categories.flatMap((category) => category.concepts.map((concept) => ({ category, concept })));
  const { items, ...place } = cutPage(all, asked);
  const onPage = Map.groupBy(items, ({ category }) => category);
  const shown = [...onPage].map(([category, members]): Category => {
    return { ...category, concepts: members.map(({ concept }) => concept) };
  });
  return { ...place, categories: shown };
}
