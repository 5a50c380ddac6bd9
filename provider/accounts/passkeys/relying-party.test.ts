import { expect, it } from "vitest";
import { toRelyingParty } from "./relying-party.ts";

const NAME = "Learn Bittensor";

it.each([
  ["https://learn.example", { id: "learn.example", origin: "https://learn.example", name: NAME }],
  ["https://learn.example:8443/", { id: "learn.example", origin: "https://learn.example:8443", name: NAME }],
  ["http://localhost:3000", { id: "localhost", origin: "http://localhost:3000", name: NAME }],
  ["http://learn.example", null],
  ["http://127.0.0.1:3000", null],
  ["https://192.0.2.1", null],
  ["https://[2001:db8::1]", null],
])("knows for whom browsers make passkeys at %s", (siteUrl, expected) => {
  expect(toRelyingParty(siteUrl)).toEqual(expected);
});
