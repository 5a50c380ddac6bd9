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

const BUCKETS = ["https://bucket.example", "https://files.example:8443"];

it.each([
  ["https://bucket.example/a.png", "", "https://bucket.example/a.png"],
  ["https://bucket.example/a.png?X-Amz-Date=1", "http://127.0.0.1:1337", "https://bucket.example/a.png?X-Amz-Date=1"],
  ["https://files.example:8443/a.png", PROVIDER, "https://files.example:8443/a.png"],
  ["//bucket.example/a.png", "http://127.0.0.1:1337", "https://bucket.example/a.png"],
  ["https://content.example/a.png", PROVIDER, "https://content.example/a.png"],
  ["/uploads/a.png", "", "/uploads/a.png"],
  ["http://bucket.example/a.png", PROVIDER, null],
  ["https://files.example/a.png", PROVIDER, null],
  ["https://other.bucket.example/a.png", PROVIDER, null],
  ["https://bucket.example@evil.example/a.png", PROVIDER, null],
])("%s, where files are at %j and in two buckets, is loaded from %s", (url, mediaOrigin, address) => {
  expect(toPictureAddress(url, mediaOrigin, BUCKETS)).toBe(address);
});
