import type { Locale } from "@learn-bittensor/contract/locales";

/** Of each syllable's first consonant, in Unicode's order: where it is looked up. A doubled one stands with the simple one. */
const INITIALS = [..."ㄱㄱㄴㄷㄷㄹㅁㅂㅂㅅㅅㅇㅈㅈㅊㅋㅌㅍㅎ"];
const FIRST_SYLLABLE = 0xac00;
const SYLLABLES_OF_AN_INITIAL = 588;

/** Where each letter of pinyin begins: its letter, and the first sign that is read so. No syllable begins with I, U or V. */
const PINYIN = [..."阿八嚓哒妸发旮哈讥咔垃妈拏噢妑七呥仨他穵夕丫帀"].map((sign, index) => ({
  sign,
  letter: [..."ABCDEFGHJKLMNOPQRSTWXYZ"][index] ?? "",
}));
const byPinyin = new Intl.Collator("zh-u-co-pinyin");

/** What begins with a figure, or with nothing that can be read. */
const OTHERS = "#";

/** Entries as an index of the language has them: by their first letter, in Korean by consonant, in Chinese by pinyin. Each letter keeps their order. */
export function groupByLetter<Entry extends { name: string }>(
  entries: readonly Entry[],
  locale: Locale,
): { letter: string; terms: Entry[] }[] {
  const collator = new Intl.Collator(locale);
  return [...Map.groupBy(entries, ({ name }) => letterOf(name))]
    .map(([letter, terms]) => ({ letter, terms }))
    .toSorted((one, other) => collator.compare(one.letter, other.letter));
}

/** Under which letter a name is looked up. */
export function letterOf(name: string): string {
  const [first] = /\p{L}|\p{N}/u.exec(name.normalize("NFC")) ?? [OTHERS];
  if (!/\p{L}/u.test(first)) return OTHERS;
  if (/^[가-힣]$/.test(first)) {
    const place = (first.codePointAt(0) ?? FIRST_SYLLABLE) - FIRST_SYLLABLE;
    return INITIALS[Math.floor(place / SYLLABLES_OF_AN_INITIAL)] ?? OTHERS;
  }
  if (/^\p{Script=Han}$/u.test(first)) {
    return PINYIN.findLast(({ sign }) => byPinyin.compare(sign, first) <= 0)?.letter ?? OTHERS;
  }
  return first.normalize("NFD").charAt(0).toUpperCase();
}
