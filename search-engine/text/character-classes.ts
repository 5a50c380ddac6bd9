/** The scripts between which a text is cut. Han stands for Chinese characters and both kana. */
export const SCRIPT = {
  none: 0,
  latin: 1,
  greek: 2,
  cyrillic: 3,
  han: 4,
  hangul: 5,
  arabic: 6,
  hebrew: 7,
  thai: 8,
} as const;

export const SOFT_SEPARATOR = 254;
export const HARD_SEPARATOR = 255;

/** What a character is: the number of its script, 0 for one that belongs to any run, or a kind of separator. */
export type CharacterClass = number;

const SCRIPT_PATTERNS: [CharacterClass, RegExp][] = [
  [SCRIPT.latin, /\p{Script=Latin}+/gu],
  [SCRIPT.greek, /\p{Script=Greek}+/gu],
  [SCRIPT.cyrillic, /\p{Script=Cyrillic}+/gu],
  [SCRIPT.han, /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々]+/gu],
  [SCRIPT.hangul, /\p{Script=Hangul}+/gu],
  [SCRIPT.arabic, /\p{Script=Arabic}+/gu],
  [SCRIPT.hebrew, /\p{Script=Hebrew}+/gu],
  [SCRIPT.thai, /\p{Script=Thai}+/gu],
];

/** Known as well, but nothing more is asked of them than to be told apart. */
const OTHER_SCRIPTS = [
  /\p{Script=Armenian}+/gu,
  /\p{Script=Bengali}+/gu,
  /\p{Script=Devanagari}+/gu,
  /\p{Script=Ethiopic}+/gu,
  /\p{Script=Georgian}+/gu,
  /\p{Script=Gujarati}+/gu,
  /\p{Script=Gurmukhi}+/gu,
  /\p{Script=Kannada}+/gu,
  /\p{Script=Khmer}+/gu,
  /\p{Script=Malayalam}+/gu,
  /\p{Script=Myanmar}+/gu,
  /\p{Script=Oriya}+/gu,
  /\p{Script=Sinhala}+/gu,
  /\p{Script=Tamil}+/gu,
  /\p{Script=Telugu}+/gu,
  /\p{Script=Tibetan}+/gu,
];

/** White space, punctuation, the back-tick, `+ ± × ÷` and the mathematical operators; `< > = | ~ ^ $ ° €` are none. */
const SEPARATORS = /[\p{White_Space}\p{Punctuation}\0`+±×÷\u2200-\u22ff\u2a00-\u2aff]+/gu;

/** End a sentence or a clause by themselves. A full stop and a comma do so before a space: see `createTokenizer`. */
const HARD_SEPARATORS = /[\0!?;…¿¡§¶、。，：；！？]+/gu;

const FIRST_SURROGATE = 0xd800;
const FIRST_AFTER_SURROGATES = 0xe000;
const BASIC_PLANE = 0x10000;

/** The class of each character of the basic plane; what lies beyond is told by `classifyBeyond`. */
export function createCharacterClasses(): Uint8Array {
  const classes = new Uint8Array(BASIC_PLANE);
  const characters = `${textOf(0, FIRST_SURROGATE)}${textOf(FIRST_AFTER_SURROGATES, BASIC_PLANE)}`;
  const mark = (pattern: RegExp, characterClass: CharacterClass) => {
    for (const [run] of characters.matchAll(pattern)) {
      for (let index = 0; index < run.length; index += 1) classes[run.charCodeAt(index)] = characterClass;
    }
  };
  for (const [script, pattern] of SCRIPT_PATTERNS) mark(pattern, script);
  for (const [index, pattern] of OTHER_SCRIPTS.entries()) mark(pattern, SCRIPT_PATTERNS.length + 1 + index);
  mark(SEPARATORS, SOFT_SEPARATOR);
  mark(HARD_SEPARATORS, HARD_SEPARATOR);
  return classes;
}

/** The class of a character beyond the basic plane: rare Chinese characters are Han, emoji belong to any run. */
export function classifyBeyond(codePoint: number): CharacterClass {
  const character = String.fromCodePoint(codePoint);
  if (/\p{Punctuation}/u.test(character)) return SOFT_SEPARATOR;
  return /\p{Script=Han}/u.test(character) ? SCRIPT.han : SCRIPT.none;
}

function textOf(from: number, to: number): string {
  return String.fromCharCode(...Array.from({ length: to - from }, (_, index) => from + index));
}
