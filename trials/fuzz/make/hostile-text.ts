import type { Random } from "../create-random.ts";

/** Would run in a page that shows it as it is. */
export const MARKUP = '"><svg onload=fz()>';
/** Would be a header of an answer that repeats it as it is. */
export const SPLIT_HEADER = "fz-split";

const HOSTILE = [
  "",
  " ",
  "0",
  "-1",
  "1e309",
  "NaN",
  "99999999999999999999",
  "true",
  "null",
  "undefined",
  "[]",
  "{}",
  "__proto__",
  "constructor",
  "toString",
  "hasOwnProperty",
  "../../../../etc/passwd",
  "..\\..\\windows\\win.ini",
  "%00",
  "%E0%A4%A",
  "%ff%fe",
  "%252e%252e%252f",
  "\0",
  "\u2028",
  "\uFEFF",
  "\u202Eabc",
  "\uD800",
  "e\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301",
  "👩‍👩‍👧‍👦",
  "ﷺ",
  "İıſK",
  "스테이킹",
  "质押",
  "staking",
  "what is a subnet",
  MARKUP,
  "<script>fz()</script>",
  "javascript:fz()",
  "' OR 1=1 --",
  '"; DROP TABLE accounts; --',
  "{{7*7}}#{7*7}",
  "$(id)`id`|id",
  `\r\n${SPLIT_HEADER}: 1`,
  `%0d%0a${SPLIT_HEADER}:%201`,
  "(a+)+$",
  "^(([a-z])+.)+[A-Z]([a-z])+$",
  "//evil.example/",
  "https://evil.example@127.0.0.1/",
  "a@b.c",
  "ada@example.test",
  "1;2,3",
  "*",
  "\\",
  '"',
  "'",
];

const LETTERS = [..."abcxyz019 -_.,:;/\\?&=#%+@!$'\"()[]{}<>|~^`*\n\t\0éß한中🦄"];

/** Text that was not meant for where it comes. */
export function hostileText(random: Random): string {
  const kind = random.below(10);
  if (kind < 6) return random.pick(HOSTILE);
  if (kind < 8) return random.some(40, () => random.pick(LETTERS)).join("");
  if (kind < 9) return random.pick(HOSTILE).repeat(1 + random.below(60));
  return random.pick(["a", "a ", "ä", "中", "[", "%41", "\\", "-"]).repeat(random.below(3_000));
}

/** A text with something of it changed, more than once. */
export function mutate(text: string, random: Random): string {
  let changed = text;
  for (let times = 1 + random.below(4); times > 0; times -= 1) changed = mutateOnce(changed, random);
  return changed;
}

function mutateOnce(text: string, random: Random): string {
  const from = random.below(text.length + 1);
  const to = from + random.below(Math.min(40, text.length - from) + 1);
  const [before, within, after] = [text.slice(0, from), text.slice(from, to), text.slice(to)];
  switch (random.below(6)) {
    case 0:
      return before + after;
    case 1:
      return before + hostileText(random) + after;
    case 2:
      return before + within.repeat(2 + random.below(30)) + after;
    case 3:
      return before + [...within].reverse().join("") + after;
    case 4:
      return before + random.pick(LETTERS) + after;
    default:
      return text.slice(0, from);
  }
}
