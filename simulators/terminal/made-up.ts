/**
 * The recovery words of this world. None of them stands in the list of which wallets make real ones, so that nobody takes them
 * for a wallet's, and no wallet takes them.
 */
export const MADE_UP_PHRASE =
  "bittensor subnet hotkey coldkey metagraph tempo epoch validator mnemonic emission delegate weights";

/** Also with commas, or in large letters. */
export function isMadeUpPhrase(text: string): boolean {
  return (text.toLowerCase().match(/\p{L}+/gu) ?? []).join(" ") === MADE_UP_PHRASE;
}

const LENGTH = 48;

/**
 * An address of this world, of the length of a real one. It is none: `l` and `O` are no signs of an address, so that no tool
 * takes it and no money can go there.
 */
export function madeUpAddress(kind: "Coldkey" | "Hotkey" | "Account", name: string): string {
  const said = name.replaceAll(/[^A-Za-z0-9]/g, "").slice(0, 14);
  return `5MadeUpOnly${kind}${said}${digitsOf(name)}`.padEnd(LENGTH, "x").slice(0, LENGTH);
}

export function isMadeUpAddress(text: string): boolean {
  return /^5MadeUpOnly[A-Za-z0-9]{37}$/.test(text);
}

/** What the chain keeps of an address that is announced: nothing that leads back to it. */
export function madeUpHash(address: string): string {
  let part = Number(digitsOf(address));
  const parts = Array.from({ length: 8 }, () => {
    part = (part * 48_271 + 11) % 2_147_483_647;
    return part.toString(16).padStart(8, "0");
  });
  return `0x${parts.join("")}`;
}

/** Equal names of a wallet in other letters have other addresses. */
function digitsOf(name: string): string {
  let sum = 0;
  for (const sign of name) sum = (sum * 31 + (sign.codePointAt(0) ?? 0)) % 1_000_000;
  return String(sum).padStart(6, "0");
}
