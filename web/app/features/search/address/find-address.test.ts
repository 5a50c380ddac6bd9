import { describe, expect, it } from "vitest";
import { shapeOf } from "../secrets/secret-shape.ts";
import { findAddress } from "./find-address.ts";
import { toAddressHit } from "./to-address-hit.ts";

const SS58 = "5GrwvaEF5zXb26Fz9rcQpDWS57CtERHpNehXCPcNoHGKutQY";
const EVM = `0x${"aB3".repeat(13)}4`;

describe("findAddress", () => {
  it.each([
    [SS58, "ss58"],
    [`  ${SS58}\n`, "ss58"],
    [EVM, "evm"],
    [SS58.slice(0, -1), null],
    [`${SS58}5`, null],
    [SS58.replace("z", "0"), null],
    [`1${SS58.slice(1)}`, null],
    [`0x${"a".repeat(64)}`, null],
    ["who owns 5Grw", null],
    ["", null],
  ])("takes %j for %s", (text, kind) => {
    expect(findAddress(text)).toBe(kind);
  });

  it("takes no secret for an address, and no address for a secret", () => {
    for (const address of [SS58, EVM]) expect(shapeOf(address)).toBe("harmless");
    const key = `5K${"b".repeat(49)}`;
    expect([shapeOf(key), findAddress(key)]).toEqual(["secret", null]);
  });

  it("leads to where addresses are explained", () => {
    const hit = toAddressHit("ss58", (key) => key, "ko");
    expect(hit).toMatchObject({ title: "address.ss58", description: "address.text", locale: "ko" });
    expect(hit.href).toBe("/concepts/roles-and-keys/addresses-and-mnemonics");
  });
});
