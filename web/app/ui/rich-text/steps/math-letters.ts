/** Where each alphabet starts in Unicode's Mathematical Alphanumeric Symbols, and the letters that stand elsewhere. */
const alphabets = new Map([
  ["double-struck", { A: 0x1d538, a: 0x1d552, "0": 0x1d7d8, elsewhere: "CℂHℍNℕPℙQℚRℝZℤ" }],
  ["script", { A: 0x1d49c, a: 0x1d4b6, elsewhere: "BℬEℰFℱHℋIℐLℒMℳRℛeℯgℊoℴ" }],
  ["fraktur", { A: 0x1d504, a: 0x1d51e, elsewhere: "CℭHℌIℑRℜZℨ" }],
]);

/** `R` in double-struck is `ℝ`. Letters without such a form, and variants without such an alphabet, stay as they are. */
export function toMathLetters(text: string, variant: string): string {
  const alphabet = alphabets.get(variant);
  if (!alphabet) return text;
  return text.replace(/[A-Za-z0-9]/g, (letter) => {
    const exception = alphabet.elsewhere.indexOf(letter);
    if (exception >= 0) return alphabet.elsewhere.charAt(exception + 1);
    const first = letter >= "a" ? "a" : letter >= "A" ? "A" : "0";
    const start = alphabet[first];
    return start ? String.fromCodePoint(start + letter.charCodeAt(0) - first.charCodeAt(0)) : letter;
  });
}
