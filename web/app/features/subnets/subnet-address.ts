/** A subnet's own address, without language: root has its name, others their number, and an announced one its slug. */
export function subnetPath({ mainnetId, slug }: { mainnetId: number | null; slug: string }): string {
  return `/subnets/${mainnetId === 0 ? "root" : (mainnetId ?? slug)}`;
}
