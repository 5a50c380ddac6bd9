import { createSecretKey } from "node:crypto";
import { expect, it } from "vitest";
import { createDeviceTokens } from "./device-tokens.ts";
import { createTokens } from "./tokens.ts";

const NOW = Date.parse("2026-11-20T05:09:04.500Z");
const DAY_MS = 86_400_000;
const ADA = { documentId: "ada", tokenGeneration: 3 };

it("knows an account on the devices it has signed in on, for 400 days", async () => {
  let now = NOW;
  const { devices } = ofKey(7, () => now);
  const device = await devices.add(null, ADA);
  expect(await devices.knows(device, ADA)).toBe(true);
  expect(await devices.knows(null, ADA)).toBe(false);
  expect(await devices.knows(device, { ...ADA, documentId: "bob" })).toBe(false);
  now += 400 * DAY_MS;
  expect(await devices.knows(device, ADA)).toBe(false);
});

it("does not know it any more when the account's tokens have ended", async () => {
  const { devices } = ofKey(7);
  const device = await devices.add(null, ADA);
  const later = { ...ADA, tokenGeneration: 4 };
  expect(await devices.knows(device, later)).toBe(false);
  expect(await devices.knows(await devices.add(device, later), later)).toBe(true);
});

it("keeps five accounts of a device, the latest", async () => {
  const { devices } = ofKey(7);
  let device = await devices.add(null, ADA);
  for (const documentId of ["1", "2", "3", "4"]) device = await devices.add(device, { ...ADA, documentId });
  expect(await devices.knows(device, ADA)).toBe(true);
  device = await devices.add(device, { ...ADA, documentId: "5" });
  expect(await devices.knows(device, ADA)).toBe(false);
  expect(await devices.knows(device, { ...ADA, documentId: "1" })).toBe(true);
});

it.each([
  ["of another key", () => ofKey(8).devices.add(null, ADA)],
  ["that is altered", async () => `${await ofKey(7).devices.add(null, ADA)}x`],
  ["of somebody who is signed in", () => ofKey(7).tokens.issue(ADA, "one")],
  ["that is none", async () => "a.b.c"],
  ["of 8 kB", async () => "a".repeat(8_000)],
])("knows nobody by a token %s", async (_, make) => {
  const { devices } = ofKey(7);
  const token = await make();
  expect(await devices.knows(token, ADA)).toBe(false);
  expect(await devices.knows(await devices.add(token, { ...ADA, documentId: "bob" }), ADA)).toBe(false);
});

it("signs nobody in", async () => {
  const { devices, tokens } = ofKey(7);
  expect(await tokens.read(await devices.add(null, ADA))).toBeNull();
});

function ofKey(byte: number, clock = () => NOW) {
  const key = { id: `key ${byte}`, key: createSecretKey(new Uint8Array(32).fill(byte)) };
  const keys = {
    version: () => key.id,
    signing: () => key,
    find: (id: string | undefined) => (id === key.id ? key.key : null),
  };
  return { devices: createDeviceTokens({ keys, clock }), tokens: createTokens({ keys, clock }) };
}
