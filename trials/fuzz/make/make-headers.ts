import type { Random } from "../create-random.ts";
import type { MakeInput } from "../input.ts";
import { hostileText, mutate } from "./hostile-text.ts";
import { encoded } from "./make-address.ts";
import { onOneLine, toBytes } from "./to-bytes.ts";

/** Headers that somebody reads, each with a value that is right. */
const READ: readonly (readonly [string, string])[] = [
  ["Accept", "text/html,application/xhtml+xml;q=0.9,*/*;q=0.8"],
  ["Accept-Encoding", "gzip, br;q=0.8, zstd, identity;q=0"],
  ["Accept-Language", "de-CH, de;q=0.9, ko;q=0.5, *;q=0.1"],
  ["If-None-Match", 'W/"abc", "def"'],
  ["If-Modified-Since", "Thu, 26 Nov 2026 10:00:00 GMT"],
  ["Range", "bytes=0-99, 200-"],
  ["Origin", "https://evil.example"],
  ["Referer", "https://evil.example/path?query"],
  ["Sec-Fetch-Site", "cross-site"],
  ["X-Forwarded-For", "203.0.113.9, 2001:db8::1"],
  ["X-Forwarded-Host", "evil.example"],
  ["X-Forwarded-Proto", "https"],
  ["Forwarded", "for=203.0.113.9;host=evil.example"],
  ["Authorization", "Bearer abc.def.ghi"],
  ["Content-Type", "application/json; charset=utf-8"],
  ["User-Agent", "Mozilla/5.0"],
  ["Expect", "100-continue"],
  ["TE", "trailers"],
  ["Purpose", "prefetch"],
  ["X-Request-Id", "abc"],
  ["X-HTTP-Method-Override", "DELETE"],
];
const HOSTS = ["evil.example", "[::1]", "127.0.0.1:99999", "a b", "", "localhost", "xn--a", "user@host:1"];

/** Pages that there are, asked for with headers that are not as they should be. */
export const makeHeaders: MakeInput = (random, known) => {
  const host = random.chance(0.85) ? known.host : random.pick(HOSTS);
  const headers = random.some(8, () => aHeader(random));
  const target = random.pick(known.paths);
  return toBytes(
    { method: random.chance(0.9) ? "GET" : "HEAD", target, headers: [["Host", host], ...headers] },
    random,
  );
};

function aHeader(random: Random): readonly [string, string] {
  const [name, value] = random.pick(READ);
  const text = random.oneOf([
    () => value,
    () => mutate(value, random),
    () => hostileText(random),
    () => `${value}, `.repeat(random.below(200)),
  ]);
  return [name, onOneLine(text).slice(0, 12_000)];
}

const COOKIES: readonly (readonly [string, string])[] = [
  ["auth_token", "eyJhbGciOiJIUzI1NiJ9.eyJpZCI6MX0.c2lnbmF0dXJl"],
  ["locale", "de"],
  ["color-mode", "dark"],
  ["beta-notice", "true"],
  ["consent", "yes"],
];

/** Pages that there are, asked for with cookies that nobody was given. */
export const makeCookies: MakeInput = (random, known) => {
  const cookies = random.some(12, () => {
    const [name, value] = random.pick([...COOKIES, ["auth_token", known.token] as const]);
    const changed = random.oneOf([
      () => value,
      () => mutate(value, random),
      () => hostileText(random),
      () => encoded(hostileText(random)),
    ]);
    return `${random.chance(0.9) ? name : hostileText(random)}=${changed}`;
  });
  const cookie = onOneLine(cookies.join(random.chance(0.9) ? "; " : ";")).slice(0, 12_000);
  const target = random.chance(0.5) ? random.pick(["/profile", "/learning", "/login", "/"]) : random.pick(known.paths);
  const headers = [
    ["Host", known.host],
    ["Cookie", cookie],
  ] as const;
  return toBytes({ method: "GET", target, headers }, random);
};
