import { describe, expect, it } from "vitest";
import { toClientNetwork } from "./client-network.ts";

describe("toClientNetwork", () => {
  it.each([
    ["192.0.2.7", "192.0.2.7"],
    ["::ffff:192.0.2.7", "192.0.2.7"],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:0"],
    ["2001:db8:1:2ff::6", "2001:db8:1:200"],
    ["2001:db8:1:300::6", "2001:db8:1:300"],
    ["2001:DB8:0001:2::9", "2001:db8:1:0"],
    ["2001:db8::9", "2001:db8:0:0"],
    ["::1", "0:0:0:0"],
    ["fe80::1%eth0", "fe80:0:0:0"],
    ["not an address", "not an address"],
    [null, "unknown"],
  ])("counts %j as %s", (address, network) => {
    expect(toClientNetwork(address)).toBe(network);
  });
});
