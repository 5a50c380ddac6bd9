import { blake2b } from "./blake2b.ts";

/** The format of addresses on Bittensor, as on any chain of Substrate without one of its own. */
const SS58_FORMAT = 42;
const DIGITS = "123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz";

const bytesOf = (text: string) => Array.from(text, (letter) => letter.charCodeAt(0));

/** The 20 bytes of an EVM address, `0x` and 40 hexadecimal digits; null for what is none. */
export function parseEvmAddress(text: string): number[] | null {
  const digits = /^\s*0x([0-9a-f]{40})\s*$/i.exec(text)?.[1];
  return digits
    ? Array.from({ length: 20 }, (_, byte) => Number.parseInt(digits.slice(2 * byte, 2 * byte + 2), 16))
    : null;
}

/**
 * The account that belongs to an EVM address, in bytes and as SS58: BLAKE2b-256 of `evm:` and the address, as
 * `HashedAddressMapping` in subtensor's `runtime/src/lib.rs` has it.
 */
export function mirrorOf(address: readonly number[]) {
  const account = blake2b([...bytesOf("evm:"), ...address], 32);
  return { account, ss58: toSs58(account) };
}

/** An account as people write it: with the format before it and two bytes of a checksum behind, in base 58. */
function toSs58(account: readonly number[]): string {
  const body = [SS58_FORMAT, ...account];
  const checksum = blake2b([...bytesOf("SS58PRE"), ...body], 64).slice(0, 2);
  let value = [...body, ...checksum].reduce((sum, byte) => sum * 256n + BigInt(byte), 0n);
  let text = "";
  for (; value > 0n; value /= 58n) text = `${DIGITS[Number(value % 58n)]}${text}`;
  return text;
}
