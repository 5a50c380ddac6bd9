import { expect, it } from "vitest";
import { toPictureAddress } from "./picture-address.ts";

const PROVIDER = "https://content.example";

it.each([
  ["/uploads/a.png", "", "/uploads/a.png"],
  ["/uploads/a.png", PROVIDER, "https://content.example/uploads/a.png"],
  ["/uploads/a.png", `${PROVIDER}/strapi`, "https://content.example/strapi/uploads/a.png"],
  ["/pictures/a.png", PROVIDER, "/pictures/a.png"],
  ["a.png", PROVIDER, "a.png"],
  ["https://content.example/a.png", PROVIDER, "https://content.example/a.png"],
  ["//content.example/a.png", PROVIDER, "https://content.example/a.png"],
  ["https://content.example/a.png", "", null],
  ["https://other.example/a.png", PROVIDER, null],
  ["HTTPS://other.example/a.png", PROVIDER, null],
  ["//other.example/a.png", PROVIDER, null],
  ["\\\\other.example/a.png", PROVIDER, null],
  ["/\\other.example/a.png", PROVIDER, null],
  ["/\t/other.example/a.png", PROVIDER, null],
  [" //other.example/a.png", PROVIDER, null],
  ["http://content.example/a.png", PROVIDER, null],
  ["https://content.example:8443/a.png", PROVIDER, null],
  ["https://content.example.evil.example/a.png", PROVIDER, null],
  ["https://content.example@evil.example/a.png", PROVIDER, null],
  ["https://[broken", PROVIDER, null],
  ["data:image/png;base64,AAAA", PROVIDER, null],
])("%s, where files are at %j, is loaded from %s", (url, mediaOrigin, address) => {
  expect(toPictureAddress(url, mediaOrigin)).toBe(address);
});
