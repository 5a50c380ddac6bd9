/** What is needed of a subnet to tell: its text, and whose it is. */
interface Subnet {
  body: string | null;
  team?: { data?: { attributes: { name: string } } | null } | null;
}

/**
 * Tells by their name which teams stand in lists: those with a subnet of which is known what its miners do. Of any other, a page
 * has a name and nothing else. Texts of subnets say it by their sections (`{#task}`, `{#not-known}`). Where no subnet names a
 * team, the provider does not keep whose they are, and all teams are listed.
 */
export function findListedTeams(subnets: readonly Subnet[]): (name: string) => boolean {
  const told = new Map<string, boolean>();
  for (const { body, team } of subnets) {
    const name = team?.data?.attributes.name;
    if (name !== undefined) told.set(name, (told.get(name) ?? false) || isTold(body ?? ""));
  }
  return (name) => told.size === 0 || told.get(name) === true;
}

function isTold(body: string): boolean {
  return body.includes("{#task}") || !body.includes("{#not-known}");
}
