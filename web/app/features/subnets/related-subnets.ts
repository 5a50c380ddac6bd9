type Comparable = {
  slug: string;
  mainnetId: number | null;
  tags: readonly { slug: string }[];
  /** Its name. */
  team: string | null;
  emission: { share: number } | null;
};

const MOST_RELATED = 3;

/**
 * Those with most subjects in common with a subnet, or of the same team; of those alike in that, the ones whose share of
 * emission is larger. With a number, so that they can be compared.
 */
export function findRelatedSubnets<Subnet extends Comparable>(
  subnets: readonly Subnet[],
  subnet: { slug: string; tags: readonly { slug: string }[]; team: { name: string } | null },
): Subnet[] {
  const tags = new Set(subnet.tags.map(({ slug }) => slug));
  const closeness = (other: Subnet) =>
    other.tags.filter(({ slug }) => tags.has(slug)).length +
    Number(other.team !== null && other.team === subnet.team?.name);
  return subnets
    .filter((other) => other.slug !== subnet.slug && other.mainnetId !== null && closeness(other) > 0)
    .toSorted(
      (one, other) => closeness(other) - closeness(one) || (other.emission?.share ?? 0) - (one.emission?.share ?? 0),
    )
    .slice(0, MOST_RELATED);
}
