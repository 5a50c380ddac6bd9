import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { blake2b } from "./blake2b.ts";
import { mirrorOf, parseEvmAddress } from "./mirror.ts";

const toHex = (bytes: readonly number[]) => Buffer.from(bytes).toString("hex");

describe("blake2b", () => {
  it.each(["", "abc", "SS58PRE and more than that", "x".repeat(128)])("is what Node computes: %s", (text) => {
    expect(toHex(blake2b([...Buffer.from(text)], 64))).toBe(createHash("blake2b512").update(text).digest("hex"));
  });

  it("refuses more than a block", () => {
    expect(() => blake2b(new Array<number>(129).fill(0), 32)).toThrow(RangeError);
  });
});

describe("mirrorOf", () => {
  it("is the mirror that Polkadot's own tools compute", () => {
    const address = parseEvmAddress("0xd43593c715fdd31c61141abd04a99fd6822c8558") ?? [];
    expect(mirrorOf(address).ss58).toBe("5FrLxJsyJ5x9n2rmxFwosFraxFCKcXZDngRLNectCn64UjtZ");
  });

  it("changes wholly with one digit", () => {
    const [one, other] = ["0", "1"].map((digit) => mirrorOf(parseEvmAddress(`0x${"0".repeat(39)}${digit}`) ?? []));
    const isAlike = one?.account.filter((byte, place) => byte === other?.account[place]) ?? [];
    expect(isAlike.length).toBeLessThan(4);
  });
});

describe("parseEvmAddress", () => {
  it.each([
    "",
    "0x12",
    "5GrwvaEF5zXb26Fz9rcQpDWS57CtERHpNehXCPcNoHGKutQY",
    `0x${"g".repeat(40)}`,
    `0x${"0".repeat(41)}`,
  ])("takes nothing else for an address: %s", (text) => expect(parseEvmAddress(text)).toBeNull());

  it("takes both cases and spaces around it", () => {
    expect(parseEvmAddress(` 0x${"aB".repeat(20)}\n`)).toEqual(new Array(20).fill(0xab));
  });
});
