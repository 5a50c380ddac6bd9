import type { Locale } from "@learn-bittensor/contract/locales";
import { LOCAL_NUMBER_NAMES, NUMBER_NAMES } from "@learn-bittensor/contract/subnet-numbers";

/** Letters that stand in names for the Latin ones they look like: `Plaτform`. */
const LOOKALIKES: Record<string, string> = {
  α: "a",
  β: "b",
  ε: "e",
  ι: "i",
  κ: "k",
  ν: "v",
  ο: "o",
  ρ: "p",
  τ: "t",
  υ: "u",
};

/**
 * More attributes by which a subnet is found first: its number and the names made of it. A search looks into them
 * because an attribute covers what is nested in it, `name` what is called `name.number`; none of them is shown.
 *
 * The number stands beside the name. The other names stand beside the description, so that they do not stand in the
 * way of names that begin as they do (`sundae` for who types `su`), unless another subnet's name begins with one of
 * them: `subnet 11` must not find `Subnet 117` first.
 */
export function listSubnetAliases(
  subnet: { name: string; mainnetId: number },
  locale: Locale,
  allNames: readonly string[],
): Record<string, string> {
  const number = String(subnet.mainnetId);
  const aliases: Record<string, string> = { "name.number": number };
  const names = [...NUMBER_NAMES, ...LOCAL_NUMBER_NAMES[locale]].map((name) => name.replace("#", number));
  for (const [index, alias] of names.entries()) {
    const isBeginning = allNames.some((name) => name !== subnet.name && startsWith(name, alias));
    aliases[`${isBeginning ? "name" : "description"}.alias${index + 1}`] = alias;
  }
  const spelling = subnet.name.replace(/\p{Script=Greek}/gu, (letter) => LOOKALIKES[letter] ?? letter);
  if (spelling !== subnet.name) aliases["name.spelling"] = spelling;
  return aliases;
}

function startsWith(name: string, beginning: string): boolean {
  return name.toLowerCase().startsWith(beginning.toLowerCase());
}
