import type { Dictionary } from "../index/dictionary.ts";

/** Particles and endings that follow a noun, the plural, and forms of the verbs that are made of nouns. */
const PARTICLES =
  "에게서 으로서 으로써 이라고 이라는 입니다 이란 에서 에게 까지 부터 보다 처럼 마다 으로 하고 이나 라고 라는 인가 이다 란 은 는 이 가 을 를 의 에 와 과 도 만 로 나 " +
  "들 들은 들이 들을 들의 들에게 하기 하는 하다 하려면 하면 한 할 합니다 했다 된 되는 되다";

/** As folded words are written, letter by letter, the longest first. */
const FOLDED_PARTICLES = PARTICLES.split(" ")
  .map((particle) => particle.normalize("NFKD"))
  .sort((one, other) => other.length - one.length);

/** Two syllables without closing consonants. */
const SHORTEST_STEM = 4;
/** So many forms of a word are looked at. */
const MOST_FORMS = 20;

/**
 * A noun without the particle behind it: `합의를` → `합의`, in folded letters; null where there is none. A single
 * syllable is not taken for a noun, since most such cuts would be wrong.
 */
export function stripParticle(word: string): string | null {
  for (const particle of FOLDED_PARTICLES) {
    if (word.endsWith(particle) && word.length - particle.length >= SHORTEST_STEM) {
      return word.slice(0, -particle.length);
    }
  }
  return null;
}

/**
 * The longest noun of the index with which a word begins that was written without the space behind it. A noun is known
 * by itself or with a particle.
 */
export function findKnownBeginning({ words, findPrefix }: Dictionary, word: string): string | null {
  for (let cut = word.length - 1; cut >= SHORTEST_STEM; cut -= 1) {
    const beginning = word.slice(0, cut);
    const { from, to } = findPrefix(beginning);
    const forms = words.slice(from, Math.min(to, from + MOST_FORMS));
    if (forms.some((form) => form === beginning || stripParticle(form) === beginning)) return beginning;
  }
  return null;
}

/** The closing consonants in the order of Unicode, taken apart into those that would begin a syllable. */
const FINALS = [
  ..."ㄱㄲ",
  ...["ㄱㅅ", "ㄴ", "ㄴㅈ", "ㄴㅎ", "ㄷ", "ㄹ", "ㄹㄱ", "ㄹㅁ", "ㄹㅂ", "ㄹㅅ", "ㄹㅌ", "ㄹㅍ", "ㄹㅎ"],
  ...["ㅁ", "ㅂ", "ㅂㅅ", "ㅅ", "ㅆ", "ㅇ", "ㅈ", "ㅊ", "ㅋ", "ㅌ", "ㅍ", "ㅎ"],
];
const FIRST_FINAL = 0x11a8;
/** Vowels that grow while they are typed: `ㅡ` on the way to `ㅢ`. */
const GROWING_VOWELS: Record<string, readonly string[]> = {
  "\u1169": ["\u116a", "\u116b", "\u116c"],
  "\u116e": ["\u116f", "\u1170", "\u1171"],
  "\u1173": ["\u1174"],
};

/**
 * What a word may have been meant to begin with whose last syllable is still being typed: a consonant that closes it
 * may open the next (`스텡` on the way to `스테이킹`), and a vowel may grow. In folded letters, without the word itself.
 */
export function completeHalfTyped(word: string): string[] {
  const last = word.at(-1) ?? "";
  const grown = (GROWING_VOWELS[last] ?? []).map((vowel) => word.slice(0, -1) + vowel);
  const final = FINALS[last.charCodeAt(0) - FIRST_FINAL];
  if (final === undefined) return grown;
  const opening = final.slice(-1).normalize("NFKD");
  const stays = [...final]
    .slice(0, -1)
    .map((consonant) => String.fromCharCode(FIRST_FINAL + FINALS.indexOf(consonant)));
  return [...grown, word.slice(0, -1) + stays.join("") + opening];
}
