import type { Locale } from "./locales.ts";

/** How a subnet is called by its number, `#`, in every language. */
export const NUMBER_NAMES: readonly string[] = ["subnet #", "SN #", "SN#", "netuid #"];

/** How it is called beside that in one. */
export const LOCAL_NUMBER_NAMES: Record<Locale, readonly string[]> = {
  en: [],
  de: ["Subnetz #"],
  ko: ["서브넷 #", "#번 서브넷"],
  fr: ["sous-réseau #"],
  zh: ["子网 #", "#号子网"],
};

/** What is understood besides, though no document is called so. */
const UNDERSTOOD = [
  ...[
    "#",
    "subnets #",
    "subnet no #",
    "subnet nr #",
    "subnet number #",
    "Subnetze #",
    "Subnetz Nr #",
    "Subnetz Nummer #",
  ],
  ...[
    "서브넷 #번",
    "#번",
    "sous-réseau n #",
    "sous-réseau no #",
    "sous-réseau numéro #",
    "子网#号",
    "#号",
    "第#号子网",
  ],
];

const ALL_NAMES = [...UNDERSTOOD, ...NUMBER_NAMES, ...Object.values(LOCAL_NUMBER_NAMES).flat()];

/** The number of the subnet that a query names, in any language and however it is spaced; null where it names none. */
export function readSubnetNumber(query: string): number | null {
  const [number, ...others] = query.normalize("NFKC").match(/\d+/g) ?? [];
  if (number === undefined || others.length > 0 || number.length > 5) return null;
  const written = lettersOf(query);
  return ALL_NAMES.some((name) => lettersOf(name.replace("#", number)) === written) ? Number(number) : null;
}

/**
 * The query that finds what names a subnet where one asks for it by the word and its number, `SN 64`: as a phrase, in the
 * words of the language, since a text in which both words stand somewhere may speak of a subnet that needs 64 GB. Null for
 * any other query, and for a number alone, which need not be one of a subnet.
 */
export function asSubnetPhrase(query: string, locale: Locale): string | null {
  const number = readSubnetNumber(query);
  if (number === null || !/\p{L}/u.test(query)) return null;
  const [name = "subnet #"] = LOCAL_NUMBER_NAMES[locale];
  return `"${name.replace("#", String(number))}"`;
}

/** The letters and digits of a text, without accents, spaces and signs: what two spellings of a name have in common. */
export function lettersOf(text: string): string {
  return text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, "");
}
