export type AddressKind = "evm" | "ss58";

/** SS58 as this network writes it: 48 characters of base 58, the first a 5. What is a key is longer (`secret-shape.ts`). */
const SS58 = /^5[1-9A-HJ-NP-Za-km-z]{47}$/;
const EVM = /^0x[0-9a-f]{40}$/i;

/** Where the site explains them. */
export const EXPLAINED: Record<AddressKind, string> = {
  ss58: "/concepts/roles-and-keys/addresses-and-mnemonics",
  evm: "/guides/using-the-evm",
};

/** Which kind of address a text is; null where it is none. */
export function findAddress(text: string): AddressKind | null {
  const typed = text.trim();
  if (SS58.test(typed)) return "ss58";
  return EVM.test(typed) ? "evm" : null;
}
