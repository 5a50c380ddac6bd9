type Ordered = { slug: string; fields: Readonly<Record<string, unknown>> };

/** Sorts entries by `order`, those of the same order by slug. */
export function byOrder(one: Ordered, other: Ordered): number {
  return orderOf(one) - orderOf(other) || compareText(one.slug, other.slug);
}

function compareText(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

function orderOf({ fields }: Ordered): number {
  return typeof fields.order === "number" ? fields.order : 0;
}
