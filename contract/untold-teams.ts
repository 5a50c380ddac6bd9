/** What is needed of a subnet to tell: its text, and whose it is. */
interface Subnet {
  body: string | null;
  team?: { data?: { attributes: { name: string } } | null } | null;
}

/**
 * The names of teams that stand in no list: what the miners of their subnets do is not known, so that a page of theirs has a name
 * and nothing else. Texts of subnets say it by their sections (`{#task}`, `{#not-known}`).
 */
export function listUntoldTeams(subnets: readonly Subnet[]): Set<string> {
  const told = new Map<string, boolean>();
  for (const { body, team } of subnets) {
    const name = team?.data?.attributes.name;
    if (name !== undefined) told.set(name, (told.get(name) ?? false) || isTold(body ?? ""));
  }
  return new Set([...told].flatMap(([name, isKnown]) => (isKnown ? [] : [name])));
}

function isTold(body: string): boolean {
  return body.includes("{#task}") || !body.includes("{#not-known}");
}
