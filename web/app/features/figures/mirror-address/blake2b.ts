/** Where every hash begins, as RFC 7693 has it. */
const START = [
  0x6a09e667f3bcc908n,
  0xbb67ae8584caa73bn,
  0x3c6ef372fe94f82bn,
  0xa54ff53a5f1d36f1n,
  0x510e527fade682d1n,
  0x9b05688c2b3e6c1fn,
  0x1f83d9abfb41bd6bn,
  0x5be0cd19137e2179n,
] as const;
/** In which order the sixteen words of a block are mixed in, round by round; the last two rounds are the first two again. */
const ORDERS = [
  "0123456789abcdef",
  "ea489fd61c02b753",
  "b8c052fdae367194",
  "7931dcbe265a40f8",
  "905724afe1bc683d",
  "2c6a0b834d75fe19",
  "c51fed4a0763928b",
  "db7ec13950f4862a",
  "6fe9b308c2d714a5",
  "a2847615fb9e3cd0",
  "0123456789abcdef",
  "ea489fd61c02b753",
];
/** What is mixed with what: the columns of the state, then its diagonals. */
const QUARTERS = ["048c", "159d", "26ae", "37bf", "05af", "16bc", "278d", "349e"];
const BLOCK_BYTES = 128;

const word = (value: bigint) => BigInt.asUintN(64, value);
const turned = (value: bigint, by: bigint) => word((value >> by) | (value << (64n - by)));

/**
 * BLAKE2b of RFC 7693, without a key, of at most one block: enough for addresses.
 *
 * @throws {RangeError} for more than 128 bytes
 */
export function blake2b(message: readonly number[], length: 32 | 64): number[] {
  if (message.length > BLOCK_BYTES)
    throw new RangeError(`expected at most ${BLOCK_BYTES} bytes, got ${message.length}`);
  const words = Array.from({ length: 16 }, (_, place) =>
    Array.from({ length: 8 }, (_, byte) => BigInt(message[place * 8 + byte] ?? 0) << BigInt(8 * byte)).reduce(
      (sum, byte) => sum | byte,
    ),
  );
  const start = START.map((value, place) => (place === 0 ? value ^ 0x01010000n ^ BigInt(length) : value));
  const state = [...start, ...START];
  const at = (place: number) => state[place] ?? 0n;
  state[12] = at(12) ^ BigInt(message.length);
  // There is one block, so it is the last.
  state[14] = word(~at(14));
  for (const order of ORDERS) {
    for (const [place, quarter] of QUARTERS.entries()) {
      const [a = 0, b = 0, c = 0, d = 0] = Array.from(quarter, (digit) => Number.parseInt(digit, 16));
      for (const half of [0, 1]) {
        const mixed = words[Number.parseInt(order[2 * place + half] ?? "0", 16)] ?? 0n;
        state[a] = word(at(a) + at(b) + mixed);
        state[d] = turned(at(d) ^ at(a), half === 0 ? 32n : 16n);
        state[c] = word(at(c) + at(d));
        state[b] = turned(at(b) ^ at(c), half === 0 ? 24n : 63n);
      }
    }
  }
  const hash = start.map((value, place) => value ^ at(place) ^ at(place + 8));
  return Array.from({ length }, (_, byte) => Number(((hash[byte >> 3] ?? 0n) >> BigInt(8 * (byte & 7))) & 255n));
}
